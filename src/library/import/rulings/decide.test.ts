import { describe, expect, test } from 'vitest';
import { textKey } from '../../textKey.ts';
import { decideRulings, type KnownRuling } from './decide.ts';
import type { ToldRuling } from './told.ts';

const OLD = 'If the spell has a converted mana cost of 3 or less, you may choose new targets for the copy of it.';
const NEW = 'If the spell has a mana value of 3 or less, you may choose new targets for the copy of it.';
const OTHER = 'The permanent leaves before the ability resolves.';

const told = (text: string, date = '2021-04-16'): ToldRuling => ({ key: textKey(text), text, source: null, date });
const known = (text: string, fields: Partial<KnownRuling> = {}): KnownRuling => ({
  ...{ id: 1, source: 'wotc', replacedBy: null, withdrawn: false },
  ...told(text, '2016-09-20'),
  ...{ source: 'wotc' },
  ...fields,
});
const WOTC = { sources: ['wotc'], until: '2022-04-25', outdated: [] } as const;

describe('The rulings on a card', () => {
  test('are reworded when a text is gone and one much like it came: the old one stays under it', () => {
    const { add, update } = decideRulings([known(OLD), known(OTHER)], [told(NEW), told(OTHER, '2016-09-20')], WOTC);
    expect(add.map(({ text, replacedBy }) => [text, replacedBy])).toEqual([[NEW, null]]);
    expect(update).toEqual([known(OLD, { replacedBy: told(NEW).key })]);
  });

  test('are withdrawn when nothing like them is told', () => {
    expect(decideRulings([known(OTHER)], [told(NEW)], WOTC).update).toEqual([known(OTHER, { withdrawn: true })]);
  });

  test('are there again when they are told again', () => {
    const gone = known(OTHER, { withdrawn: true });
    expect(decideRulings([gone], [told(OTHER, '2016-09-20')], WOTC).update).toEqual([known(OTHER)]);
  });

  test('stay when a file tells none at all', () => {
    expect(decideRulings([known(OTHER)], [], WOTC)).toMatchObject({ add: [], update: [] });
  });

  test('of another source are not touched', () => {
    const note = known(OTHER, { source: 'scryfall' });
    const own = known('Written for this bot.', { source: 'starter' });
    expect(decideRulings([note, own], [told(NEW)], WOTC).update).toEqual([]);
  });

  test('newer than a file are not taken away by it; what it words otherwise is their earlier wording, the rest is gone since', () => {
    const newer = known(NEW, { date: '2024-06-07' });
    const decision = decideRulings([newer], [told(OLD), told(OTHER)], WOTC);
    expect(decision).toMatchObject({ add: [{ text: OLD, replacedBy: newer.key }], update: [], outdated: 1 });
  });

  test('of an older file are only earlier wordings; the rest is gone since', () => {
    const decision = decideRulings([known(NEW)], [told(OLD), told(OTHER)], { ...WOTC, outdated: ['wotc'] });
    expect(decision).toMatchObject({ add: [{ text: OLD, replacedBy: known(NEW).key }], update: [], outdated: 1 });
  });

  test('of a source that the newer file does not have are added from an older one', () => {
    const note = { ...told(OTHER), source: 'scryfall' } as const;
    const both = { ...WOTC, sources: ['wotc', 'scryfall'], outdated: ['wotc'] } as const;
    expect(decideRulings([known(NEW)], [note, told(OLD)], both).add).toMatchObject([
      { text: OTHER, replacedBy: null },
      { text: OLD, replacedBy: known(NEW).key },
    ]);
  });

  test('have the later of two days', () => {
    expect(decideRulings([known(OTHER)], [told(OTHER)], WOTC).update).toMatchObject([{ date: '2021-04-16' }]);
    expect(decideRulings([known(OTHER)], [told(OTHER, '2004-10-04')], WOTC)).toMatchObject({
      update: [],
      unchanged: 1,
    });
  });
});
