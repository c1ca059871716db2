import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SOME_NAMES } from '../../../test/namesFixture.ts';
import { buildNames } from './names.ts';
import { parseReference, reference } from './reference.ts';

const names = buildNames(SOME_NAMES);
const picked = (typed: string, language?: 'en' | 'fr') => {
  const found = names.resolve(typed, language);
  return found.kind === 'one' ? found.hit.en : found.kind;
};
const offered = (typed: string) => names.complete(typed, 25, 'fr').map(({ en }) => en);

describe('What went wrong when other bots looked for names', () => {
  test('B001: a name with an apostrophe is found as it is', () => {
    expect(picked("gonti's aether heart")).toBe("Gonti's Aether Heart");
    expect(picked("Coureuse d'éclairs")).toBe('Lightning Runner');
  });

  test('B003: one half of a card is the whole card', () => {
    expect(picked('Commit')).toBe('Commit // Memory');
    expect(picked('Stomp')).toBe('Bonecrusher Giant // Stomp');
    expect(picked('Bonecrusher Giant')).toBe('Bonecrusher Giant // Stomp');
  });

  test('B006: curly and straight apostrophes are one', () => {
    expect(offered('d’éclairs')).toEqual(offered("d'éclairs"));
    expect(offered("d'éclairs")).toContain('Lightning Runner');
  });

  test('B008: a mechanic is found without its accents', () => {
    expect(names.resolve('revolte')).toEqual(names.resolve('révolte'));
    expect(picked('révolte')).toBe('Revolt');
  });

  test('B009: names with accents are offered to who types none', () => {
    expect(offered('eclairs')).toEqual(expect.arrayContaining(['Harnessed Lightning', 'Lightning Runner']));
  });

  test('B011: a French name finds its card, and is shown', () => {
    expect(names.resolve('rhinocéros prospère')).toMatchObject({
      kind: 'one',
      hit: { en: 'Thriving Rhino', fr: 'Rhinocéros prospère' },
    });
  });

  test('B015: a short name is its card, and part of a name is a choice', () => {
    expect(['Opt', 'Fling', 'Recall', 'Murder'].map((typed) => picked(typed))).toEqual([
      'Opt',
      'Fling',
      'Recall',
      'Murder',
    ]);
    expect(['Push', 'Whir'].map((typed) => picked(typed))).toEqual(['choice', 'choice']);
  });

  test.each(['coureuse', 'sol ring', 'conterspell', 'rats voraces'])(
    'B017: %s finds the same by autocomplete and as free text',
    (typed) => {
      const found = names.resolve(typed, 'fr');
      const hits = found.kind === 'one' ? [found.hit] : found.kind === 'choice' ? found.hits : found.nearest;
      expect(names.complete(typed, hits.length, 'fr')).toEqual(hits);
    },
  );

  test('B031: what a choice carries is short, however long the name', () => {
    const card = { kind: 'card', oracleId: randomUUID() } as const;
    const mechanic = { kind: 'mechanic', mechanic: 'm'.repeat(60) } as const;
    for (const subject of [card, mechanic]) {
      expect(reference(subject).length).toBeLessThanOrEqual(100);
      expect(parseReference(reference(subject))).toEqual(subject);
    }
  });
});
