import { describe, expect, test } from 'vitest';
import type { Tally } from '../rules/game.ts';
import { wordsIn } from './index.ts';

const en = wordsIn('en');
const fr = wordsIn('fr');

describe.each<[Tally | 'events', readonly string[], readonly string[]]>([
  ['life', ['0 life', '1 life', '2 life'], ['0 point de vie', '1 point de vie', '2 points de vie']],
  ['energy', counters('energy'), marqueurs('énergie')],
  ['poison', counters('poison'), marqueurs('poison')],
  ['experience', counters('experience'), marqueurs('expérience')],
  ['rad', counters('rad'), marqueurs('rad')],
  ['ticket', counters('ticket'), marqueurs('ticket')],
  ['events', ['0 events', '1 event', '2 events'], ['0 événement', '1 événement', '2 événements']],
])('What a table counts agrees with its number: %s', (what, english, french) => {
  test.each([0, 1, 2])('%i', (n) => {
    if (what === 'events') {
      for (const [{ game }, said] of [
        [en, english[n]],
        [fr, french[n]],
      ] as const) {
        for (const text of [game.end.ask(n), game.end.summary('', '', n), game.history.title(n)])
          expect(text).toMatch(new RegExp(`[( ]${said}[), ]`));
      }
      return;
    }
    expect(en.table.amount(what, n)).toBe(english[n]);
    expect(fr.table.amount(what, n)).toBe(french[n]);
  });
});

test.each([
  [0, '0 marqueur « énergie » payé', '0 energy counters paid'],
  [1, '1 marqueur « énergie » payé', '1 energy counter paid'],
  [2, '2 marqueurs « énergie » payés', '2 energy counters paid'],
])('A payment of %i agrees with its number', (amount, french, english) => {
  const paid = {
    player: '1',
    what: 'energy',
    how: 'paid',
    amount,
    before: 5,
    after: 5 - amount,
    note: undefined,
    actor: '1',
    asJudge: false,
  } as const;
  expect(en.table.counted(paid, en.table.inMessages)).toContain(`(${english})`);
  expect(fr.table.counted(paid, fr.table.inMessages)).toContain(`(${french})`);
});

test('Those who left agree with their number', () => {
  expect(fr.board.gone(['A'])).toBe('-# A quitté la table : A');
  expect(fr.board.gone(['A', 'B'])).toBe('-# Ont quitté la table : A, B');
});

function counters(kind: string): readonly string[] {
  return [`0 ${kind} counters`, `1 ${kind} counter`, `2 ${kind} counters`];
}

function marqueurs(kind: string): readonly string[] {
  return [`0 marqueur « ${kind} »`, `1 marqueur « ${kind} »`, `2 marqueurs « ${kind} »`];
}

test('A number below zero is written with the minus sign of a sum, wherever it stands', () => {
  expect(en.table.amount('life', -30)).toBe('−30 life');
  expect(fr.table.amount('life', -1234)).toBe('−1\u202f234 points de vie');
  const lost = { player: '1', what: 'life', how: 'lost', amount: 50, before: -20, after: -70 } as const;
  const count = { ...lost, note: undefined, actor: '1', asJudge: false };
  expect(en.table.counted(count, en.table.inMessages)).toBe('<@1>: −20 − 50 → −70 life');
});
