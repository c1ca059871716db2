import { describe, expect, test } from 'vitest';
import { openWorkshop } from '../../../../test/workshop.ts';
import { asLines, atomicCards, face, oracleId, printing } from '../sources.fixture.ts';

const mtgjson = (date: string, text: string) => atomicCards({ Coil: [face(1, 'Coil', { text })] }, date);
/** It has no date of its own; what is yet to come out tells nothing. */
const scryfall = (date: string, text: string) =>
  asLines([
    printing(1, 'Coil', { oracle_text: text, released_at: '2016-09-30' }),
    printing(2, 'Spoon', { released_at: date }),
    printing(3, 'Preview', { released_at: '2999-01-01' }),
  ]);

describe('Of two files that say different things of a card, the newer is right, in whatever order and however often they come', () => {
  test.each([
    ['two of MTGJSON', mtgjson('2022-04-25', 'Old.'), mtgjson('2024-06-07', 'New.')],
    ['an older one of Scryfall', scryfall('2021-06-18', 'Old.'), mtgjson('2024-06-07', 'New.')],
    ['a newer one of Scryfall', mtgjson('2022-04-25', 'Old.'), scryfall('2024-06-07', 'New.')],
    ['two of Scryfall', scryfall('2021-06-18', 'Old.'), scryfall('2024-06-07', 'New.')],
  ])('%s', async (_, older, newer) => {
    for (const order of [
      [older, newer, older, newer],
      [newer, older, newer, older],
    ]) {
      const workshop = openWorkshop();
      const said = [];
      for (const [i, content] of order.entries()) {
        const report = (await workshop.import([workshop.file(`${i}.json`, content)])).said;
        said.push(/cards: (\d+ added, \d+ changed)/.exec(report)?.[1]);
      }
      expect(said.slice(2)).toEqual(['0 added, 0 changed', '0 added, 0 changed']);
      expect(workshop.library.card(oracleId(1))?.faces[0].text).toBe('New.');
      workshop.close();
    }
  });

  test('and the report says what of the cards changed', async () => {
    const workshop = openWorkshop();
    await workshop.import([workshop.file('a.json', mtgjson('2022-04-25', 'Old.'))]);
    const { said } = await workshop.import([workshop.file('b.json', mtgjson('2024-06-07', 'New.'))]);
    expect(said).toContain('cards: 0 added, 1 changed (1 in English), 0 unchanged');
    workshop.close();
  });
});
