import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMATS, looksLikeJson, recognise } from './formats.ts';
import { KINDS } from './kinds.ts';

describe('The formats', () => {
  test('have names of their own', () => {
    expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length);
  });

  test('are told to whoever brings something else, and in the README', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const names: Readonly<Record<string, string>> = {
      'Scryfall cards': "Scryfall's bulk files",
      'Scryfall rulings': "Scryfall's bulk files",
      'Scryfall bulk data': "Scryfall's bulk files",
      'Comprehensive Rules, excerpt': 'Comprehensive Rules',
      'Magic Tournament Rules': 'MTR',
      'Infraction Procedure Guide': 'IPG',
      'pasted page': 'pages',
    };
    for (const { name } of FORMATS) {
      expect(KINDS).toContain(names[name] ?? name);
      expect(readme).toContain(names[name] ?? name);
    }
    for (const text of [KINDS, readme]) expect(text).toContain('gzip');
  });

  test('end with pasted pages, which may be any text', () => {
    expect(FORMATS.at(-1)?.into).toBe('pages');
    expect(FORMATS.filter(({ into }) => into === 'pages')).toHaveLength(1);
  });

  test.each(["Coureuse d'éclairs\n\n07/06/2024\n", '{E} est le symbole.\n* Un.', '[symbole] perdu\n* Un.', '* Un.'])(
    'take %j for a pasted page',
    (head) => {
      expect(recognise(head)).toMatchObject({ name: 'pasted page' });
    },
  );

  test.each(['{"a": {}}', '[{"a":1}]', '[]', ' {\n "a": 1}', '<!DOCTYPE html>', '<html>'])(
    'take %j for no page',
    (head) => {
      expect(recognise(head)).toEqual(expect.stringMatching(/^is /));
    },
  );
});

test('JSON is told from a symbol in braces', () => {
  expect(looksLikeJson('{"a":1}')).toBe(true);
  expect(looksLikeJson('{E} is the energy symbol.')).toBe(false);
});
