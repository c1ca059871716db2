import { expect, test } from 'vitest';
import { VERB_NAMES, verbOf } from './verbs.ts';
import { wordsFor } from './words.ts';

/** Whatever a wording may ask for, in every form that changes what it says. */
const FACTS = [[], ['a'], ['a', 'b']].map((exists) => ({
  typed: exists.length === 0 ? '' : 'x',
  name: 'x',
  label: 'x',
  command: '/x',
  verb: 'click',
  number: 1,
  count: 2,
  exists,
  others: exists,
}));

/** Everything a catalogue can say. */
const everythingIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function')
    return [...FACTS, ...FACTS.map(({ exists }) => exists)].flatMap((facts) => trySaying(words, facts));
  return Object.values(words ?? {}).flatMap(everythingIn);
};

/** A wording that asks for facts of another shape says nothing here. */
const trySaying = (say: object, facts: unknown): readonly string[] => {
  try {
    return [String(Reflect.apply(say as (...facts: unknown[]) => unknown, null, [facts, facts, facts]))]; // a function, as just seen
  } catch {
    return [];
  }
};

test('French keeps its tall marks on the line of their word', () => {
  const said = everythingIn(wordsFor('fr'));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => /[^\s] [:;!?»]|« /.test(text))).toEqual([]);
});

test('French has straight apostrophes, as the bot does', () => {
  expect(everythingIn(wordsFor('fr')).filter((text) => text.includes('’'))).toEqual([]);
});

test('What can be clicked elsewhere is said of one message as of several', () => {
  const say = (locale: string, others: readonly number[]) =>
    wordsFor(locale).faults['no-controls']({ code: 'no-controls', others });
  expect(say('en-US', [2])).toBe('That message has nothing to click. Message 2 has: click 1 on 2.');
  expect(say('en-US', [2, 9])).toBe('That message has nothing to click. Messages 2 and 9 have: click 1 on 9.');
  expect(say('en-US', [2, 4, 9])).toContain('Messages 2, 4 and 9 have');
  expect(say('fr', [2])).toContain("Ce message n'a rien à cliquer. Le message 2 a de quoi\u00a0:");
  expect(say('fr', [2, 4, 9])).toContain('Les messages 2, 4 et 9 ont de quoi\u00a0: cliquer 1 sur 9.');
});

test('What the help of a language names is understood', () => {
  for (const locale of ['en-US', 'fr']) {
    const { help, usage } = wordsFor(locale);
    for (const verb of VERB_NAMES) expect(verbOf(usage[verb].split(/[\s,]/)[0] ?? '')).toBe(verb);
    const words = help.flatMap(([typed]) => typed.split(', ')).filter((word) => !word.startsWith('/'));
    for (const word of words) expect(verbOf(word.split(' ')[0] ?? ''), word).toBeDefined();
  }
});

test('Whoever reads neither language reads English', () => {
  expect(wordsFor('de')).toBe(wordsFor('en-US'));
  expect(wordsFor('fr')).not.toBe(wordsFor('en-US'));
});
