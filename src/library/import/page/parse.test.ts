import { describe, expect, test } from 'vitest';
import { parsePage } from './parse.ts';

const rulingsOf = (text: string) => {
  const parsed = parsePage(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.page.sections.flatMap(({ rulings }) => rulings.map(({ line, date, text }) => ({ line, date, text })));
};

const FIRST = 'Les cartes de ce paquet ne sont pas à vous.';
const SECOND = 'Vous pouvez les regarder quand vous le voulez.';

describe('Rulings are found', () => {
  test.each(['*', '•', '-', '–', '◦'])('behind the bullet %s', (bullet) => {
    expect(rulingsOf(`Une carte\n\n${bullet} ${FIRST}\n\n${bullet}\u00A0${SECOND}\n`)).toEqual([
      { line: 3, date: null, text: FIRST },
      { line: 5, date: null, text: SECOND },
    ]);
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('under their dates, with lines ending in %s', (_, end) => {
    expect(rulingsOf(['\uFEFFCarte', '', '07/06/2024', '', FIRST, '', '09/02/2017', SECOND].join(end))).toEqual([
      { line: 5, date: '2024-06-07', text: FIRST },
      { line: 8, date: '2017-02-09', text: SECOND },
    ]);
  });

  test.each([
    ['more bullets than dates', `Carte\n\n07/08/2020\n\n* ${FIRST}\n* ${SECOND}\n`],
    ['as many', `Carte\n\n07/08/2020\n\n* ${FIRST}\n\n07/08/2020\n\n* ${SECOND}\n`],
  ])('behind bullets under their dates, %s', (_, page) => {
    expect(rulingsOf(page).map(({ date, text }) => ({ date, text }))).toEqual([
      { date: '2020-08-07', text: FIRST },
      { date: '2020-08-07', text: SECOND },
    ]);
  });

  test('without the date of a heading that words follow', () => {
    expect(rulingsOf(`07/08/2020\nDes mots sur la suite.\n* ${FIRST}\n* ${SECOND}`).map(({ date }) => date)).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    '07 juin 2024 · source : wotc',
    '07 juin 2024 · source\u00A0: wotc',
    '7 juin 2024 - scryfall',
    '1er juin 2024 (ordinal)',
  ])('under “%s”', (heading) => {
    expect(rulingsOf(`${heading}\n${FIRST}\n${heading}\n${SECOND}`).map(({ text }) => text)).toEqual([FIRST, SECOND]);
  });

  test('beside their dates, as older pages have them', () => {
    const page =
      '10/4/2004\tYou may look at the cards if they are yours.\n10/14/2004  The cards that you have are not the ones.';
    expect(rulingsOf(page)).toEqual([
      { line: 1, date: '2004-10-04', text: 'You may look at the cards if they are yours.' },
      { line: 2, date: '2004-10-14', text: 'The cards that you have are not the ones.' },
    ]);
  });

  test('over several lines when the page was wrapped', () => {
    expect(rulingsOf('* Les cartes de ce\npaquet ne sont pas\nà vous.\n* Vous pouvez les\nregarder.\n')).toEqual([
      { line: 1, date: null, text: FIRST },
      { line: 4, date: null, text: 'Vous pouvez les regarder.' },
    ]);
  });

  test('over several lines also where a sentence ends with a line', () => {
    const page =
      '* Vous pouvez les regarder quand vous le voulez, et les garder.\n  Les autres attendent. Le Gardien attend aussi, puis il piochera.\n  Rien ne presse, car une carte de plus est une carte de trop pour\n  vous.\n\nUne autre carte\n* Voilà.';
    expect(rulingsOf(page).map(({ text }) => text.length)).toEqual([197, 6]);
  });

  test('in sections, each under what stands before it', () => {
    const parsed = parsePage(`Carte une\n{1}{W}\n* ${FIRST}\n\nCarte deux\n* ${SECOND}\n* ${FIRST}\n`);
    expect(
      parsed.ok && parsed.page.sections.map(({ preamble, rulings }) => [preamble[0]?.text, rulings.length]),
    ).toEqual([
      ['Carte une', 1],
      ['Carte deux', 2],
    ]);
  });
});

describe('Under one date', () => {
  test('every paragraph is a ruling', () => {
    expect(rulingsOf(`07/06/2024\n\n${FIRST}\n\n${SECOND}\n\n09/02/2017\n\n${FIRST}`).map(({ date }) => date)).toEqual([
      '2024-06-07',
      '2024-06-07',
      '2017-02-09',
    ]);
  });

  test('a line that is no sentence heads the rulings of another card', () => {
    const parsed = parsePage(`Carte une\n\n07/06/2024\n\n${FIRST}\n\nCarte deux\n\n07/06/2024\n\n${SECOND}\n`);
    expect(
      parsed.ok && parsed.page.sections.map(({ preamble, rulings }) => [preamble[0]?.text, rulings.length]),
    ).toEqual([
      ['Carte une', 1],
      ['Carte deux', 1],
    ]);
  });
});

describe('What is no ruling', () => {
  test('is quoted rules, told by their numbers', () => {
    const parsed = parsePage(`702.900. Essai\n702.900a Une règle de cet essai.\n* ${FIRST}`);
    expect(parsed.ok && parsed.page.rules.map(({ number, line }) => [number, line])).toEqual([
      ['702.900', 1],
      ['702.900a', 2],
    ]);
    expect(parsed.ok && parsed.page.sections[0]?.preamble).toEqual([]);
  });

  test('is what stands under the last one', () => {
    const parsed = parsePage(`07/06/2024\n${FIRST}\n07/06/2024\n${SECOND}\nTous droits réservés.`);
    expect(parsed.ok && parsed.page.rest).toEqual([{ line: 5, text: 'Tous droits réservés.' }]);
    expect(rulingsOf(`* ${FIRST}\n\nLire aussi\n`)).toHaveLength(1);
  });

  test('is the caption of a picture', () => {
    expect(rulingsOf(`* ${FIRST}\n0004_MTGXYZ_Main: Une image\n* ${SECOND}`).map(({ text }) => text)).toEqual([
      FIRST,
      SECOND,
    ]);
  });
});

describe('A page is refused', () => {
  test.each([
    ['with neither bullets nor dates', `Carte\n\n${FIRST}`, null],
    ['with a date that no calendar has', `Carte\n\n31/02/2024\n${FIRST}`, 3],
    ['with dates of both orders', `23/06/2024\n${FIRST}\n06/23/2024\n${SECOND}`, null],
    ['in no language we know', '* Xyzzy plugh.\n* Plover.', null],
  ])('%s', (_, text, line) => {
    expect(parsePage(text)).toMatchObject({ ok: false, line });
  });
});

test('A month without its day dates nothing, and is told', () => {
  const parsed = parsePage(`décembre 2016\n${FIRST}\n2 janvier 2017\n${SECOND}`);
  expect(parsed.ok && parsed.page.incompleteDates).toEqual([1]);
  expect(parsed.ok && parsed.page.sections[0]?.rulings.map(({ date }) => date)).toEqual([null, '2017-01-02']);
});

test.each([
  'La traduction ci-dessous est générée automatiquement (IA).',
  'Traduction automatique',
  'This text was machine translated.',
])('A head that says “%s” announces a machine', (head) => {
  const parsed = parsePage(`${head}\n07/06/2024\n${FIRST}`);
  expect(parsed.ok && parsed.page.announcesMachine).toBe(true);
});
