import { plainNames } from '../../src/bothNames.ts';
import { choicesOf, optionsOf } from '../../src/choices.ts';
import type { ActionCall, Complete, Context, Reply } from '../../src/command.ts';
import { no, say } from '../../src/command.ts';
import type { Hit } from '../../src/stores.ts';

export const subjects: Complete = (typed, context) =>
  choicesOf(context.library.resolver.complete(typed, 25, context.locale), context);

/** Goes on with the one thing that was meant; where several could be, the reader chooses, and `does` goes on with their references. */
export const withSubject = (
  typed: string,
  does: ActionCall,
  context: Context,
  go: (hit: Hit) => Reply | Promise<Reply>,
): Reply | Promise<Reply> => {
  const { library, locale, words } = context;
  const found = library.find(typed, locale);
  if (found.kind === 'one') return go(found.hit);
  const hits = found.kind === 'choice' ? found.hits : found.nearest;
  const options = optionsOf(hits, context);
  const rows =
    options.length === 0 ? [] : [[{ kind: 'select', placeholder: words.ruling.choose, does, options }] as const];
  return found.kind === 'choice'
    ? say('private', words.ruling.which(typed, options.length), { rows })
    : no(
        {
          code: 'nothing-found',
          typed,
          nearest: hits.map((hit) => plainNames(hit, words)),
          few: library.about().cardData === null,
        },
        rows,
      );
};
