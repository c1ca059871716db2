import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERB_NAMES, verbOf } from './verbs.ts';
import { wordsFor } from './words.ts';

test('French typography keeps its tall marks on the line of their word', () => {
  const source = readFileSync(new URL('words.fr.ts', import.meta.url), 'utf8');
  const loose = source.match(/[\p{L}}»] [:;!»]|« /gu) ?? [];
  expect(loose).toEqual([]);
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
