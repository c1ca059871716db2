import { z } from 'zod';
import { isAsker } from '../src/asker.ts';
import { plainNames } from '../src/bothNames.ts';
import { optionsOf } from '../src/choices.ts';
import type { ActionContext, Context, Reply, Row, Visibility } from '../src/command.ts';
import { action, command, no, oneOf, optional, say, subcommand, text, yesNo } from '../src/command.ts';
import { LANGUAGES, type RulingLanguage } from '../src/rulingBlocks.ts';
import { ASIDE, DISMISS, PICK, type RulingPage, rulingView, SHARE, TURN } from '../src/rulingView.ts';
import { searched, searchView, TURN_SEARCH } from '../src/searchView.ts';
import type { Hit, Resolution } from '../src/stores.ts';
import { add, addActions } from './ruling/add.ts';
import { subjects } from './ruling/choosing.ts';
import { flag, flagActions } from './ruling/flag.ts';
import { review, reviewActions } from './ruling/review.ts';
import { search, turnSearch } from './ruling/search.ts';

const DEFAULT = 'default';

/** Public rulings speak the channel's language, private ones the reader's, unless another was asked for. */
const answer = (hit: Hit, language: RulingLanguage | undefined, visibility: Visibility, context: Context): Reply => {
  const own = visibility === 'public' ? context.channelLocale : context.locale;
  const shown = { subject: hit, language: language ?? own, page: 1, wordings: false, copy: false };
  return { kind: 'say', visibility, view: rulingView(hit, shown, visibility, context) };
};

/** A mechanic with more words is a question: the rulings that say all of it answer before those on the mechanic alone. */
const askedInWords = (typed: string, found: Resolution, visibility: Visibility, context: Context): Reply | null => {
  const hits = found.kind === 'one' ? [found.hit] : found.kind === 'choice' ? found.hits : found.nearest;
  if (!context.library.asksMore(typed, hits)) return null;
  const view = searchView(searched(typed), 1, visibility, context);
  return view && { kind: 'say', visibility, view };
};

/** A list to choose from, which remembers how the answer was wanted; and a way on for who meant no name. */
const choices = (
  typed: string,
  hits: readonly Hit[],
  language: RulingLanguage | undefined,
  visibility: Visibility,
  context: Context,
): readonly Row[] => {
  const { library, words } = context;
  const options = optionsOf(hits, context);
  const does = { action: PICK, args: [language ?? DEFAULT, visibility] };
  const select = { kind: 'select', placeholder: words.ruling.choose, does, options } as const;
  const text = searched(typed);
  const search = { action: TURN_SEARCH, args: ['1', text] };
  const button = { kind: 'button', style: 'secondary', label: words.search.instead, does: search } as const;
  return [
    ...(options.length > 0 ? [[select] as const] : []),
    ...(library.searchRulings(text, 0, 0, context.locale).total > 0 ? [[button]] : []),
  ];
};

const pageOf = z
  .tuple([z.string(), z.enum(LANGUAGES), z.string().regex(/^\d{1,4}$/), z.string().regex(/^w?c?[feb]?$/)])
  .transform(([reference, language, page, flags]) => ({
    reference,
    language,
    page: Number(page),
    wordings: flags.includes('w'),
    copy: flags.includes('c'),
    order: LANGUAGES.find((it) => flags.endsWith(it.slice(0, 1))),
  }));

type Asked = z.infer<typeof pageOf>;

/** What a button asks for, when the library still has it. */
const asked = ({ reference, ...page }: Asked, { library }: Context): { hit: Hit; shown: RulingPage } | null => {
  const found = library.find(reference);
  return found.kind === 'one' ? { hit: found.hit, shown: { ...page, subject: found.hit } } : null;
};

/** In place of the clicked message, or as a private copy beside it. */
const show = (args: Asked, inPlace: boolean, context: ActionContext): Reply => {
  const found = asked(args, context);
  if (!found) return no({ code: 'old-button' });
  const { hit, shown } = found;
  if (!inPlace) {
    return { kind: 'say', visibility: 'private', view: rulingView(hit, { ...shown, copy: true }, 'private', context) };
  }
  const visibility = context.onPrivateMessage ? 'private' : 'public';
  return { kind: 'update', view: rulingView(hit, shown, visibility, context) };
};

const turn = action(TURN, pageOf, (args, context) => show(args, isAsker(context), context));
const aside = action(ASIDE, pageOf, (args, context) => show(args, context.onPrivateMessage, context));

const share = action(SHARE, pageOf, (args, context) => {
  const found = asked(args, context);
  if (!found) return no({ code: 'old-button' });
  return { kind: 'say', visibility: 'public', view: rulingView(found.hit, found.shown, 'public', context) };
});

const dismiss = action(DISMISS, z.tuple([]), (_, context) => {
  if (!isAsker(context)) return no({ code: 'not-your-answer' });
  const words = context.onPrivateMessage ? context.words : context.channelWords;
  return { kind: 'update', view: { look: 'panel', texts: [`-# ${words.ruling.dismissed}`] } };
});

const wanted = z.tuple([z.enum([...LANGUAGES, DEFAULT]), z.enum(['public', 'private'])]);

const pick = action(PICK, wanted, ([language, visibility], context) => {
  const found = context.library.find(context.chosen[0] ?? '');
  if (found.kind !== 'one') return no({ code: 'old-button' });
  return answer(found.hit, language === DEFAULT ? undefined : language, visibility, context);
});

/** Longer than any name: whatever was typed gets an answer. */
const query = text({ max: 6000, complete: subjects });

export const ruling = command({
  name: 'ruling',
  place: 'everywhere',
  actions: [turn, aside, share, dismiss, pick, turnSearch, ...addActions, ...reviewActions, ...flagActions],
  subcommands: {
    lookup: subcommand(
      { query, language: optional(oneOf(LANGUAGES)), private: optional(yesNo()) },
      ({ query, language, private: hidden }, context) => {
        const visibility = hidden ? 'private' : 'public';
        const found = context.library.find(query, context.locale);
        const said = language === undefined ? askedInWords(query, found, visibility, context) : null;
        if (said) return said;
        switch (found.kind) {
          case 'one':
            return answer(found.hit, language, visibility, context);
          case 'choice':
            return say('private', context.words.ruling.which(query, found.hits.length), {
              rows: choices(query, found.hits, language, visibility, context),
            });
          case 'none':
            return no(
              {
                code: 'nothing-found',
                typed: query,
                nearest: found.nearest.map((hit) => plainNames(hit, context.words)),
                few: context.library.about().cardData === null,
              },
              choices(query, found.nearest, language, visibility, context),
            );
        }
      },
    ),
    search,
    add,
    review,
    flag,
  },
});
