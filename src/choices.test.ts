import { expect, test } from 'vitest';
import { Room } from '../test/room.ts';
import { choicesOf } from './choices.ts';
import type { Hit } from './stores.ts';

const card = (en: string, fr: string | null): Hit => ({ kind: 'card', oracleId: `card ${en}`, en, fr });
const lifelink: Hit = { kind: 'mechanic', mechanic: 'lifelink', en: 'Lifelink', fr: 'Lien de vie' };

test.each([
  ['en', 'mechanic'],
  ['fr', 'mécanique'],
] as const)('A mechanic that a card is called like can be told from it (%s)', (locale, kind) => {
  const room = new Room(locale);
  try {
    const names = (...hits: Hit[]) => choicesOf(hits, room.context({})).map(({ name }) => name);
    expect(names(lifelink, card('Lifelink', 'Lien de vie'))).toEqual([
      `Lien de vie — Lifelink (${kind})`,
      'Lien de vie — Lifelink',
    ]);
    expect(names(lifelink, card('Life', null))).toEqual(['Lien de vie — Lifelink', 'Life']);
    const long = 'L'.repeat(150);
    const [mechanic] = names({ ...lifelink, en: long, fr: long }, card(long, long));
    expect(mechanic).toHaveLength(100);
    expect(mechanic).toMatch(new RegExp(`… \\(${kind}\\)$`));
  } finally {
    room.close();
  }
});
