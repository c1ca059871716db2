import { describe, expect, test } from 'vitest';
import { buildNames } from '../src/library/names/names.ts';
import { SOME_NAMES } from '../test/namesFixture.ts';
import { drawLookUps, oneIn } from './lookUps.ts';
import { MISTYPED } from './mistyped.ts';

const names = buildNames(SOME_NAMES);

describe('Look-ups drawn anew', () => {
  test('are the same from the same seed, and others from another', () => {
    expect(drawLookUps(SOME_NAMES, names, 200, 1)).toEqual(drawLookUps(SOME_NAMES, names, 200, 1));
    expect(drawLookUps(SOME_NAMES, names, 200, 1)).not.toEqual(drawLookUps(SOME_NAMES, names, 200, 2));
  });

  test('are of every kind', () => {
    const kinds = drawLookUps(SOME_NAMES, names, 400, 3).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(MISTYPED)));
  });

  test('are never exactly the name of another card', () => {
    for (const { q, want } of drawLookUps(SOME_NAMES, names, 1000, 4)) {
      expect(
        names.called(q).every(({ en }) => want.includes(en)),
        q,
      ).toBe(true);
    }
  });

  test('differ from the name meant, but for those that are exact', () => {
    const all = new Set(SOME_NAMES.flatMap((named) => named.names.map(({ text }) => text)));
    const drawn = drawLookUps(SOME_NAMES, names, 1000, 5).filter(
      ({ kind }) => !['exact', 'noaccent', 'inner1'].includes(kind),
    );
    expect(drawn.filter(({ q }) => all.has(q))).toEqual([]);
  });
});

describe('One look-up in sixteen', () => {
  const drawn = drawLookUps(SOME_NAMES, names, 2400, 6);
  const some = oneIn(16, drawn);
  const shareOf = (kind: string, of: typeof drawn) => of.filter((it) => it.kind === kind).length;

  test('has a sixteenth of each kind, give or take one', () => {
    for (const kind of Object.keys(MISTYPED)) {
      expect(Math.abs(shareOf(kind, some) - shareOf(kind, drawn) / 16), kind).toBeLessThan(1);
    }
  });
});
