import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../../test/workshop.ts';
import { allPrintings, atomicCards, face, french, oracleId, ruling, setFile } from '../sources.fixture.ts';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const take = async (content: string | Uint8Array) => {
  const { done, said } = await workshop.import([workshop.file('given', content)]);
  return { done, said, last: said.split('\n').at(-1) };
};
const card = (id: number) => workshop.library.card(oracleId(id));
const names = (id: number) => workshop.library.card(oracleId(id))?.faces.map(({ name, nameFr }) => [name, nameFr]);
const rulings = (id: number) => workshop.library.rulings({ kind: 'card', oracleId: oracleId(id) });

const TWO_PARTS = ['Warm', 'Cold'].map((part, i) =>
  face(7, 'Warm // Cold', {
    layout: 'split',
    side: 'ab'[i],
    faceName: part,
    manaCost: ['{R}', '{1}{U}'][i],
    text: `${part} is felt.`,
    foreignData: [french('Chaud // Froid', { faceName: ['Chaud', 'Froid'][i], text: 'On le sent.', type: 'Éphémère' })],
    rulings: [ruling('Each half is felt alone.'), ruling('Both are one card.', '2021-06-18')],
  }),
);

describe('AtomicCards', () => {
  test('brings cards with their facts and French, compressed or not, once', async () => {
    const file = atomicCards({
      Mossling: [
        face(1, 'Mossling', {
          type: 'Creature — Elf',
          keywords: ['Reach'],
          edhrecRank: 12,
          text: 'Reach\nMossling stays.',
          foreignData: [
            { language: 'German', name: 'Moosling' },
            french('Moussaillon', { text: 'Portée\nLe Moussaillon reste.', type: 'Créature : elfe' }),
          ],
          rulings: [ruling('It stays where it is.')],
        }),
      ],
    });
    expect((await take(gzipSync(file))).last).toBe('2 added, 0 changed, 0 unchanged, 0 skipped');
    expect(card(1)).toMatchObject({
      name: 'Mossling',
      nameFr: 'Moussaillon',
      keywords: ['Reach'],
      faces: [
        {
          manaCost: '{1}{G}',
          types: 'Creature — Elf',
          typesFr: 'Créature : elfe',
          text: 'Reach\nMossling stays.',
          textFr: 'Portée\nLe Moussaillon reste.',
        },
      ],
    });
    expect(rulings(1)).toMatchObject([{ en: { text: 'It stays where it is.' }, source: 'wotc', date: '2020-01-24' }]);
    expect((await take(file)).last).toBe('0 added, 0 changed, 2 unchanged, 0 skipped');
  });

  test('has one card for two faces, found by each in both languages, and its rulings once', async () => {
    const { said } = await take(atomicCards({ 'Warm // Cold': TWO_PARTS }));
    expect(said).toContain(
      'rulings: 4 read, 2 repeated on another face, 0 on another printing, 2 different on their card',
    );
    expect(names(7)).toEqual([
      ['Warm', 'Chaud'],
      ['Cold', 'Froid'],
    ]);
    expect(card(7)).toMatchObject({ name: 'Warm // Cold', nameFr: 'Chaud // Froid' });
    expect(rulings(7)).toHaveLength(2);
    for (const name of ['Warm // Cold', 'warm', 'cold', 'Chaud // Froid', 'chaud', 'froid']) {
      expect(workshop.library.called(name)).toMatchObject([{ oracleId: oracleId(7) }]);
    }
  });

  test('has a card of five parts without French', async () => {
    const parts = ['One', 'Two', 'Three', 'Four', 'Five'];
    const name = parts.join(' // ');
    const faces = parts.map((faceName, i) => face(8, name, { layout: 'split', faceName, side: 'abcde'[i] }));
    await take(atomicCards({ [name]: faces }));
    expect(names(8)?.map(([face]) => face)).toEqual(parts);
    expect(card(8)?.nameFr).toBeNull();
  });

  test('has no mana cost where the card has none, and an empty text where it has no text', async () => {
    const flip = ['Sitting Elf', 'Standing Elf'].map((faceName, i) =>
      face(9, 'Sitting Elf // Standing Elf', {
        ...{ layout: 'flip', side: 'ab'[i], faceName, text: undefined },
        ...(i === 1 ? { manaCost: undefined } : {}),
      }),
    );
    await take(atomicCards({ 'Sitting Elf // Standing Elf': flip }));
    expect(card(9)?.faces.map(({ manaCost, text, textFr }) => [manaCost, text, textFr])).toEqual([
      ['{1}{G}', '', null],
      [null, '', null],
    ]);
  });

  test('names a melding card with what it melds into, and Scryfall’s name for it does not take its place', async () => {
    const name = 'Left Wing // Whole Bird';
    const half = face(10, name, {
      layout: 'meld',
      side: 'a',
      faceName: 'Left Wing',
      foreignData: [french('Aile gauche')],
    });
    await take(atomicCards({ [name]: [half] }));
    expect(card(10)).toMatchObject({
      name,
      nameFr: 'Aile gauche',
      faces: [{ name: 'Left Wing', nameFr: 'Aile gauche' }],
    });
    expect(workshop.library.called('left wing')).toHaveLength(1);
  });

  test('has a reversible printing as the card it shows, wherever that stands, and without one skips it', async () => {
    const shown = face(11, 'Banner', { rulings: [ruling('It waves.')] });
    const reversible = (name: string) =>
      face(null, `${name} // ${name}`, {
        layout: 'reversible_card',
        faceName: name,
        side: 'a',
        rulings: [ruling('It waves.')],
      });
    const { said, last } = await take(
      atomicCards({
        'Absent // Absent': [reversible('Absent')],
        'Banner // Banner': [reversible('Banner')],
        Banner: [shown],
      }),
    );
    expect(last).toBe('2 added, 0 changed, 0 unchanged, 1 skipped');
    expect(said).toContain('1 reversible printings show cards of another record');
    expect(said).toContain('skipped 1: reversible printings of cards that are not known');
    expect(workshop.library.called('Banner')).toHaveLength(1);
    expect(rulings(11)).toHaveLength(1);
  });

  test('keeps accents, odd names and very long rulings as they are', async () => {
    const long = `It is so. ${'And so it goes on, and on. '.repeat(60)}See http://example.org/a_b?c=½™.`;
    const odd = ['_____', 'X', '+2 Spoon', '"Oh! Hans, Walk!"', 'R&D Broom', 'Lîm-Dôl’s Broom', 'Why®?'];
    const cards = Object.fromEntries(odd.map((name, i) => [name, [face(20 + i, name, { rulings: [ruling(long)] })]]));
    expect((await take(atomicCards(cards))).last).toBe('14 added, 0 changed, 0 unchanged, 0 skipped');
    expect(odd.map((_, i) => card(20 + i)?.name)).toEqual(odd);
    expect(rulings(20)[0]?.en?.text).toBe(long);
  });

  test('has rebalanced cards apart from the paper ones', async () => {
    await take(atomicCards({ Spoon: [face(30, 'Spoon')], 'A-Spoon': [face(31, 'A-Spoon')] }));
    expect(workshop.library.called('Spoon')).toMatchObject([{ oracleId: oracleId(30) }]);
    expect(workshop.library.called('A-Spoon')).toMatchObject([{ oracleId: oracleId(31) }]);
  });

  test('tells of cards that are in no deck, and leaves out rulings without a text', async () => {
    const { said, last } = await take(
      atomicCards({
        'Flat Land': [face(32, 'Flat Land', { layout: 'planar', rulings: [ruling(''), ruling('It is flat.')] })],
      }),
    );
    expect(said).toContain('among them for no deck: 1 planar');
    expect(said).toContain('skipped 1: rulings without a text');
    expect(last).toBe('2 added, 0 changed, 0 unchanged, 1 skipped');
  });

  test('gives a card energy when its text has the symbol', async () => {
    await take(atomicCards({ Coil: [face(33, 'Coil', { text: 'You get {E}{E}.' })] }));
    expect(card(33)?.mechanics).toContain('energy');
  });
});

describe('An older edition', () => {
  const now = atomicCards(
    { Coil: [face(1, 'Coil', { text: 'New.', rulings: [ruling('New word on it.')] })] },
    '2024-06-07',
  );
  const then = atomicCards(
    { Coil: [face(1, 'Coil', { text: 'Old.', rulings: [ruling('Another thing.')] })] },
    '2022-04-25',
  );

  test('does not take the place of a newer one, whichever was imported first', async () => {
    for (const order of [
      [now, then],
      [then, now],
    ]) {
      workshop.close();
      workshop = openWorkshop();
      for (const file of order) await take(file);
      expect(card(1)?.faces[0].text).toBe('New.');
      expect(rulings(1).map(({ en }) => en?.text)).toEqual(['New word on it.']);
    }
    expect((await take(then)).last).toBe('0 added, 0 changed, 2 unchanged, 0 skipped');
  });
});

describe('A set, or all of them', () => {
  const set = {
    releaseDate: '2016-09-30',
    cards: [
      face(1, 'Coil', { foreignData: [french('Bobine', { text: 'Ancienne.' })], rulings: [ruling('It turns.')] }),
      face(1, 'Coil', { foreignData: [french('Bobine', { text: 'Ancienne.' })], rulings: [ruling('It turns.')] }),
      ...TWO_PARTS.map((part) => ({ ...part, number: '9' })),
    ],
    tokens: [face(99, 'Coil', { layout: 'token', type: 'Token Artifact' }), face(98, 'Elf', { layout: 'token' })],
  };

  test('brings its cards once, and leaves tokens out', async () => {
    const { said, last } = await take(setFile('ONE', set));
    expect(last).toBe('5 added, 0 changed, 0 unchanged, 2 skipped');
    expect(said).toContain('skipped 2: tokens');
    expect(card(99)).toBeNull();
    expect(card(7)).toMatchObject({ name: 'Warm // Cold', nameFr: 'Chaud // Froid' });
    expect((await take(setFile('ONE', set))).last).toBe('0 added, 0 changed, 5 unchanged, 2 skipped');
  });

  test('has French of all printings: the name most printed first, the text of the newest', async () => {
    const reprint = (name: string, text: string) => ({
      releaseDate: text,
      cards: [face(1, 'Coil', { foreignData: [french(name, { text: `Du ${text}.` })] })],
    });
    const file = allPrintings({
      ONE: set,
      TWO: reprint('Serpentin', '2021-03-19'),
      AGE: reprint('Serpentin', '2004-10-01'),
      OLD: reprint('Serpentin', '1999-10-04'),
    });
    expect((await take(file)).last).toBe('5 added, 0 changed, 0 unchanged, 2 skipped');
    expect(card(1)).toMatchObject({ nameFr: 'Serpentin', faces: [{ textFr: 'Du 2021-03-19.' }] });
    expect(workshop.library.called('Bobine')).toMatchObject([{ oracleId: oracleId(1), fr: 'Serpentin' }]);
    await take(atomicCards({ Coil: [face(1, 'Coil', { foreignData: [french('Bobine', { text: 'Sans date.' })] })] }));
    expect(card(1)).toMatchObject({ nameFr: 'Serpentin', faces: [{ textFr: 'Du 2021-03-19.' }] });
  });
});

describe('MTGJSON is refused, with the number of the record,', () => {
  const good = { Coil: [face(1, 'Coil')], Spoon: [face(2, 'Spoon')] };
  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'when a record has another shape',
      atomicCards({ ...good, Broom: [{ name: 'Broom' }] }),
      /given:3: is no card \(“Broom”\) at 0\.layout/,
    ],
    [
      'when a date is none',
      atomicCards({ Coil: [face(1, 'Coil', { rulings: [ruling('x', '31/12/2020')] })] }),
      /given:1: .*rulings\.0\.date/,
    ],
    [
      'when a deck stands where cards should',
      atomicCards({ mainBoard: [face(1, 'Coil')] }),
      /given:1: is no card: “mainBoard”/,
    ],
    ['when it has no cards', JSON.stringify({ meta: { date: '2022-04-25' }, data: { code: 'ABC' } }), /no cards in it/],
    ['when its end is missing', atomicCards(good).slice(0, -2), /given:3: the end of the file is missing/],
    ['when it breaks off inside a card', atomicCards(good).slice(0, -60), /given:2: the end of the file is missing/],
    [
      'when it is no JSON from somewhere on',
      atomicCards(good).replace('"Spoon":', '"Spoon"'),
      /given:2: is no JSON here/,
    ],
    [
      'when its encoding changes',
      Buffer.from(atomicCards({ ...good, Épée: [face(3, 'Épée')] }), 'latin1'),
      /given:3: is not encoded in UTF-8/,
    ],
    ['when it is compressed and cut off', gzipSync(atomicCards(good)).subarray(0, 300), /its end is missing/],
  ])('%s', async (_, content, reason) => {
    await take(atomicCards({ Known: [face(50, 'Known')] }));
    const before = workshop.library.about();
    const { done, said, last } = await take(content);
    expect(said).toMatch(reason);
    expect(done).toBe(false);
    expect(last).toBe('0 added, 0 changed, 0 unchanged, 0 skipped');
    expect(workshop.library.about()).toEqual(before);
  });
});
