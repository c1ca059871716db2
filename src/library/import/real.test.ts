import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';

/* Imports of real files, where they lie beside the checkout; one library for all of them. */

/** Why what is no source of cards, rulings or rules is refused. */
const FITTING: readonly (readonly [files: RegExp, reason: string])[] = [
  [/bulk-data/, "is Scryfall's list of its files, without the cards: npm run update"],
  [/\.json$/, 'is JSON, but not of a kind that this import knows. An import takes MTGJSON'],
  [/\.tsv$/, 'is of no kind that this import knows. An import takes MTGJSON'],
  [/\.md$/, 'no card and no mechanic is named above'],
];

const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

describe.runIf(existsSync(DATA))('Of the real files', { timeout: 120_000 }, () => {
  let workshop: TestWorkshop;
  beforeAll(() => {
    workshop = openWorkshop();
  });
  afterAll(() => workshop.close());

  const take = async (...files: readonly string[]) => {
    const { done, said } = await workshop.import(files.map((file) => join(DATA, file)));
    return { done, said, last: said.split('\n').at(-1) };
  };
  const find = (name: string) => {
    const [hit, other] = workshop.library.called(name);
    return hit?.kind === 'card' && !other ? workshop.library.card(hit.oracleId) : null;
  };
  const shownOn = (name: string) => {
    const [hit] = workshop.library.called(name);
    return hit ? workshop.library.rulings(hit).filter(({ source }) => source !== 'starter') : [];
  };

  test('MTGJSON’s sample has each ruling once: 47,665 rows are 45,080 on their cards, and one of those has no text', async () => {
    const { said } = await take('mtgjson-sample.json.gz');
    expect(said).toContain(
      'rulings: 47665 read, 2585 repeated on another face, 34 on another printing, 45045 different on their card',
    );
    expect(said).toMatch(/cards: \d+ added, \d+ changed \(.+\), 0 unchanged/);
    expect(said).toContain('rulings: 45045 added, 0 changed, 0 unchanged');
    expect(said).toContain('among them for no deck: 70 scheme, 86 planar, 33 vanguard');
    expect(said).toContain('5 reversible printings show cards of another record');
    expect(47_665 - 2585).toBe(45_080);
    expect(45_080 - 34 - 1).toBe(45_045);
  });

  test('every record that an importer must survive is what it should be', () => {
    expect(find('fire // ice')?.faces).toMatchObject([
      { nameFr: 'Feu' },
      { nameFr: 'Glace', typesFr: null, textFr: 'Engagez le permanent ciblé.\nPiochez une carte.' },
    ]);
    expect(shownOn('Ice')).toHaveLength(9);
    expect(find('Who // What // When // Where // Why')?.faces).toHaveLength(5);
    for (const name of ['Stomp', 'Piétineur', 'Géant craque-os', 'Insectile Aberration', 'Sondeur de secrets']) {
      expect([name, find(name)?.faces.length]).toEqual([name, 2]);
    }
    expect(find("Erayo's Essence")?.faces.map(({ manaCost }) => manaCost)).toEqual(['{1}{U}', null]);
    expect(find('Bruna, the Fading Light')?.name).toBe('Bruna, the Fading Light // Brisela, Voice of Nightmares');
    expect(workshop.library.called('Propaganda')).toHaveLength(1);
    for (const name of [
      "lim-dul's vault",
      'Caveau de Lim-Dûl',
      'manoeuvre acrobatique',
      'Ow',
      '+2 Mace',
      '_____',
      'x',
    ]) {
      expect([name, workshop.library.called(name).length]).toEqual([name, 1]);
    }
    expect(find('"Ach! Hans, Run!"')?.name).toBe('"Ach! Hans, Run!"');
    expect(workshop.library.called('Rats voraces').map(({ en }) => en)).toEqual(
      expect.arrayContaining(['Muck Rats', 'Ravenous Rats']),
    );
    expect(find('Abandon Hope')).toMatchObject({ nameFr: "Abandon de l'espoir", faces: [{ textFr: null }] });
    expect(find('Grizzly Bears')?.faces[0].text).toBe('');
    for (const name of [
      'Undying Evil',
      'Riftmarked Knight',
      'Dralnu, Lich Lord',
      'Dream Pillager',
      'Scour the Laboratory',
    ]) {
      expect(find(name)?.faces[0].textFr).not.toMatch(/[&<>]|[^\P{Cc}\n]/u);
    }
    expect(find('Abbot of Keral Keep')?.faces[0].textFr?.split('\n')).toHaveLength(2);
    expect(find("A-Alrund's Epiphany")?.name).toBe("A-Alrund's Epiphany");
    expect(Math.max(...shownOn("Lich's Mirror").map(({ en }) => en?.text.length ?? 0))).toBeGreaterThan(1024);
    expect(find('Forest')?.nameFr).toBe('Forêt');
  });

  test('Scryfall’s samples bring more French and no ruling twice', async () => {
    const { said } = await take('scryfall-rulings-sample.jsonl.gz', 'scryfall-cards-sample.jsonl.gz');
    expect(said).toContain('Scryfall cards: 23743 printings in English, 25642 in French');
    expect(said).toMatch(/cards: 32 added, \d+ changed \(.+\), \d+ unchanged/);
    expect(said).toContain('rulings: 0 added, 0 changed, 45045 unchanged');
    expect(said).toContain('skipped 1: rulings without a text');
    expect(find('Cancel')?.nameFr).toBe('Révocation');
  });

  test('today’s excerpts are an update: eleven cards, the old wordings under the new', async () => {
    const { said } = await take('mtgjson-current-excerpts.json');
    expect(said).toMatch(/cards: 4 added, \d+ changed \(.+\), \d+ unchanged/);
    expect(said).toMatch(
      /rulings: 37 added, 19 changed \(6 reworded, 13 withdrawn\), 13 unchanged|rulings: 37 added, \d+ changed/,
    );
    expect(shownOn('Wrath of the Skies')).toHaveLength(11);
    expect(shownOn('Lightning Runner').some(({ earlier }) => earlier.length > 0)).toBe(true);
    expect((await take('mtgjson-current-excerpts.json')).last).toMatch(
      /^0 added, 0 changed, \d+ unchanged, 0 skipped$/,
    );
    expect((await take('scryfall-rulings-energy-2024.json')).last).toBe('0 added, 0 changed, 50 unchanged, 0 skipped');
  });

  test('small ones repeat what is known', async () => {
    expect((await take('mtgjson-small.json')).last).toMatch(/^0 added, 0 changed, \d+ unchanged, 0 skipped$/);
    const lines = await take('scryfall-rulings-small.jsonl.gz');
    const array = await take('scryfall-rulings-small.json');
    expect(lines.done).toBe(true);
    expect(array.last).toMatch(/^0 added, 0 changed, 2766 unchanged, 0 skipped$/);
    expect((await take('scryfall-cards-small.jsonl.gz')).said).toContain('1238 in French');
  });

  test.each([
    [
      'MagicCompRules_2017-01-19.txt',
      'effective 2017-01-20: 2177 numbered rules, 242 examples, 527 glossary entries',
      3084,
    ],
    [
      'MagicCompRules_2021-02-24.txt',
      'effective 2021-02-15: 2514 numbered rules, 258 examples, 585 glossary entries',
      3499,
    ],
    [
      'MagicCompRules_2021-04-19.txt',
      'effective 2021-04-22: 2521 numbered rules, 258 examples, 589 glossary entries',
      3510,
    ],
    [
      'MagicCompRules_2026-01-16.txt',
      'effective 2026-01-16: 3114 numbered rules, 276 examples, 725 glossary entries',
      4270,
    ],
    ['MagicCompRules_2026-09-25.EXCERPT.txt', 'excerpt, effective 2026-09-25: 144 numbered rules, 22 examples', 166],
    ['MTR-2025-11-10-en.txt', 'Magic Tournament Rules, effective 2025-11-10: 104 sections', 1177],
    ['IPG-2024-09-23-en.txt', 'Infraction Procedure Guide, effective 2024-09-23: 36 sections', 491],
  ])('%s is there once: %s', async (name, found, rows) => {
    const { said, last } = await take(name);
    expect(said).toContain(found);
    expect(last).toBe(`${rows} added, 0 changed, 0 unchanged, 0 skipped`);
    expect((await take(name)).last).toBe(`0 added, 0 changed, ${rows} unchanged, 0 skipped`);
  });

  test('an excerpt takes the place of no whole edition', () => {
    expect(workshop.library.about().rules).toBe('2026-01-16');
  });

  test('those without cards or rulings are refused with their reason, and nothing changes', async () => {
    const library = join(workshop.dir, 'library.db');
    const before = readFileSync(library);
    const imported = /^(?:mtgjson|scryfall-(?:cards|rulings)|MagicCompRules|MTR|IPG)/;
    const others = readdirSync(DATA).filter((name) => !imported.test(name));
    expect(others.length).toBeGreaterThan(8);
    for (const name of others) {
      const { done, said } = await take(name);
      expect([name, done]).toEqual([name, false]);
      const fits = FITTING.find(([files]) => files.test(name))?.[1];
      expect(said.split('\n')[0]).toMatch(new RegExp(`${name}(:\\d+)?: ${fits}`));
    }
    expect(readFileSync(library).equals(before)).toBe(true);
  });
});
