import { z } from 'zod';
import { isAsker } from '../../src/asker.ts';
import { action, no, subcommand, text } from '../../src/command.ts';
import { searched, searchView, TURN_SEARCH } from '../../src/searchView.ts';

/** `/ruling search`: full text over the rulings, in both languages. */
export const search = subcommand({ text: text({ max: 6000 }) }, ({ text: typed }, context) => {
  const view = searchView(searched(typed), 1, 'public', context);
  return view ? { kind: 'say', visibility: 'public', view } : no({ code: 'no-ruling-found', typed });
});

export const turnSearch = action(
  TURN_SEARCH,
  z.tuple([z.string().regex(/^\d{1,3}$/), z.string()]),
  ([page, typed], context) => {
    const own = isAsker(context);
    const visibility = own && !context.onPrivateMessage ? 'public' : 'private';
    const view = searchView(typed, Number(page), visibility, context);
    if (!view) return no({ code: 'no-ruling-found', typed });
    return own ? { kind: 'update', view } : { kind: 'say', visibility, view };
  },
);
