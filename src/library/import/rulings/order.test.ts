import { describe, expect, test } from 'vitest';
import { openWorkshop } from '../../../../test/workshop.ts';
import { atomicCards, face, oracleId, ruling, scryfallRuling } from '../sources.fixture.ts';

const OLD = 'If the spell has a converted mana cost of 3 or less, you may choose new targets for the copy of it.';
const NEW = 'If the spell has a mana value of 3 or less, you may choose new targets for the copy of it.';
const GONE = 'The permanent leaves before the ability resolves.';
const CAME = 'You may do it once for each time you are asked whether you want it.';
const KEPT = 'It is a mana ability and does not use the stack.';

const mtgjson = (date: string, ...texts: string[]): string =>
  atomicCards({ Coil: [face(1, 'Coil', { rulings: texts.map((text) => ruling(text, '2016-09-20')) })] }, date);
/** Its newest ruling, on another card, tells up to which day it goes. */
const scryfall = (date: string, ...texts: string[]): string =>
  [
    ...texts.map((text) => scryfallRuling(1, text, { published_at: '2016-09-20' })),
    scryfallRuling(2, 'Another card has this one.', { published_at: date }),
  ]
    .map((it) => `${JSON.stringify(it)}\n`)
    .join('');

describe('Of two files that say different things of the rulings on a card, the newer is right, in whatever order and however often they come', () => {
  test.each([
    ['two of MTGJSON', mtgjson('2022-04-25', OLD, GONE, KEPT), mtgjson('2024-06-07', NEW, CAME, KEPT)],
    ['an older one of Scryfall', scryfall('2021-06-18', OLD, GONE, KEPT), mtgjson('2024-06-07', NEW, CAME, KEPT)],
    ['a newer one of Scryfall', mtgjson('2022-04-25', OLD, GONE, KEPT), scryfall('2024-06-07', NEW, CAME, KEPT)],
    ['two of Scryfall', scryfall('2021-06-18', OLD, GONE, KEPT), scryfall('2024-06-07', NEW, CAME, KEPT)],
    ['one that has both wordings', mtgjson('2022-04-25', OLD, NEW, GONE, CAME), scryfall('2024-06-07', NEW, CAME)],
  ])('%s', async (_, older, newer) => {
    const results = [];
    for (const order of [
      [older, newer, older, newer],
      [newer, older, newer, older],
    ]) {
      const workshop = openWorkshop();
      const other = atomicCards({ Coil: [face(1, 'Coil')], Spoon: [face(2, 'Spoon')] }, '2015-01-23');
      await workshop.import([workshop.file('cards.json', other)]);
      const said = [];
      for (const [i, content] of order.entries()) {
        const report = (await workshop.import([workshop.file(`${i}.json`, content)])).said;
        said.push(/rulings: (\d+ added, \d+ changed)/.exec(report)?.[1]);
      }
      expect(said.slice(2)).toEqual(['0 added, 0 changed', '0 added, 0 changed']);
      const shown = workshop.library.rulings({ kind: 'card', oracleId: oracleId(1) });
      results.push(shown.map(({ en, earlier }) => [en?.text, earlier.map(({ text }) => text)]).sort());
      workshop.close();
    }
    const [one, other] = results;
    expect(one).toEqual(other);
    expect(one?.map(([text]) => text)).not.toContain(GONE);
    expect(one).toContainEqual([NEW, [OLD]]);
  });
});
