import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../../test/workshop.ts';
import {
  asLines,
  atomicCards,
  bulkForms,
  face,
  inFrench,
  oracleId,
  printing,
  ruling,
  scryfallRuling,
} from '../sources.fixture.ts';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const take = async (...contents: readonly (string | Uint8Array)[]) => {
  const { done, said } = await workshop.import(contents.map((content, i) => workshop.file(`given${i}`, content)));
  return { done, said, last: said.split('\n').at(-1) };
};
const card = (id: number) => workshop.library.card(oracleId(id));
const rulings = (id: number) => workshop.library.rulings({ kind: 'card', oracleId: oracleId(id) });

const CARDS = [
  inFrench(1, 'Coil', 'Bobine', {
    released_at: '2016-09-30',
    printed_text: 'Elle tourne.',
    printed_type_line: 'Rituel',
  }),
  printing(1, 'Coil', { edhrec_rank: 4, keywords: ['Reach'] }),
  inFrench(1, 'Coil', 'Serpentin', { released_at: '2004-10-01', printed_text: 'Ancienne.' }),
  inFrench(1, 'Coil', 'Serpentin', { released_at: '2003-10-01' }),
  printing(1, 'Coil', { lang: 'ja', printed_name: 'コイル' }),
  printing(9, 'Elf', { layout: 'token' }),
  printing(9, 'Elf // Bird', { layout: 'double_faced_token', type_line: undefined }),
  printing(10, 'Coil', { layout: 'art_series' }),
  printing(11, 'Coil', { layout: 'front_card' }),
  printing(12, 'Coil Emblem', { layout: 'emblem' }),
  printing(13, 'Flat Land', { layout: 'planar', mana_cost: '' }),
];

describe('Scryfall’s cards', () => {
  test.each(bulkForms(CARDS))('come as %s, and only once', async (_, file) => {
    const { said, last } = await take(file);
    expect(last).toBe('2 added, 0 changed, 0 unchanged, 6 skipped');
    for (const reason of [
      '2: tokens',
      '1: art cards',
      '1: front cards',
      '1: emblems',
      '1: printings in other languages',
    ]) {
      expect(said).toContain(`skipped ${reason}`);
    }
    expect(said).toContain('among them for no deck: 1 planar');
    expect(card(1)).toMatchObject({ name: 'Coil', nameFr: 'Serpentin', keywords: ['Reach'] });
    expect((await take(file)).last).toBe('0 added, 0 changed, 2 unchanged, 6 skipped');
  });

  test('have French of all printings: the name most printed first, the text of the newest', async () => {
    await take(asLines(CARDS));
    expect(card(1)?.faces).toMatchObject([
      { typesFr: 'Rituel', textFr: 'Elle tourne.', text: 'Coil does what it says.' },
    ]);
    for (const name of ['Bobine', 'Serpentin']) {
      expect(workshop.library.called(name)).toMatchObject([{ oracleId: oracleId(1), fr: 'Serpentin' }]);
    }
  });

  test('of names printed equally often show the newest', async () => {
    const named = (name: string, date: string) => inFrench(1, 'Coil', name, { released_at: date });
    await take(asLines([printing(1, 'Coil'), named('Annelet', '2017-04-28'), named('Bobine', '2020-07-03')]));
    expect(card(1)?.nameFr).toBe('Bobine');
    expect((await take(asLines([named('Annelet', '2021-01-01')]))).last).toBe(
      '0 added, 1 changed, 0 unchanged, 0 skipped',
    );
    expect(card(1)?.nameFr).toBe('Annelet');
  });

  test('have the printed French of their faces, and of the whole card where the faces have none', async () => {
    const faces = (printed: readonly (string | undefined)[]) =>
      ['Warm', 'Cold'].map((name, i) => ({
        ...{ object: 'card_face', name, mana_cost: ['{R}', ''][i], type_line: 'Instant', oracle_text: `${name}.` },
        ...{ printed_name: printed[i], printed_text: printed[i] && `${printed[i]}.` },
      }));
    const whole = { layout: 'split', mana_cost: '{R} // {U}' };
    const french = { ...whole, lang: 'fr' };
    await take(
      asLines([
        printing(7, 'Warm // Cold', { ...whole, card_faces: faces([]) }),
        printing(7, 'Warm // Cold', { ...french, card_faces: faces(['Chaud', 'Froid']) }),
        printing(8, 'Warm // Cold', { ...french, printed_name: 'Tiède // Frais', card_faces: faces([]) }),
      ]),
    );
    expect(card(7)?.faces.map(({ nameFr, manaCost, textFr }) => [nameFr, manaCost, textFr])).toEqual([
      ['Chaud', '{R}', 'Chaud.'],
      ['Froid', null, 'Froid.'],
    ]);
    expect(card(7)?.nameFr).toBe('Chaud // Froid');
    expect(card(8)).toMatchObject({ nameFr: 'Tiède // Frais', faces: [{ nameFr: 'Tiède' }, { nameFr: 'Frais' }] });
  });

  test('have a reversible printing as the card on its faces', async () => {
    const side = { object: 'card_face', name: 'Banner', oracle_id: oracleId(11), oracle_text: 'Reversed.' };
    const reversible = printing(null, 'Banner // Banner', { layout: 'reversible_card', card_faces: [side, side] });
    await take(asLines([reversible]));
    expect(card(11)).toMatchObject({ name: 'Banner', faces: [{ text: 'Reversed.' }] });
    expect((await take(asLines([printing(11, 'Banner'), reversible]))).last).toBe(
      '0 added, 1 changed, 0 unchanged, 0 skipped',
    );
    expect(card(11)?.faces[0].text).toBe('Banner does what it says.');
    expect((await take(asLines([reversible]))).last).toBe('0 added, 0 changed, 1 unchanged, 0 skipped');
  });

  test('bring names that only some English printings have', async () => {
    await take(
      asLines([printing(1, 'Coil', { printed_name: 'Spring' }), printing(1, 'Coil', { flavor_name: 'Big Spring' })]),
    );
    for (const name of ['Coil', 'Spring', 'Big Spring']) {
      expect(workshop.library.called(name)).toMatchObject([{ oracleId: oracleId(1), en: 'Coil' }]);
    }
  });

  test('do not take MTGJSON’s whole name from a melding card', async () => {
    const name = 'Left Wing // Whole Bird';
    const told = face(10, name, { layout: 'meld', side: 'a', faceName: 'Left Wing', text: 'It flies.' });
    await take(atomicCards({ [name]: [told] }));
    const scryfall = printing(10, 'Left Wing', { layout: 'meld', oracle_text: 'It flies.' });
    expect((await take(asLines([scryfall]))).last).toBe('0 added, 0 changed, 1 unchanged, 0 skipped');
    expect(card(10)?.name).toBe(name);
  });

  test('whose French name is the English one show it once', async () => {
    await take(
      asLines([printing(1, 'Coil'), inFrench(1, 'Coil', 'Coil', { printed_text: 'Coil does what it says.' })]),
    );
    expect(card(1)).toMatchObject({ nameFr: 'Coil', faces: [{ textFr: null }] });
  });
});

const RULINGS = [
  scryfallRuling(1, 'It turns to the left.'),
  scryfallRuling(1, 'It turns to the left.', { published_at: '2021-06-18' }),
  scryfallRuling(1, 'It “turns”  once.', { published_at: '2004-10-04' }),
  scryfallRuling(1, 'It "turns" once.', { published_at: '2004-10-04' }),
  scryfallRuling(1, 'In a duel it is too good.', { source: 'scryfall' }),
  scryfallRuling(1, ''),
  scryfallRuling(77, 'Nobody knows whose.'),
];

describe('Scryfall’s rulings', () => {
  test.each(bulkForms(RULINGS))('come as %s, each once on its card, with their source', async (_, file) => {
    await take(asLines(CARDS));
    const { said, last } = await take(file);
    expect(last).toBe('3 added, 0 changed, 0 unchanged, 2 skipped');
    expect(said).toContain('skipped 1: rulings without a text');
    expect(said).toContain(
      'skipped 1: rulings on 1 cards that the library does not have: import a file of cards first',
    );
    expect(rulings(1).map(({ source, date, en }) => [source, date, en?.text])).toEqual([
      ['wotc', '2021-06-18', 'It turns to the left.'],
      ['scryfall', '2020-01-24', 'In a duel it is too good.'],
      ['wotc', '2004-10-04', 'It “turns”  once.'],
    ]);
    expect((await take(file)).last).toBe('0 added, 0 changed, 3 unchanged, 2 skipped');
  });

  test('find their cards in a file beside them, in whatever order', async () => {
    expect((await take(asLines(RULINGS), asLines(CARDS))).last).toBe('5 added, 0 changed, 0 unchanged, 8 skipped');
  });

  test('are the same as MTGJSON’s; only they say whose they are', async () => {
    const told = [ruling('It turns to the left.'), ruling('In a duel it is too good.')];
    const file = atomicCards({ Coil: [face(1, 'Coil', { rulings: told })] });
    await take(file);
    const { said } = await take(asLines([RULINGS[0] ?? {}, RULINGS[4] ?? {}]));
    expect(said).toContain('rulings: 0 added, 1 changed (1 of another source), 1 unchanged');
    expect(rulings(1).map(({ source }) => source)).toEqual(['wotc', 'scryfall']);
    expect((await take(file)).last).toBe('0 added, 0 changed, 3 unchanged, 0 skipped');
  });
});

describe('A bulk file is refused, with the line or the number of the record,', () => {
  const [one, two] = [printing(1, 'Coil'), printing(2, 'Spoon')];
  const [first, second] = RULINGS;
  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'when a card has no name',
      asLines([one, { ...two, name: undefined }]),
      /given0:2: is no card of Scryfall at name/,
    ],
    [
      'when a card in an array has none',
      JSON.stringify([one, { ...two, name: 7 }]),
      /given0:2: is no card of Scryfall at name/,
    ],
    ['when a ruling stands among cards', asLines([one, first ?? {}]), /given0:2: is no card of Scryfall at object/],
    [
      'when a source is unknown',
      asLines([first ?? {}, { ...second, source: 'me' }]),
      /given0:2: is no ruling of Scryfall at source/,
    ],
    ['when a line is no JSON', `${asLines([one])}\n\n{"object":\n`, /given0:4: is no whole JSON value/],
    ['when the last line is cut off', asLines([one, two]).slice(0, -30), /given0:2: is no whole JSON value/],
    ['when an array is cut off', JSON.stringify([one, two]).slice(0, -1), /given0:3: the end of the file is missing/],
    [
      'when its encoding changes',
      Buffer.from(asLines([one, printing(3, 'Épée')]), 'latin1'),
      /given0:2: is not encoded in UTF-8/,
    ],
    [
      'when its encoding changes in an array',
      Buffer.from(JSON.stringify([one, two, printing(3, 'Épée')]), 'latin1'),
      /given0:3: is not encoded/,
    ],
    ['when it is compressed and cut off', gzipSync(asLines([one, two])).subarray(0, -12), /its end is missing/],
  ])('%s', async (_, content, reason) => {
    await take(asLines([printing(50, 'Known')]));
    const before = workshop.library.about();
    const { done, said } = await take(content);
    expect(said).toMatch(reason);
    expect(done).toBe(false);
    expect(workshop.library.about()).toEqual(before);
  });

  const index = (file: Readonly<Record<string, unknown>>) =>
    JSON.stringify({
      object: 'list',
      has_more: false,
      data: ['oracle_cards', 'all_cards', 'rulings'].map((type) => ({
        object: 'bulk_data',
        type,
        updated_at: '2026-08-22T09:03:21.000+00:00',
        ...file,
      })),
    });
  test.each([
    ['today’s', index({ compressed_size: 5, jsonl_download_uri: 'https://data.example/cards.jsonl.gz' })],
    ['the earlier', index({ size: 5, download_uri: 'https://data.example/cards.json' })],
  ])('when it is the list of bulk files in %s form, with what to do', async (_, content) => {
    const { said } = await take(content);
    expect(said).toMatch(/given0: is Scryfall's list of its files, without the cards: npm run update .*data\.example/);
  });

  test.each([
    ['other JSON', '[{"object":"set","code":"tst"}]'],
    ['an empty array', '[]'],
    ['an answer of its API', '{"object":"error","status":404}'],
  ])('when it is %s', async (_, content) => {
    expect((await take(content)).said).toContain('is JSON, but not of a kind that this import knows');
  });
});
