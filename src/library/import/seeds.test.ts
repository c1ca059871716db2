import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';
import { foreignSentences, languageOf } from './page/language.ts';
import { lostSymbols } from './page/lostSymbols.ts';

/* The five documents the project starts from, where they are at hand. */

const shared = fileURLToPath(new URL('../../../../shared', import.meta.url));

describe.runIf(existsSync(shared))('The documents the project starts from', () => {
  let workshop: TestWorkshop;
  beforeEach(() => {
    workshop = openWorkshop();
  });
  afterEach(() => workshop.close());

  const seed = (name: string) => join(shared, 'seeds', name);
  const count = (said: string, pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);

  test.each([
    ['energy-article.fr.txt', 'Énergie — Energy', 7, 7, {}],
    ['improvise-article.fr.txt', 'Improvisation — Improvise', 9, 8, {}],
    ['revolt-article.fr.txt', 'Révolte — Revolt', 5, 1, {}],
    ['lightning-runner-rulings.fr.txt', "Coureuse d'éclairs — Lightning Runner", 10, 0, {}],
    ['wrath-of-the-skies-rulings.en.txt', 'Wrath of the Skies', 11, 0, { card: 'Wrath of the Skies' }],
  ] as const)('%s: rulings on %s: %d, symbols lost in %d places', async (name, subject, rulings, places, options) => {
    const { done, said } = await workshop.import([seed(name)], options);
    expect(done).toBe(true);
    expect(said).toContain(subject);
    expect(count(said, /(\d+) rulings? on /)).toBe(rulings);
    expect(count(said, /(\d+) places? where a symbol was lost/)).toBe(places);
    expect(said.split('\n').at(-1)).toBe(`${rulings} added, 0 changed, 0 unchanged, 0 skipped`);
    const again = await workshop.import([seed(name)], options);
    expect(again.said.split('\n').at(-1)).toBe(`0 added, 0 changed, ${rulings} unchanged, 0 skipped`);
  });

  test('tell what is odd in them', async () => {
    const said = async (name: string, options = {}) => (await workshop.import([seed(name)], options)).said;
    expect(await said('energy-article.fr.txt')).toContain('payer de [?]même si');
    expect(await said('improvise-article.fr.txt')).toContain('quotes rule 702.125 a–c; Improvise is 702.126 today');
    const runner = await said('lightning-runner-rulings.fr.txt');
    expect(runner.match(/a sentence in English inside/g)).toHaveLength(1);
    const wrath = await said('wrath-of-the-skies-rulings.en.txt', { card: 'Wrath of the Skies' });
    expect(wrath).toContain('announces a translation made by a machine, but its text is the English original');
    expect((await workshop.import([seed('wrath-of-the-skies-rulings.en.txt')])).done).toBe(false);
  });

  test('the Lightning Runner page finds the English of all its ten rulings', async () => {
    const excerpts = JSON.parse(readFileSync(join(shared, 'data/mtgjson-current-excerpts.json'), 'utf8'));
    const rulings: { date: string; text: string }[] = excerpts.data['Lightning Runner'][0].rulings;
    const english = ['Lightning Runner', ...rulings.flatMap(({ date, text }) => [date, text])].join('\n');
    const { said } = await workshop.import([
      seed('lightning-runner-rulings.fr.txt'),
      workshop.file('lightning-runner.en.txt', english),
    ]);
    expect(said.match(/in both languages: 10 of 10/g)).toHaveLength(2);
    const [hit] = workshop.library.called('Lightning Runner');
    const both = hit ? workshop.library.rulings(hit).filter(({ source }) => source !== 'starter') : [];
    expect(both).toHaveLength(10);
    expect(both.every(({ en, fr }) => en && fr?.status === 'official')).toBe(true);
    expect(both.at(-1)?.en?.text).toContain('You untap all creatures you control');
    const track = both.find(({ fr }) => fr?.text.startsWith('Gardez une trace'));
    expect(track?.en?.text).toContain('writing theme down');
  });

  test('real rulings raise next to no false alarm', { timeout: 120_000 }, () => {
    const lines = gunzipSync(readFileSync(join(shared, 'data/scryfall-rulings-sample.jsonl.gz')))
      .toString('utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(45_000);
    const texts = [...new Set(lines.map((line) => String(JSON.parse(line).comment)))];
    // Four of these have a stray space, or have really lost a symbol.
    expect(texts.filter((text) => lostSymbols(text, 'en').length > 0).length).toBeLessThanOrEqual(7);
    expect(texts.filter((text) => languageOf(text) === 'fr')).toEqual([]);
    expect(texts.filter((text) => foreignSentences(text, 'en').length > 0)).toEqual([]);
  });
});
