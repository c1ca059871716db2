import { expect, test } from 'vitest';
import { likenessTo, mostSimilar, SAME_RULING, similarity } from './similarity.ts';

test('A text is all alike to itself, whatever its quotes and case', () => {
  expect(similarity('The “cost” is paid.', 'the "cost" is paid')).toBe(1);
});

test('A term renamed leaves two wordings of one ruling', () => {
  const old = 'Its converted mana cost is 3, and the converted mana cost of the token is 0 unless it copies something.';
  expect(similarity(old, old.replaceAll('converted mana cost', 'mana value'))).toBeGreaterThanOrEqual(SAME_RULING);
});

test.each([
  ['other words', 'You lose life.', 'Nobody draws cards.'],
  ['another order', 'one two three four five six', 'six five four three two one'],
  ['another symbol count in a short text', 'Pay {E}.', 'Pay {E}{E}{E}.'],
])('%s is another ruling', (_, one, other) => {
  expect(similarity(one, other)).toBeLessThan(SAME_RULING);
});

test('Measured against many, only what can be another wording is measured', () => {
  const old = 'You can’t pay “more” energy counters than you have.';
  const likeness = likenessTo(old);
  for (const other of [old, "You can't pay more energy than you have.", 'You can pay more counters than you have!']) {
    expect(likeness(other)).toBe(similarity(old, other));
  }
  expect(likeness('Nobody draws cards.')).toBe(0);
});

test('Of several texts the most similar is found, the first of equal ones, and none when all are too far', () => {
  const texts = ['Nobody draws cards.', 'You lose two life.', 'You lose three life.', 'You lose.'].map((text) => ({
    text,
  }));
  expect(mostSimilar('You lose four life.', texts, 0.6)).toBe(texts[1]);
  expect(mostSimilar('You lose.', texts, 0.6)).toBe(texts[3]);
  expect(mostSimilar('Every permanent phases in.', texts, 0.6)).toBeNull();
});
