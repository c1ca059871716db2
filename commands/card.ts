import { z } from 'zod';
import { isAsker } from '../src/asker.ts';
import { plainNames } from '../src/bothNames.ts';
import { cardView, TURN_CARD } from '../src/cardView.ts';
import { choicesOf, optionsOf } from '../src/choices.ts';
import type { ActionContext, Complete, Context, Reply, Row } from '../src/command.ts';
import { action, command, no, say, subcommand, text } from '../src/command.ts';
import { ASIDE_CARD } from '../src/rulingView.ts';
import type { Hit } from '../src/stores.ts';

const PICK_CARD = 'card.pick';

const isCard = (hit: Hit): boolean => hit.kind === 'card';

const cards: Complete = (typed, context) =>
  choicesOf(context.library.resolver.complete(typed, 25, context.locale).filter(isCard), context);

const choices = (hits: readonly Hit[], context: Context): readonly Row[] =>
  hits.length === 0
    ? []
    : [
        [
          {
            kind: 'select',
            placeholder: context.words.card.choose,
            does: { action: PICK_CARD, args: [] },
            options: optionsOf(hits, context),
          },
        ],
      ];

const answer = (hit: Hit, page: number, context: Context): Reply => {
  const card = hit.kind === 'card' ? context.library.card(hit.oracleId) : null;
  if (!card) return no({ code: 'only-a-mechanic', name: plainNames(hit, context.words) });
  return { kind: 'say', visibility: 'public', view: cardView(card, page, 'public', context) };
};

const lookup = (typed: string, context: Context): Reply => {
  const found = context.library.find(typed, context.locale);
  switch (found.kind) {
    case 'one':
      return answer(found.hit, 1, context);
    case 'choice': {
      const hits = found.hits.filter(isCard);
      const [only] = hits;
      if (!only) return no({ code: 'only-a-mechanic', name: typed });
      return hits.length === 1 && found.hits.length > 1
        ? answer(only, 1, context)
        : say('private', context.words.ruling.which(typed, hits.length), { rows: choices(hits, context) });
    }
    case 'none': {
      const nearest = found.nearest.filter(isCard);
      const few = context.library.about().cardData === null;
      return no(
        { code: 'nothing-found', typed, nearest: nearest.map((hit) => plainNames(hit, context.words)), few },
        choices(nearest, context),
      );
    }
  }
};

const show = (typed: string, page: number, context: ActionContext): Reply => {
  const found = context.library.find(typed);
  const card = found.kind === 'one' && found.hit.kind === 'card' ? context.library.card(found.hit.oracleId) : null;
  if (!card) return no({ code: 'old-button' });
  if (!isAsker(context)) return { kind: 'say', visibility: 'private', view: cardView(card, page, 'private', context) };
  return { kind: 'update', view: cardView(card, page, context.onPrivateMessage ? 'private' : 'public', context) };
};

const turn = action(TURN_CARD, z.tuple([z.string(), z.string().regex(/^\d{1,3}$/)]), ([reference, page], context) =>
  show(reference, Number(page), context),
);

const aside = action(ASIDE_CARD, z.tuple([z.string()]), ([reference], context) => {
  const found = context.library.find(reference);
  const card = found.kind === 'one' && found.hit.kind === 'card' ? context.library.card(found.hit.oracleId) : null;
  if (!card) return no({ code: 'old-button' });
  return { kind: 'say', visibility: 'private', view: cardView(card, 1, 'private', context) };
});

const pick = action(PICK_CARD, z.tuple([]), (_, context) => {
  const found = context.library.find(context.chosen[0] ?? '');
  return found.kind === 'one' ? answer(found.hit, 1, context) : no({ code: 'old-button' });
});

/** Longer than any name: whatever was typed gets an answer. */
const query = text({ max: 6000, complete: cards });

export const card = command({
  name: 'card',
  place: 'everywhere',
  actions: [turn, aside, pick],
  subcommands: { lookup: subcommand({ query }, ({ query }, context) => lookup(query, context)) },
});
