import { describe, expect, test } from 'vitest';
import { cardNamed, SOME_NAMES } from '../../../test/namesFixture.ts';
import { buildNames } from './names.ts';

const names = buildNames(SOME_NAMES);
const found = (typed: string, language?: 'en' | 'fr') => names.complete(typed, 25, language).map(({ en }) => en);

describe('A name is found first', () => {
  test.each([
    ['with a letter left out', 'conterspell', 'Counterspell'],
    ['with a letter left out at its beginning', 'ightning greaves', 'Lightning Greaves'],
    ['with a letter too many', 'brainsttorm', 'Brainstorm'],
    ['with a doubled letter single', 'jotun grunt', 'Jötun Grunt'],
    ['with a single letter doubled', 'aneau sollaire', 'Sol Ring'],
    ['with two letters swapped', 'tarmogofy', 'Tarmogoyf'],
    ['with a key hit beside the right one', 'poubdee fatale', 'Fatal Push'],
    ['with two slips', 'wooded fothils', 'Wooded Foothills'],
    ['with a slip in each word', 'sphyrexian aerna', 'Phyrexian Arena'],
    ['without its accents', 'helice d eclairs', 'Lightning Helix'],
    ['without its apostrophe', 'coureuse declairs', 'Lightning Runner'],
    ['without its hyphen', 'remuemeninges', 'Brainstorm'],
    ['without its ligature', 'eil du neant', 'Eye of Nowhere'],
    ['without its articles', 'dig time', 'Dig Through Time'],
    ['without its French articles', 'temple fausse divinite', 'Temple of the False God'],
    ['with an article it has not', 'la foudre', 'Lightning Bolt'],
    ['with its words the other way round', 'push fatal', 'Fatal Push'],
    ['with its words the other way round and a slip', 'voile lilana', 'Liliana of the Veil'],
    ['with its words as one', 'digthroughtime', 'Dig Through Time'],
    ['with two words as one in the wrong order', 'helixlightning', 'Lightning Helix'],
    ['with a plural it has not', 'swords to plowshare', 'Swords to Plowshares'],
    ['by the beginnings of its words', 'lig hel', 'Lightning Helix'],
    ['by a word inside it', 'spiritdancer', 'Kor Spiritdancer'],
    ['by the beginning of a word inside it', 'plowsh', 'Swords to Plowshares'],
    ['by two words inside it', 'false god', 'Temple of the False God'],
    ['by a word made of one of its own', 'lune sanglante', 'Blood Moon'],
    ['by one face', 'piétineur', 'Bonecrusher Giant // Stomp'],
    ['by its faces with one slash', 'feu/glace', 'Fire // Ice'],
    ['by its faces without a slash', 'wear tear', 'Wear // Tear'],
    ['by the first letters of its words', 'dtt', 'Dig Through Time'],
    ['by four letters, two of them swapped', 'rbai', 'Brainstorm'],
    ['by four letters, one of them wrong', 'brsi', 'Brainstorm'],
    ['by four letters, one of them left out', 'cntr', 'Counterspell'],
    ['as a mechanic with a slip', 'revlot', 'Revolt'],
  ])('%s', (_how, typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  test.each([
    ['k for c', 'kontresort', 'Counterspell'],
    ['f for ph', 'firexian arena', 'Phyrexian Arena'],
    ['t for th', 'dig trough time', 'Dig Through Time'],
    ['i for y', 'ristic study', 'Rhystic Study'],
    ['z for th', 'pazz to exile', 'Path to Exile'],
    ['o for au', 'cavo de lim dul', "Lim-Dûl's Vault"],
    ['ou for oo', 'bloud moun', 'Blood Moon'],
    ['o for au, inside a word', 'temple de la fosse divinité', 'Temple of the False God'],
    ['ou for w', 'ouooded foothills', 'Wooded Foothills'],
    ['a last letter that is not heard', 'contre-sor', 'Counterspell'],
    ['en for an', 'denseuse d esprit kor', 'Kor Spiritdancer'],
    ['a letter that is not heard', 'rinoceros prosper', 'Thriving Rhino'],
  ])('as a French reader hears it: %s', (_how, typed, name) => {
    expect(found(typed, 'fr')[0]).toBe(name);
  });
});

describe('Of several names', () => {
  test('the one that begins as typed comes before those that have it inside', () => {
    expect(found('fire').indexOf('Fire // Ice')).toBeLessThan(found('fire').indexOf('Start // Fire'));
    expect(found('spirit')[0]).toBe('Simian Spirit Guide');
  });

  test('the better known comes first where they are as near', () => {
    expect(found('lightning').slice(0, 3)).toEqual(['Lightning Greaves', 'Lightning Bolt', 'Lightning Helix']);
  });

  test("a legend's own cards come first, the better known before, where its bare name was typed", () => {
    const legend = buildNames([
      cardNamed('Hand of Emrakul', '', 5000),
      cardNamed('Emrakul Unbound', 'Emrakul libéré', 22_000),
      cardNamed('Emrakul Charm', 'Charme d’Emrakul', 3000),
      cardNamed("Emrakul's Hatcher", '', 4000),
      cardNamed('Emrakul, the Aeons Torn', 'Emrakul, le déchirement des éons', 24_000),
      cardNamed('Emrakul, the Promised End', '', 23_000),
    ]);
    const own = ['Emrakul Unbound', 'Emrakul, the Promised End', 'Emrakul, the Aeons Torn'];
    expect(legend.complete('emrakul', 3).map(({ en }) => en)).toEqual(own);
    const found = legend.resolve('emrakul');
    expect(found.kind === 'choice' && found.hits.slice(0, 3).map(({ en }) => en)).toEqual(own);
  });

  test('one of the first five begins as typed, however many better known ones have it inside', () => {
    const inside = ['Deal', 'Lore', 'Ballot', 'Shield', 'Alley', 'Lawless'];
    const brokers = buildNames([
      ...inside.map((word) => cardNamed(`${word} Broker`, '', 100)),
      cardNamed('Brokers Ascendancy', '', 20_000),
    ]);
    const five = brokers.complete('broker', 5).map(({ en }) => en);
    expect(five[4]).toBe('Brokers Ascendancy');
    expect(five.slice(0, 4).every((name) => name.endsWith(' Broker'))).toBe(true);
  });

  test.each([
    ['four letters that are all of a word of two', 'chat', ['Castle 1', 'Sacred Cat', 'Black Cat', 'Castle 2']],
    ['three letters, which more names go on from', 'cas', ['Castle 1', 'A Cas', 'Castle 2', 'Castle 3']],
  ])(
    'those that have the typed word stand among the first, however well known what it begins: %s',
    (_how, typed, first) => {
      const castles = buildNames([
        ...[1, 2, 3, 4].map((n) => cardNamed(`Castle ${n}`, `Château ${n}`, n)),
        cardNamed('Sacred Cat', 'Chat sacré', 9000),
        cardNamed('Black Cat', 'Chat noir', 10_000),
        cardNamed('A Cas', 'Un cas', 9000),
        cardNamed('Another Cas', 'Autre cas', 9000),
      ]);
      const language = typed === 'chat' ? 'fr' : 'en';
      expect(castles.complete(typed, first.length, language).map(({ en }) => en)).toEqual(first);
    },
  );

  test('a shorter one comes first where a word inside it was typed', () => {
    const giants = buildNames([cardNamed('Hall of Storm Giants', '', 900), cardNamed('Hill Giants', '', 1000)]);
    expect(giants.complete('giants', 1)[0]?.en).toBe('Hill Giants');
  });

  test('a whole word comes before a better known one that it only begins', () => {
    expect(found('fear')[0]).toBe('Fear');
    expect(found('push')[0]).toBe('Fatal Push');
  });

  test("a name in the reader's language comes before one in the other", () => {
    expect(found('contem', 'en')[0]).toBe('Contemplation');
    expect(found('contem', 'fr')[0]).toBe('Ponder');
  });

  test('each is found once, however many of its names are near, and no more than asked for', () => {
    const hits = names.complete('e', 25);
    expect(new Set(hits).size).toBe(hits.length);
    expect(names.complete('lightning', 2)).toHaveLength(2);
  });
});

test('Before anything is typed the best known are offered', () => {
  expect(found('').slice(0, 3)).toEqual(['Sol Ring', 'Lightning Greaves', 'Swords to Plowshares']);
  expect(found('  ')).toEqual(found(''));
});
