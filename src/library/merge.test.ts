import { describe, expect, test } from 'vitest';
import { mergeRulings, type Original, type Pairs } from './merge.ts';
import type { PageRuling } from './pages.ts';
import type { LibraryRuling } from './rulingEntry.ts';
import { textKey } from './textKey.ts';

const inLibrary = (text: string, more: Partial<LibraryRuling> = {}): LibraryRuling => ({
  key: textKey(text),
  text,
  source: 'wotc',
  date: '2024-06-07',
  restates: null,
  replacedBy: null,
  fr: null,
  status: null,
  toReview: false,
  ...more,
});

const onPage = (language: 'en' | 'fr', text: string, more: Partial<PageRuling> = {}): PageRuling => ({
  page: 1,
  subject: { kind: 'mechanic', mechanic: 'oath' },
  language,
  key: textKey(text),
  text,
  date: '2024-06-07',
  status: language === 'fr' ? 'official' : null,
  lost: [],
  ...more,
});

const original = (text: string, more: Partial<Original> = {}): Original => ({
  key: textKey(text),
  text,
  date: null,
  newer: null,
  ...more,
});

const UNPAIRED: Pairs = { french: () => [], english: () => null };
const shown = (rulings: ReturnType<typeof mergeRulings>) =>
  rulings.map(({ en, fr }) => [en?.text ?? null, fr?.text ?? null]);

const EN = 'You lose {E} for each oath that you break.';
const FR = 'Vous perdez {E} pour chaque serment que vous brisez.';

describe('One list', () => {
  test('is newest first, undated last', () => {
    const dates = ['2016-09-30', null, '2024-06-07', '2017-02-09'];
    const rulings = mergeRulings(
      dates.map((date, i) => inLibrary(`Oath number ${i}.`, { date })),
      [],
      UNPAIRED,
    );
    expect(rulings.map(({ date }) => date)).toEqual(['2024-06-07', '2017-02-09', '2016-09-30', null]);
  });

  test('has a text once, whether the library, a page or both have it', () => {
    const rulings = mergeRulings([inLibrary(EN)], [onPage('en', EN), onPage('en', 'Another.')], UNPAIRED);
    expect(rulings.map(({ source, en }) => [source, en?.text])).toEqual([
      ['wotc', EN],
      ['page', 'Another.'],
    ]);
  });
});

describe('French is paired with English', () => {
  test('by their keys, whatever their dates', () => {
    const pairs: Pairs = { french: (key) => (key === textKey(EN) ? [onPage('fr', FR)] : []), english: () => null };
    const rulings = mergeRulings([inLibrary(EN, { date: '2016-01-01' })], [onPage('fr', FR)], pairs);
    expect(shown(rulings)).toEqual([[EN, FR]]);
  });

  test('by its key with an English text known from elsewhere', () => {
    const pairs: Pairs = { french: () => [], english: () => original(EN) };
    expect(shown(mergeRulings([], [onPage('fr', FR)], pairs))).toEqual([[EN, FR]]);
  });

  test('with the date of that English, where its page has none', () => {
    const pairs: Pairs = { french: () => [], english: () => original(EN, { date: '2017-02-09' }) };
    expect(mergeRulings([], [onPage('fr', FR, { date: null })], pairs)[0]?.date).toBe('2017-02-09');
    expect(mergeRulings([], [onPage('fr', FR)], pairs)[0]?.date).toBe('2024-06-07');
  });

  test('by date and symbols, where only one of each can be meant', () => {
    const other = inLibrary('You may tap it: {T}, as often as you like.');
    expect(shown(mergeRulings([inLibrary(EN), other], [onPage('fr', FR)], UNPAIRED))).toEqual([
      [EN, FR],
      [other.text, null],
    ]);
  });

  test.each([
    ['when two English rulings have its date and symbols', [EN, 'Nobody pays {E} for another.'], [FR]],
    ['when two French ones have that date and those symbols', [EN], [FR, 'Personne ne paie {E} pour un autre.']],
    ['when the symbols differ', ['You lose {E}{E} for each oath that you break.'], [FR]],
    ['when it is far too long to say the same', [EN], [`${FR} ${'Et ainsi de suite. '.repeat(10)}`]],
  ])('not %s', (_, english, french) => {
    const rulings = mergeRulings(
      english.map((text) => inLibrary(text)),
      french.map((text) => onPage('fr', text)),
      UNPAIRED,
    );
    expect(rulings).toHaveLength(english.length + french.length);
  });

  test.each([
    ['on another date', { date: '2017-02-09' }],
    ['without a date', { date: null }],
    ['that lost a symbol', { lost: [3] }],
  ])('not %s', (_, more) => {
    expect(mergeRulings([inLibrary(EN)], [onPage('fr', FR, more)], UNPAIRED)).toHaveLength(2);
  });

  test('official before reviewed, before what a machine made, and whole before what lost symbols', () => {
    const known = inLibrary(EN, { fr: 'Vous perdez.', status: 'machine' });
    const pair = (...french: PageRuling[]) => mergeRulings([known], [], { french: () => french, english: () => null });
    expect(pair(onPage('fr', FR))[0]?.fr).toMatchObject({ text: FR, status: 'official' });
    expect(pair(onPage('fr', FR, { status: 'reviewed' }))[0]?.fr?.status).toBe('reviewed');
    expect(pair(onPage('fr', FR, { lost: [12] }))[0]?.fr?.text).toBe('Vous perdez.');
  });
});

describe('Wordings of one ruling', () => {
  const OLD = 'You lose {E} for every oath that you break.';

  test('are folded under the one that took their place, through all editions', () => {
    const oldest = inLibrary('Lose {E} for oaths.', { date: '2012-01-01', replacedBy: textKey(OLD) });
    const older = inLibrary(OLD, { date: '2016-09-30', replacedBy: textKey(EN) });
    const [only, ...rest] = mergeRulings([oldest, older, inLibrary(EN)], [], UNPAIRED);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ en: { text: EN }, date: '2024-06-07' });
    expect(only?.earlier.map(({ date, text }) => [date, text])).toEqual([
      ['2016-09-30', OLD],
      ['2012-01-01', 'Lose {E} for oaths.'],
    ]);
  });

  test("are folded when a page has an older edition's", () => {
    const rulings = mergeRulings([inLibrary(EN)], [onPage('en', OLD, { date: '2016-09-30' })], UNPAIRED);
    expect(rulings.map(({ earlier }) => earlier)).toEqual([[{ language: 'en', text: OLD, date: '2016-09-30' }]]);
  });

  test('stay two rulings when one page has both, or they are the words of this bot', () => {
    const pages = [onPage('en', EN), onPage('en', OLD, { date: '2016-09-30' })];
    expect(mergeRulings([], pages, UNPAIRED)).toHaveLength(2);
    expect(mergeRulings([inLibrary(EN, { source: 'starter' })], [onPage('en', OLD)], UNPAIRED)).toHaveLength(2);
  });
});

describe('French of an older wording is shown beside the newer one, to be reviewed', () => {
  const OLD = 'You lose {E} for every oath that you break.';
  const NEWER = { key: textKey(EN), text: EN };
  const marked = (rulings: ReturnType<typeof mergeRulings>) =>
    rulings.map(({ en, fr, earlier }) => [en?.text, fr?.text, fr?.toReview, earlier.map(({ text }) => text)]);

  test('when the library replaced the English it was paired with', () => {
    const pairs: Pairs = { ...UNPAIRED, french: (key) => (key === textKey(OLD) ? [onPage('fr', FR)] : []) };
    const old = inLibrary(OLD, { date: '2016-09-30', replacedBy: textKey(EN) });
    expect(marked(mergeRulings([old, inLibrary(EN)], [onPage('fr', FR)], pairs))).toEqual([[EN, FR, true, [OLD]]]);
  });

  test('when its English was replaced wherever it stood, and this subject has neither wording', () => {
    const pairs: Pairs = { ...UNPAIRED, english: () => original(OLD, { newer: NEWER }) };
    expect(marked(mergeRulings([], [onPage('fr', FR)], pairs))).toEqual([[EN, FR, true, [OLD]]]);
  });

  test('when its English was replaced wherever it stood, and this subject has the newer wording', () => {
    const pairs: Pairs = { ...UNPAIRED, english: () => original(OLD, { newer: NEWER }) };
    const rulings = mergeRulings([inLibrary(EN, { date: '2016-01-01' })], [onPage('fr', FR)], pairs);
    expect(marked(rulings)).toEqual([[EN, FR, true, [OLD]]]);
    const translated = inLibrary(EN, { fr: 'Perdez {E} par serment.', status: 'official' });
    expect(marked(mergeRulings([translated], [onPage('fr', FR)], pairs))).toEqual([
      [EN, 'Perdez {E} par serment.', false, [OLD, FR]],
    ]);
  });

  test('when a page has the older wording with its French, on another date or on the same', () => {
    for (const date of ['2016-09-30', '2024-06-07']) {
      const pages = [onPage('en', OLD, { date }), onPage('fr', FR, { date, page: 2 })];
      expect(marked(mergeRulings([inLibrary(EN)], pages, UNPAIRED))).toEqual([[EN, FR, true, [OLD]]]);
    }
  });

  test('when it is known to say other English than the one of its day, which no source has', () => {
    const pairs: Pairs = { ...UNPAIRED, english: () => original(OLD, { text: null }) };
    expect(marked(mergeRulings([inLibrary(EN)], [onPage('fr', FR)], pairs))).toEqual([[EN, FR, true, []]]);
  });
});
