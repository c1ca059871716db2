import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readStarter, readTerms, readTypes, STARTER_FOLDER } from '../src/library/starter.ts';
import { textKey } from '../src/library/textKey.ts';

const { cards, mechanics, rulings, pairs } = readStarter(STARTER_FOLDER);

const terms = readTerms(STARTER_FOLDER);
const types = readTypes(STARTER_FOLDER);

const nickname = z.strictObject({
  nick: z.string().min(2),
  name: z.string().min(1),
  lang: z.enum(['en', 'fr', 'both']),
});
const nicknames = readFileSync(new URL('nicknames.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => nickname.parse(JSON.parse(line)));

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

const sorted = (values: readonly string[]) => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const symbols = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).toSorted();

/** What French typography forbids: a plain space where a no-break one stands, or none at all. */
const UNFRENCH = [
  / [:;!?»]/,
  /[\p{L}\p{N})}»…][;!?:](?=\s|$)/u,
  /«(?!\u00A0)/,
  /(?<!\u00A0)»/,
  / {2}/,
  /["’“”]/,
  /\s$|^\s/,
];

describe('Each thing is there once', () => {
  test.each([
    ['card', cards.map((card) => card.oracleId)],
    ['card name', cards.map((card) => card.name)],
    ['mechanic', mechanics.map((mechanic) => mechanic.key)],
    ['ruling id', rulings.map((ruling) => ruling.id)],
    ['English ruling', rulings.map((ruling) => textKey(ruling.en))],
    ['English key of a pair', pairs.map((pair) => pair.en)],
    ['French key of a pair', pairs.map((pair) => pair.fr)],
    ['word of the game', terms.map(({ en, type }) => `${en}|${type ?? false}`)],
    ['word of a type line', types.map(({ kind, en }) => `${kind} ${en}`)],
    ['French word for one English word', terms.flatMap(({ en, fr }) => fr.map((word) => `${word}|${en}`))],
    ['nickname of a card', nicknames.map(({ nick, name, lang }) => `${nick}|${name}|${lang}`)],
  ])('No %s is repeated', (_, values) => {
    expect(repeated(values)).toEqual([]);
  });

  test('Cards stand in the order of their names, mechanics in that of their keys', () => {
    const names = cards.map((card) => card.name);
    const keys = mechanics.map((mechanic) => mechanic.key);
    expect(names).toEqual(sorted(names));
    expect(keys).toEqual(sorted(keys));
  });

  test('A name of a mechanic, in either language, means that mechanic and no other', () => {
    const owners = new Map<string, Set<string>>();
    for (const { key, en, fr, aliases } of mechanics)
      for (const name of [en, fr, ...aliases.en, ...aliases.fr]) {
        const owned = owners.get(name.toLowerCase()) ?? new Set();
        owners.set(name.toLowerCase(), owned.add(key));
      }
    expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });
});

describe('Everything that is named is known', () => {
  test('A ruling speaks of a card or a mechanic in these files', () => {
    const ids = new Set(cards.map((card) => card.oracleId));
    const keys = new Set(mechanics.map((mechanic) => mechanic.key));
    const lost = rulings.filter(({ subject }) =>
      'card' in subject ? !ids.has(subject.card) : !keys.has(subject.mechanic),
    );
    expect(lost).toEqual([]);
  });

  test('A keyword of a card is a mechanic', () => {
    const words = new Set(mechanics.map((mechanic) => mechanic.en));
    expect(cards.flatMap((card) => card.keywords).filter((keyword) => !words.has(keyword))).toEqual([]);
  });

  test('Every ruling cites a rule', () => {
    expect(rulings.filter(({ restates }) => !restates.rules)).toEqual([]);
  });

  test.each(['energy', 'improvise', 'revolt', 'convoke', 'delve', 'affinity', 'assist', 'waterbend', 'disappear'])(
    'There are rulings on %s',
    (key) => {
      expect(rulings.some(({ subject }) => 'mechanic' in subject && subject.mechanic === key)).toBe(true);
    },
  );

  test.each([
    'Thriving Rhino',
    'Reverse Engineer',
    'Whir of Invention',
    'Lightning Runner',
    'Wrath of the Skies',
    'Call for Unity',
    'Fatal Push',
    'Narnam Renegade',
    'Murder',
    'Leave in the Dust',
  ])('There are rulings on %s', (name) => {
    const card = cards.find((known) => known.name === name);
    expect(rulings.some(({ subject }) => 'card' in subject && subject.card === card?.oracleId)).toBe(true);
  });
});

describe('Both languages say the same', () => {
  test.each(rulings.map((ruling) => [ruling.id, ruling] as const))(
    '%s shows the same symbols in both',
    (_, { en, fr }) => {
      expect(symbols(fr)).toEqual(symbols(en));
    },
  );

  test('French is set as French is', () => {
    const french = [
      ...rulings.map((ruling) => ruling.fr),
      ...mechanics.flatMap((mechanic) => [mechanic.fr, ...mechanic.aliases.fr]),
      ...cards.flatMap((card) => card.typesFr ?? []),
    ];
    expect(french.filter((text) => UNFRENCH.some((fault) => fault.test(text)))).toEqual([]);
  });

  test('A ruling is one to four sentences on one line', () => {
    const long = rulings.filter(({ en, fr }) =>
      [en, fr].some(
        (text) => /[\n\r]/.test(text) || (text.match(/[.!?](?=\s|$)/g) ?? []).length > 4 || text.length > 400,
      ),
    );
    expect(long).toEqual([]);
  });
});

test('Every file here is described in the README', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /\.jsonl?$/.test(file));
  expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});
