import type { CardCounts } from './cards/settle.ts';
import type { Counts } from './format.ts';
import type { RulingCounts } from './rulings/settle.ts';

/* What an import tells of cards and rulings. */

type Settled = Omit<Counts, 'skipped'>;

export const sum = (cards: Settled, rulings: Settled, skipped: number): Counts => ({
  added: cards.added + rulings.added,
  changed: cards.changed + rulings.changed,
  unchanged: cards.unchanged + rulings.unchanged,
  skipped,
});

/** How many of what changed did so in which way. */
const among = (how: ReadonlyMap<string, number>): string =>
  how.size > 0 ? ` (${[...how].map(([way, count]) => `${count} ${way}`).join(', ')})` : '';

/** `outsideDecks` counts those of each layout that is in no deck. */
export const cardLines = (
  { added, changed, unchanged, how }: CardCounts,
  outsideDecks: ReadonlyMap<string, number>,
): readonly string[] => [
  `cards: ${added} added, ${changed} changed${among(how)}, ${unchanged} unchanged`,
  ...(outsideDecks.size > 0
    ? [`among them for no deck: ${[...outsideDecks].map(([layout, count]) => `${count} ${layout}`).join(', ')}`]
    : []),
];

/** `read` says how the rulings stood in the file. */
export const rulingLines = (counts: RulingCounts, read: readonly string[]): readonly string[] => {
  const { told, added, changed, unchanged, how, outdated, toReview } = counts;
  if (told === 0) return [];
  return [
    `rulings: ${[...read, `${told} different on their card`].join(', ')}`,
    `rulings: ${added} added, ${changed} changed${among(how)}, ${unchanged} unchanged`,
    ...(outdated > 0 ? [`${outdated} rulings are gone from a newer file that was imported before: left out`] : []),
    ...(toReview > 0 ? [`${toReview} French texts are to be reviewed, because their English changed`] : []),
  ];
};
