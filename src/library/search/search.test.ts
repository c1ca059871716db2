import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../migrate.ts';
import { LIBRARY_MIGRATIONS } from '../draft.ts';
import { readTerms, STARTER_FOLDER } from '../starter.ts';
import { excerptsFor } from './excerpt.ts';
import { searchedTexts } from './searched.ts';
import { oneSlip } from './slip.ts';
import { stemOf } from './stem.ts';
import { storeIndex } from './stored.ts';
import { indexTexts } from './textIndex.ts';
import { openTexts, type Texts } from './texts.ts';
import { translating } from './translate.ts';
import { wordsOf } from './words.ts';

/** What a search of these texts finds, with the words of the game. */
const finding = (texts: readonly (readonly ['en' | 'fr', string])[]) => {
  const indexed = indexTexts(texts.map(([language, text]) => ({ language, text, ref: { key: text } })));
  const searched = searchedTexts(indexed, translating(readTerms(STARTER_FOLDER), []));
  return (typed: string, reader?: 'en' | 'fr') =>
    searched.find(typed, 10, reader).map(({ ref }) => 'key' in ref && ref.key);
};

describe('The words of a text', () => {
  test.each([
    ["Urza's oath can’t be {2/U}{E} cast", ['urza', 'oath', 'cant', 'be', 'sym2u', 'syme', 'cast']],
    ["L'énergie du Cœur, s'il y en a", ['energie', 'du', 'coeur', 'il', 'y', 'en', 'a']],
    ['"Ach! Hans, Run!" * NEAR(', ['ach', 'hans', 'run', 'near']],
    ['', []],
  ])('of %j are bare letters, digits and symbols', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('The forms of a word have one stem', () => {
  test.each([
    ['en', 'ability abilities abilitys'],
    ['en', 'create creates created creating'],
    ['en', 'tap taps tapped tapping'],
    ['en', 'die dies died dying'],
    ['en', 'pass passes passed passing'],
    ['fr', 'créature créatures'],
    ['fr', 'contrecarrer contrecarrée contrecarrent contrecarrez'],
    ['fr', 'choisir choisit choisissez choisi'],
    ['fr', 'obtenir obtenez obtient'],
    ['fr', 'cheval chevaux'],
  ] as const)('in %s: %s', (language, forms) => {
    const stems = wordsOf(forms).map((word) => stemOf(word, language));
    expect(new Set(stems).size).toBe(1);
  });
});

test('One slip is one letter more, less, other, or two swapped', () => {
  expect(['target', 'tarrget', 'taget', 'tarfet', 'tragte'].map((typed) => oneSlip('target', typed))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(oneSlip('target', 'tragte')).toBe(false);
  expect(oneSlip('target', 'tragets')).toBe(false);
  expect(oneSlip('target', 'traget')).toBe(true);
});

const RULINGS = [
  ['en', 'An oath with a converted mana cost of 3 may be sworn twice.'],
  ['en', 'Oaths are counted by their mana value.'],
  ['en', 'A broken promise is exiled and never returns to the battlefield.'],
  ['fr', "Quand une promesse arrive sur le champ de bataille, elle n'est pas tenue."],
  ['fr', 'Une promesse arrive en jeu sans témoin.'],
  ['en', 'Each {E} is one energy counter.'],
  ['en', 'Whoever swears {E}{E} pays twice.'],
  ['en', 'A token dies alone.'],
  ['en', 'A promise that nobody ever heard of before cannot be kept.'],
  ['en', 'A promise kept is worth two.'],
  ['en', 'What is kept without a promise is worth one.'],
] as const;

const db = new Database(':memory:');
let texts: Texts;
beforeAll(() => {
  migrate(db, LIBRARY_MIGRATIONS);
  const rules = [{ language: 'en', text: 'Rules are about oaths.', ref: { document: 1, position: 1 } }] as const;
  const rulings = RULINGS.map(([language, text], i) => ({ language, text, ref: { key: String(i).padStart(32, '0') } }));
  storeIndex(db, 'rules', indexTexts(rules));
  storeIndex(db, 'rulings', indexTexts(rulings));
  texts = openTexts(db, readTerms(STARTER_FOLDER));
});
afterAll(() => db.close());

const found = (typed: string): readonly string[] =>
  texts.find(typed, 'rulings', 10).map(({ ref }) => ('key' in ref ? (RULINGS[Number(ref.key)]?.[1] ?? '') : ''));

describe('A search', () => {
  test.each([
    ['as written', 'broken promise exiled', 2],
    ['inflected', 'breaks promises exiling', 2],
    ['with its last word cut off', 'broken promise exil', 2],
    ['with a slip', 'brokn promise', 2],
    ['in an old English wording', 'oaths counted converted mana cost', 1],
    ['in a new English wording', 'oath mana value 3', 0],
    ['in an old French wording', 'promesse entre en jeu tenue', 3],
    ['by a symbol', '{E}{E} pays', 6],
    ['by what a symbol means', 'energy pays twice', 6],
    ['in French, when only English says it', 'jeton meurt', 7],
  ])('finds a ruling %s', (_, typed, i) => {
    expect(found(typed)[0]).toBe(RULINGS[i]?.[1]);
  });

  test('finds what has the words side by side before what has them far apart', () => {
    expect(found('promise kept').filter((text) => text.startsWith('A promise'))).toEqual([
      'A promise kept is worth two.',
      'A promise that nobody ever heard of before cannot be kept.',
    ]);
  });

  test("hears the words that only hold a sentence together, where the others don't decide", () => {
    expect(found('kept without a promise')[0]).toBe('What is kept without a promise is worth one.');
    expect(found('the of a')).not.toEqual([]);
  });

  test('finds of two that say it equally well the one on more cards, then the shorter one', () => {
    const many = (subjects: number, text: string) => ({
      language: 'en' as const,
      text,
      ref: { key: text },
      subjects,
    });
    const searched = searchedTexts(
      indexTexts([many(1, 'A vow is long and dull.'), many(1, 'A vow is long.'), many(40, 'A vow is long and loud.')]),
      translating([], []),
    );
    expect(searched.find('vow is long', 10).map(({ ref }) => 'key' in ref && ref.key)).toEqual([
      'A vow is long and loud.',
      'A vow is long.',
      'A vow is long and dull.',
    ]);
  });

  test('finds a text by what it is about, before what only speaks of it', () => {
    const about = (name: string, text: string) => ({
      language: 'en' as const,
      text,
      ref: { key: text },
      names: [
        { language: 'en' as const, name },
        { language: 'fr' as const, name: `${name} en français` },
      ],
    });
    const searched = searchedTexts(
      indexTexts([
        about('Vow', 'An oath is no promise, and counts once.'),
        about('Oath', 'It counts twice when two hear it.'),
        about('Vow', 'A vow is nothing like that.'),
      ]),
      translating([], []),
    );
    const keys = (typed: string) => searched.find(typed, 10).map(({ ref }) => 'key' in ref && ref.key);
    expect(keys('oath')).toEqual(['It counts twice when two hear it.', 'An oath is no promise, and counts once.']);
    expect(keys('oath twice')[0]).toBe('It counts twice when two hear it.');
    expect(keys('oath français')[0]).toBe('It counts twice when two hear it.');
  });

  test('finds what says a word before what only has it in a longer name, whether it tells that name or not', () => {
    const about = (name: string, text: string) => {
      const names = [{ language: 'en' as const, name }];
      return { language: 'en' as const, text, ref: { key: text }, names };
    };
    const [speaks, silent, calls] = [
      'Whoever has given an oath in the presence of all may not give another one before the next turn begins.',
      'It is kept.',
      'Oath Keeper keeps it.',
    ];
    const searched = searchedTexts(
      indexTexts([about('Oath Keeper', silent), about('Oath Keeper', calls), about('Herald', speaks)]),
      translating([], []),
    );
    const keys = (typed: string) => searched.find(typed, 10).map(({ ref }) => 'key' in ref && ref.key);
    expect(keys('oath')[0]).toBe(speaks);
    expect(keys('oath keeper').slice(0, 2)).toEqual([calls, silent]);
  });

  test('reads « dé » as dice, not as an article, and a letter also as its symbol', () => {
    const searched = searchedTexts(
      indexTexts(
        [
          ['fr', 'Un dé peut servir de marqueur.'],
          ['fr', 'Un jeton de plus peut servir.'],
          ['en', 'A cost of {X}{X} is paid with one number twice.'],
        ].map(([language, text = '']) => ({ language: language === 'fr' ? 'fr' : 'en', text, ref: { key: text } })),
      ),
      translating([], []),
    );
    const keys = (typed: string) => searched.find(typed, 10).map(({ ref }) => 'key' in ref && ref.key);
    expect(keys('dé')).toEqual(['Un dé peut servir de marqueur.']);
    expect(keys('x x')).toEqual(['A cost of {X}{X} is paid with one number twice.']);
  });

  test.each([
    ['en', 'tax on a spell', 'A cost increase is part of what a spell costs.'],
    ['en', 'blink a creature', 'A creature exiled and returned is another one.'],
    ['en', 'remove from the game a card', 'A card that is exiled is gone.'],
    ['fr', 'entre en jeu une promesse', 'Une promesse arrive et elle compte.'],
    ['fr', 'promesse qui arrive', 'Une promesse arrive en jeu et elle compte.'],
    ['fr', 'coût converti de mana trois', 'Une promesse a une valeur de mana de trois.'],
    ['fr', 'valeur de mana trois', 'Une promesse a un coût converti de mana de trois.'],
    ['fr', 'retirer de la partie une carte', "Une carte s'exile, on peut exiler deux fois."],
    ['fr', 'mettre un jeton en jeu', 'On peut créer un jeton.'],
    [
      'fr',
      'sort contrecarré, cible illégale',
      'Sans cible légale, la promesse ne se résout pas, sort ou pas : cible illégale.',
    ],
    ['fr', 'jouer un sort', 'Vous pouvez lancer un sort.'],
    ['fr', 'points de dégâts', 'Un dégât de plus fait mal.'],
    ['fr', 'dégâts infligés', 'Les blessures infligées font mal.'],
  ] as const)('knows wordings that were given up, and those of players (%s: %s)', (language, typed, text) => {
    const other = {
      language,
      text: 'Promesse, carte, jeton, sort, cible, illégale, trois, infligés, points; spell, creature, card.',
      ref: { key: 'other' },
    };
    const searched = searchedTexts(indexTexts([other, { language, text, ref: { key: text } }]), translating([], []));
    expect(searched.find(typed, 10)[0]?.ref).toEqual({ key: text });
  });

  describe('takes words that are only spelt alike for different ones', () => {
    const keys = (typed: string, ...said: readonly string[]) =>
      searchedTexts(indexTexts(said.map((text) => ({ language: 'en', text, ref: { key: text } }))), translating([], []))
        .find(typed, 10)
        .map(({ ref }) => 'key' in ref && ref.key);

    test('dice are rolled, and no creature dies of it', () => {
      const [dies, rolls] = ['A promise dies when nobody keeps it.', 'Roll a die for every promise.'];
      expect(keys('dice', dies, rolls)[0]).toBe(rolls);
    });

    test('countering is done to a spell, counters lie on a permanent', () => {
      const [lie, done] = ['Counters lie on a promise.', 'A promise can be countered.'];
      expect(keys('countering promises', lie, done)[0]).toBe(done);
      expect(keys('counters promises', lie, done)[0]).toBe(lie);
      expect(keys('counters on promises', lie, "A promise that doesn't resolve is kept.")[0]).toBe(lie);
    });
  });

  test('looks in English for what French texts say only in part', () => {
    const [partly, wholly] = ["Un coup mortel n'est rien.", 'A creature with deathtouch and trample is something.'];
    const searched = searchedTexts(
      indexTexts([
        { language: 'fr', text: partly, ref: { key: partly } },
        { language: 'en', text: wholly, ref: { key: wholly } },
      ]),
      translating(readTerms(STARTER_FOLDER), [
        { fr: 'contact mortel', en: 'deathtouch' },
        { fr: 'piétinement', en: 'trample' },
      ]),
    );
    const keys = (typed: string) => searched.find(typed, 10).map(({ ref }) => 'key' in ref && ref.key);
    expect(keys('blessures mortelles contact mortel piétinement')[0]).toBe(wholly);
  });

  test('takes a term of the game for French where the reader reads French, and for either where not', () => {
    const texts = [
      ['en', 'The grand tour ends.'],
      ['en', 'Every turn ends.'],
      ['en', 'A part of it is kept.'],
      ['fr', 'Ce tour finit.'],
    ] as const;
    const keys = finding(texts);
    expect(keys('tour', 'fr')).toEqual(['Ce tour finit.', 'Every turn ends.']);
    expect(keys('tour', 'en')).toContain('The grand tour ends.');
    expect(keys('grand tour', 'fr')[0]).toBe('The grand tour ends.');
    expect(keys('part', 'fr')).toEqual(['A part of it is kept.']);
  });

  test('takes no French word for an English one that begins like it or nearly is it, where the reader reads French', () => {
    const texts = [
      ['en', 'Vintage oaths are tiered.'],
      ['en', 'Deathtouch is deadly.'],
      ['en', 'A zombie swears oaths.'],
      ['fr', "L'entrave et le vin du tiercé."],
    ] as const;
    const keys = finding(texts);
    for (const word of ['vin', 'tiercé', 'entrave']) expect(keys(word, 'fr')).toEqual([texts[3][1]]);
    expect(keys('vin', 'en')).toContain(texts[0][1]);
    expect([...keys('zombie qui mange du vin', 'fr')].sort()).toEqual([texts[2][1], texts[3][1]]);
    expect(keys('deathtuch', 'fr')).toEqual([texts[1][1]]);
    expect(keys('vintage oath', 'fr')[0]).toBe(texts[0][1]);
  });

  test('means a French word in each way it may be meant', () => {
    const pool = 'Mana in a mana pool is lost.';
    const sideboard = 'A sideboard has few cards.';
    const searched = searchedTexts(
      indexTexts([pool, sideboard].map((text) => ({ language: 'en' as const, text, ref: { key: text } }))),
      translating(readTerms(STARTER_FOLDER), []),
    );
    const keys = searched.find('réserve', 10, 'fr').map(({ ref }) => 'key' in ref && ref.key);
    expect([...keys].sort()).toEqual([sideboard, pool].sort());
    expect(searched.inEnglish('réserve', 'en')?.said).toEqual(['mana pool', 'sideboard']);
  });

  test('keeps to what it is asked about', () => {
    expect(texts.find('oaths', 'rules', 10)).toMatchObject([{ ref: { document: 1, position: 1 } }]);
    expect(found('oaths').join()).not.toContain('Rules are');
  });

  test.each(['', '   ', '*', '"', 'NEAR(', '(((', 'xyzzy', '\u0000', 'stems:', '^'])(
    'finds nothing for %j, without a fault',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );

  test('reads hostile queries only so far', () => {
    const begin = process.cpuUsage();
    found('oath promise '.repeat(500));
    found('a'.repeat(6000));
    expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000);
  });
});

describe('An excerpt', () => {
  const long = `${'Nothing to see here. '.repeat(20)}The oath is broken at last. ${'And on it goes. '.repeat(20)}`;
  test('shows where the words stand, with them marked', () => {
    const pieces = excerptsFor(texts.readings('broken oaths'))(long, 100);
    expect(pieces.filter((piece) => piece.found).map(({ text }) => text)).toEqual(['oath', 'broken']);
    expect(pieces.map(({ text }) => text).join('').length).toBeLessThanOrEqual(100);
    expect(pieces[0]?.text).toBe('…');
  });

  test('is the whole text when that is short', () => {
    const pieces = excerptsFor(texts.readings('token'))('A token dies alone.', 100);
    expect(pieces.map(({ text }) => text).join('')).toBe('A token dies alone.');
  });
});
