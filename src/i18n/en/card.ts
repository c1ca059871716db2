import { countEn } from '../plural.ts';

export const card = {
  command: {
    name: 'card',
    description: 'Cards, by their English or French name',
    subcommands: {
      lookup: {
        name: 'lookup',
        description: 'A card: both names, cost, type, Oracle text, and its French text as printed',
        options: { query: { name: 'query', description: 'A card, by its English or French name' } },
      },
    },
  },
  noCost: 'no mana cost',
  oracle: 'Oracle text',
  printed: 'French text as printed (older than Oracle, where they differ)',
  noRulesText: 'This card has no rules text.',
  /** No source with card text was imported. */
  noText:
    'The library has no card texts yet: who runs this bot can add them with `npm run update`. Names, cost and types are there all the same.',
  /** Card texts are there, the French one is not. */
  noFrench: 'No French text of this card is known.',
  noFrenchName: 'No French name of this card is known.',
  /** Beside the name of such a card in a list, and under its name. */
  outsideDecks: 'in no ordinary deck',
  isOutsideDecks: 'A nontraditional card: no ordinary deck has it.',
  noFrenchTypes: 'Its types are known in English alone.',
  rulings: (count: number): string => countEn(count, { one: 'ruling', other: 'rulings' }),
  noRulings: 'No ruling on this card is known.',
  choose: 'Choose a card',
  page: (page: number, pages: number): string => `page ${page} of ${pages}`,
  continued: '(continued)',
  previous: 'Previous',
  next: 'Next',
};
