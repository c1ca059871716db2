import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readStarter, STARTER_FOLDER } from '../src/library/starter.ts';
import { textKey } from '../src/library/textKey.ts';

/* Our words and facts against the sources they must agree with, and must not copy. */

const SHARED = new URL('../../shared/', import.meta.url);
const { cards, mechanics, rulings, pairs } = readStarter(STARTER_FOLDER);

const bytes = (name: string) => readFileSync(new URL(name, SHARED));
const text = (name: string) => bytes(name).toString('utf8');
const unzipped = (name: string) => gunzipSync(bytes(name)).toString('utf8');
const lines = (content: string) => content.split(/\r\n|\r|\n/);

/** Every text inside a JSON value. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

const words = (content: string) =>
  content
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}{}+/'-]+/gu) ?? [];

const RUN = 8;
const runs = (content: string): string[] => {
  const all = words(content);
  return all.slice(RUN - 1).map((_, i) => all.slice(i, i + RUN).join(' '));
};

describe.runIf(existsSync(SHARED))('With the sources beside the checkout', () => {
  test('Every rule cited is in the Comprehensive Rules of 2026-01-16, or in the MTR or IPG', () => {
    const numbered = (file: string) =>
      lines(text(file)).flatMap((line) => line.match(/^(\d[\d.]*\d[a-z]?)\.?(?=\s|$)/)?.[1] ?? []);
    const known = new Set([
      ...numbered('data/MagicCompRules_2026-01-16.txt'),
      ...numbered('data/MTR-2025-11-10-en.txt').map((number) => `MTR ${number}`),
      ...numbered('data/IPG-2024-09-23-en.txt').map((number) => `IPG ${number}`),
    ]);
    const cited = [
      ...rulings.flatMap((ruling) => ruling.restates.rules ?? []),
      ...mechanics.flatMap((mechanic) => mechanic.rule ?? []),
    ];
    expect([...new Set(cited)].filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('A keyword mechanic cites the rule that bears its name', () => {
    const headings = new Map(
      lines(text('data/MagicCompRules_2026-01-16.txt')).flatMap((line) => {
        const [, rule, name] = line.match(/^(70[12]\.\d+)\. ([^.]+)$/) ?? [];
        return rule && name ? [[name.trim().toLowerCase(), rule] as const] : [];
      }),
    );
    const wrong = mechanics.filter(({ en, rule }) => (headings.get(en.toLowerCase()) ?? rule) !== rule);
    expect(wrong).toEqual([]);
  });

  test('No ruling shares a run of eight words with a ruling, a rule, a card or a page of others', {
    timeout: 60_000,
  }, () => {
    const ours = new Map(rulings.flatMap(({ id, en, fr }) => [en, fr].flatMap(runs).map((run) => [run, id] as const)));
    const openings = new Set([...ours.keys()].map((run) => run.split(' ', 2).join(' ')));
    const data = readdirSync(new URL('data/', SHARED));
    const theirs = new Set([
      ...data.filter((file) => /^(MagicCompRules|MTR|IPG).*\.txt$/.test(file)).map((file) => text(`data/${file}`)),
      ...readdirSync(new URL('seeds/', SHARED)).map((file) => text(`seeds/${file}`)),
      ...['mtgjson-small.json', 'mtgjson-current-excerpts.json', 'tm-top3000-ruling-texts.json'].flatMap((file) =>
        texts(JSON.parse(text(`data/${file}`))),
      ),
      ...lines(unzipped('data/scryfall-rulings-sample.jsonl.gz')).flatMap((line) =>
        line === '' ? [] : [String(JSON.parse(line).comment)],
      ),
    ]);
    const copied = new Set<string>();
    for (const content of theirs) {
      const all = words(content);
      for (let i = 0; i + RUN <= all.length; i++) {
        if (!openings.has(`${all[i]} ${all[i + 1]}`)) continue;
        const run = all.slice(i, i + RUN).join(' ');
        const id = ours.get(run);
        if (id) copied.add(`${id}: ${run}`);
      }
    }
    expect([...copied]).toEqual([]);
  });

  test('Card facts agree with the sources, and no card with energy, improvise or revolt is missing', () => {
    const printed = new Map(
      lines(unzipped('data/scryfall-cards-sample.jsonl.gz'))
        .filter((line) => line.includes('"lang":"en"'))
        .map((line) => JSON.parse(line) as Record<string, string> & { keywords: string[] })
        .map((card) => [card.oracle_id ?? '', card] as const),
    );
    const known = new Map(cards.map((card) => [card.oracleId, card]));
    const speaksOfIt = (card: Record<string, string> & { keywords: string[] }) =>
      /\{E\}|energy counter|\bimprovise\b|^revolt\b/im.test(card.oracle_text ?? '') ||
      card.keywords.some((keyword) => keyword === 'Improvise' || keyword === 'Revolt');
    const missing = [...printed.values()].filter((card) => speaksOfIt(card) && !known.has(card.oracle_id ?? ''));
    expect(missing.map((card) => card.name)).toEqual([]);
    for (const card of cards) {
      const source = printed.get(card.oracleId);
      if (!source) continue;
      expect([card.name, card.manaCost ?? '', card.types]).toEqual([
        source.name,
        source.mana_cost ?? '',
        source.type_line,
      ]);
      if (card.energy) expect(source.oracle_text).toMatch(/\{E\}|energy counter/);
    }
  });

  test('Every nickname is one of a card that exists', () => {
    const names = new Set(Object.keys(JSON.parse(unzipped('data/mtgjson-sample.json.gz')).data));
    const nicknames = lines(readFileSync(new URL('nicknames.jsonl', import.meta.url), 'utf8')).filter(Boolean);
    expect(nicknames.filter((line) => !names.has(JSON.parse(line).name))).toEqual([]);
  });

  test('Every pair joins a French sentence of the seeds to an English ruling', () => {
    const english = new Set(
      [text('data/mtgjson-current-excerpts.json'), text('data/mtgjson-small.json')]
        .flatMap((json) => texts(JSON.parse(json)))
        .map(textKey),
    );
    const french = new Set(
      readdirSync(new URL('seeds/', SHARED))
        .flatMap((file) => lines(text(`seeds/${file}`)))
        .map((line) => textKey(line.replace(/^\* /, ''))),
    );
    expect(pairs.filter(({ en, fr }) => !english.has(en) || !french.has(fr))).toEqual([]);
    const runner = lines(text('seeds/lightning-runner-rulings.fr.txt')).map(textKey);
    expect(pairs.filter(({ fr }) => runner.includes(fr))).toHaveLength(10);
  });
});
