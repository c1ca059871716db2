import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asLines,
  atomicCards,
  face,
  french,
  inFrench,
  oracleId,
  printing,
  ruling,
  scryfallRuling,
} from '../src/library/import/sources.fixture.ts';
import { ANA, Room } from './room.ts';

/*
 * Records that an importer or a search must survive, each by a test of its kind on cards of our own: here, or where the importer of
 * its format is tested, by the words of that test.
 */

const IMPORT = '../src/library/import/';
const ELSEWHERE: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '5-part split card': [`${IMPORT}mtgjson/mtgjson.test.ts`, 'has a card of five parts without French'],
  flip: [`${IMPORT}mtgjson/mtgjson.test.ts`, 'has no mana cost where the card has none'],
  meld: [`${IMPORT}scryfall/scryfall.test.ts`, 'do not take MTGJSON’s whole name from a melding card'],
  'reversible card': [`${IMPORT}mtgjson/mtgjson.test.ts`, 'has a reversible printing as the card it shows'],
  'vanilla: no text key in either language': [`${IMPORT}mtgjson/mtgjson.test.ts`, 'an empty text where it has no text'],
  'HTML entities left in French text': [`${IMPORT}cards/printed.test.ts`, 'entities and the tags they were'],
  'French abilities glued together without newline': [`${IMPORT}cards/printed.test.ts`, 'on lines of their own'],
  'Alchemy rebalanced "A-" card': [
    `${IMPORT}mtgjson/mtgjson.test.ts`,
    'has rebalanced cards apart from the paper ones',
  ],
  'very long single ruling': ['longest.test.ts', 'of the rulings on cards and mechanics'],
  'token-like and art-series objects': [`${IMPORT}scryfall/scryfall.test.ts`, 'among them for no deck: 1 planar'],
  dates: [`${IMPORT}page/dates.test.ts`, 'On a French page %s is June 7, 2024'],
  'CR text file line ends and encoding': ['dataReports.test.ts', 'B023'],
};

const two = (id: number, layout: string, english: readonly [string, string], printed: readonly [string, string]) => {
  const name = english.join(' // ');
  const fr = printed.join(' // ');
  return {
    [name]: english.map((faceName, i) =>
      face(id, name, {
        ...{ layout, faceName, side: 'ab'[i], rulings: [ruling(`It is ${name}.`)] },
        foreignData: [french(fr, { faceName: printed[i], text: `${printed[i]} agit.`, type: 'Éphémère' })],
      }),
    ),
  };
};
const one = (id: number, name: string, fr: string | null = null, fields = {}) => ({
  [name]: [face(id, name, { ...(fr === null ? {} : { foreignData: [french(fr)] }), ...fields })],
});

const CARDS = atomicCards({
  ...two(1, 'split', ['Warmth', 'Cold'], ['Chaleur', 'Froid']),
  ...two(2, 'split', ['Onset', 'Warmth'], ['Début', 'Chaleur']),
  ...two(3, 'adventure', ['Broth Ogre', 'Slurp'], ['Ogre au bouillon', 'Lampée']),
  ...two(4, 'transform', ['Larva of Letters', 'Winged Word'], ['Larve de lettres', 'Mot ailé']),
  ...one(5, "Nîm-Dôl's Cellar", 'Cave de Nîm-Dôl', { asciiName: "Nim-Dol's Cellar" }),
  ...one(6, 'Elbow Work', "Œuvre du cœur d'Éther"),
  ...Object.assign({}, ...['_____', 'X', 'Ox', '+2 Spoon'].map((name, i) => one(10 + i, name))),
  ...Object.assign(
    {},
    ...['"Oh! Hans, Walk!"', 'R&D Broom®', 'B.F.B. (Big Furry Broom)', 'Broom Elemental?'].map((name, i) =>
      one(20 + i, name),
    ),
  ),
  ...one(30, 'Gnawing Mice', 'Souris avides'),
  ...one(31, 'Hungry Mice', 'Souris avides'),
  ...one(32, 'Woodland', 'Bois', { rulings: [ruling('It is a wood.')] }),
  ...one(33, 'Lost Page', 'Page perdue', { rulings: [ruling('See https://example.org/a_b?c=½™ for *more*.')] }),
});

const PRINTED = asLines([
  ...Array.from({ length: 300 }, (_, i) =>
    inFrench(32, 'Woodland', i < 299 ? 'Bois' : 'Bosquet', {
      released_at: `20${10 + (i % 10)}-01-24`,
      id: `print ${i}`,
    }),
  ),
  printing(32, 'Woodland'),
  inFrench(31, 'Hungry Mice', 'Souris affamées'),
]);
const TOLD = asLines(Array.from({ length: 3 }, () => scryfallRuling(32, 'It is a wood.')));

const folder = mkdtempSync(join(tmpdir(), 'tricky-'));
const room = new Room('fr');
beforeAll(async () => {
  const files = { 'cards.json': CARDS, 'printed.jsonl': PRINTED, 'told.jsonl': TOLD };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await room.import(Object.keys(files).map((name) => join(folder, name)));
});
afterAll(() => {
  room.close();
  rmSync(folder, { recursive: true });
});

/** What a command would answer with: a card, or that it asks. */
const found = (typed: string): string => {
  const answer = room.library.find(typed, 'fr');
  return answer.kind === 'one' ? answer.hit.en : answer.kind;
};
const offered = (typed: string): readonly string[] => {
  const answer = room.library.find(typed, 'fr');
  return answer.kind === 'choice' ? answer.hits.map(({ en }) => en) : [];
};
const shown = async (path: string, query: string) => room.text(await room.run(ANA, path, { query }));

const TRIED: Readonly<Record<string, () => void | Promise<void>>> = {
  'split card: 2 array entries under "A // B"': () => {
    for (const typed of ['Warmth // Cold', 'cold', 'Chaleur // Froid', 'froid', 'warmth/cold', 'warmth and cold']) {
      expect([typed, found(typed)]).toEqual([typed, 'Warmth // Cold']);
    }
    for (const typed of ['warmth', 'chaleur']) {
      expect(offered(typed)).toEqual(expect.arrayContaining(['Warmth // Cold', 'Onset // Warmth']));
    }
    expect(room.library.rulings({ kind: 'card', oracleId: oracleId(1) })).toHaveLength(1);
  },
  adventure: () => {
    for (const typed of ['Broth Ogre', 'Slurp', 'ogre au bouillon', 'lampee']) {
      expect([typed, found(typed)]).toEqual([typed, 'Broth Ogre // Slurp']);
    }
  },
  'transform double-faced': async () => {
    for (const typed of ['Winged Word', 'mot ailé']) expect(found(typed)).toBe('Larva of Letters // Winged Word');
    const card = await shown('card lookup', 'Winged Word');
    expect(card).toContain('**Larve de lettres — Larva of Letters**');
    expect(card).toContain('**Mot ailé — Winged Word**');
  },
  'accents in English names': () => {
    for (const typed of ["Nîm-Dôl's Cellar", 'nim dols cellar', 'NIM-DOL’S CELLAR', 'cave de nim-dol']) {
      expect([typed, found(typed)]).toEqual([typed, "Nîm-Dôl's Cellar"]);
    }
  },
  'œ/ç/î in French names': () => {
    for (const typed of ["Œuvre du cœur d'Éther", 'oeuvre du coeur d ether', 'OEUVRE DU CŒUR D’ÆTHER']) {
      expect([typed, found(typed)]).toEqual([typed, 'Elbow Work']);
    }
  },
  'name that folds to nothing or 1-2 letters': async () => {
    for (const typed of ['_____', 'X', 'Ox', '+2 Spoon']) {
      expect([typed, found(typed)]).toEqual([typed, typed]);
      await shown('ruling lookup', typed);
      await room.run(ANA, 'ruling search', { text: typed });
    }
  },
  'name with double quotes / & / ® / parentheses / ! / ?': async () => {
    for (const typed of ['"Oh! Hans, Walk!"', 'R&D Broom®', 'B.F.B. (Big Furry Broom)', 'Broom Elemental?']) {
      expect([typed, found(typed)]).toEqual([typed, typed]);
      await room.run(ANA, 'ruling search', { text: typed });
      await room.run(ANA, 'rule lookup', { query: typed });
    }
  },
  'same French name for two cards': () => {
    expect(offered('Souris avides')).toEqual(expect.arrayContaining(['Gnawing Mice', 'Hungry Mice']));
  },
  'several French names for one card over the years': () => {
    expect(found('souris affamées')).toBe('Hungry Mice');
  },
  'French name but no French text': async () => {
    const card = await shown('card lookup', 'Souris affamées');
    expect(card).toMatch(/## Souris (?:affamées|avides) — Hungry Mice/);
    expect(card).toContain('Hungry Mice does what it says.');
    expect(card).toContain(room.words.card.noFrench);
  },
  'ruling with a URL / odd characters': async () => {
    const ruling = await shown('ruling lookup', 'Lost Page');
    expect(ruling).toContain('See https://example.org/a_b?c=½™ for \\*more\\*.');
  },
  'basic land, hundreds of printings': async () => {
    expect(await shown('card lookup', 'woodland')).toMatch(/^public: ## Bois — Woodland/);
    expect(found('bosquet')).toBe('Woodland');
    expect(room.library.rulings({ kind: 'card', oracleId: oracleId(32) })).toHaveLength(1);
  },
  'French spacing': () => {
    const spellings = [
      '« énergie »',
      '«\u00A0énergie\u00A0»',
      '«\u202Fénergie\u202F»',
      '"énergie"',
      '“énergie”',
      '«énergie»',
    ];
    const typed = [...spellings, '« ENERGIE »', '« énergie »'.normalize('NFD')].map((it) => `marqueurs ${it}`);
    const results = typed.map((text) => room.library.searchRulings(text, 0, 10).found.map((it) => it.ruling.key));
    expect(results[0]?.length).toBeGreaterThan(5);
    for (const result of results) expect(result).toEqual(results[0]);
  },
};

describe('A record that an importer or a search must survive', () => {
  test.each(Object.entries(TRIED))('%s', async (_, tries) => {
    expect.hasAssertions();
    await tries();
  });

  test('is tried elsewhere when it is not here', () => {
    for (const [file, title] of Object.values(ELSEWHERE)) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toContain(title);
    }
  });

  const real = new URL('../../shared/data/tricky-records.json', import.meta.url);
  test.runIf(existsSync(real))('is none that is not tried', () => {
    const cases = (JSON.parse(readFileSync(real, 'utf8')) as { case: string }[]).map((it) => it.case);
    expect([...Object.keys(TRIED), ...Object.keys(ELSEWHERE)].sort()).toEqual(cases.sort());
  });
});
