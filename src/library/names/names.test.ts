import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardNamed, SOME_NAMES } from '../../../test/namesFixture.ts';
import { buildNames } from './names.ts';

const names = buildNames(SOME_NAMES);

/** What a typed name means: one English name, several to choose from, or none. */
const meant = (typed: string, language?: 'en' | 'fr'): string | readonly string[] | null => {
  const found = names.resolve(typed, language);
  switch (found.kind) {
    case 'one':
      return found.hit.en;
    case 'choice':
      return found.hits.map(({ en }) => en);
    case 'none':
      return null;
  }
};

describe('An exact name is answered at once', () => {
  test.each([
    ['in English', 'Counterspell', 'Counterspell'],
    ['in French', 'Contresort', 'Counterspell'],
    ['without accents or case', 'ETUDE RHYSTIQUE', 'Rhystic Study'],
    ['with a curly apostrophe', 'Coureuse d’éclairs', 'Lightning Runner'],
    ['as the whole of two faces', 'Fire // Ice', 'Fire // Ice'],
    ['as the whole of two faces in French', 'Feu//Glace', 'Fire // Ice'],
    ['as one face', 'Stomp', 'Bonecrusher Giant // Stomp'],
    ['as one face in French', 'Mémoire', 'Commit // Memory'],
    ['as a mechanic', 'improvise', 'Improvise'],
    ['as a mechanic in French', 'revolte', 'Revolt'],
    ['as a mechanic with its article', 'the improvise', 'Improvise'],
    ['as a mechanic with its French article', 'la révolte', 'Revolt'],
    ['as a mechanic with its elided article', 'l’énergie', 'Energy'],
    ['with an article it has not', 'the Counterspell', 'Counterspell'],
    ['with a French article it has not', 'la foudre', 'Lightning Bolt'],
    ['with an elided article it has not', "l'Option", 'Opt'],
    ['as another word for a mechanic', 'marqueur « énergie »', 'Energy'],
    ['though longer names have it', 'Recall', 'Recall'],
    ['though better known names have it', 'Opt', 'Opt'],
    ['though it has no letter', '_____', '_____'],
  ])('%s', (_how, typed, name) => {
    expect(meant(typed)).toBe(name);
  });

  test('in English before a French one', () => {
    expect(meant('Contemplation', 'fr')).toBe('Contemplation');
    expect(meant('desolation', 'fr')).toBe('Desolation');
  });

  test('but not before a French one whose accents were typed', () => {
    expect(meant('Désolation', 'en')).toEqual(['Badlands', 'Desolation']);
  });
});

describe('Who shares a name is offered', () => {
  test('as two cards with one French name, the better known first', () => {
    expect(meant('Rats voraces')).toEqual(['Ravenous Rats', 'Muck Rats']);
    expect(meant('faim sauvage')).toEqual(['Wild Hunger', 'Savage Hunger']);
  });

  test('as two cards with one face', () => {
    expect(meant('fire')).toEqual(['Fire // Ice', 'Start // Fire']);
  });

  test('as a card and a mechanic', () => {
    expect(meant('Flash')).toEqual(['Flash', 'Flash']);
    expect(meant('peur')).toEqual(['Fear', 'Fear']);
  });

  test('as a card without the article and those whose name begins with it', () => {
    const dead = [cardNamed('Dead // Gone', '', 9000), cardNamed('The Dead Shall Serve', '', 9000)];
    const found = buildNames([...dead, cardNamed('Dead', '', 9000)]).resolve('the dead');
    expect(found.kind === 'choice' && found.hits.map(({ en }) => en)).toEqual(['Dead', 'The Dead Shall Serve']);
  });

  test('as two cards with one nickname', () => {
    expect(meant('academy')).toEqual(['Academy Ruins', 'Tolarian Academy']);
  });
});

describe('What players call a card', () => {
  test('is that card', () => {
    expect(meant('jtms')).toBe('Jace, the Mind Sculptor');
    expect(meant('steve')).toBe('Sakura-Tribe Elder');
  });

  test('offers others too that have it as a word', () => {
    expect(meant('bolt')).toContain('Lightning Bolt');
    expect(meant('ancestral')?.[0]).toBe('Ancestral Recall');
  });
});

describe('What is not exact', () => {
  test('is picked with one slip when nothing else is near', () => {
    expect(meant('conterspell')).toBe('Counterspell');
    expect(meant('remu méninges', 'fr')).toBe('Brainstorm');
  });

  test('is picked when its words stand in another order', () => {
    expect(meant('plowshares swords to')).toBe('Swords to Plowshares');
  });

  test.each([
    ['cut short', 'lightni', 'Lightning Greaves'],
    ['one word of it', 'push', 'Fatal Push'],
    ['the beginning of one', 'whir', 'Whir of Invention'],
    ['few letters', 'jot', 'Jötun Grunt'],
    ['its first letters', 'dtt', 'Dig Through Time'],
  ])('is offered, never picked: %s', (_what, typed, name) => {
    expect(meant(typed)).toContain(name);
    expect(meant(typed)).toBeInstanceOf(Array);
  });

  test('is offered with what is as near', () => {
    const twins = buildNames([cardNamed('Bell Ringer', '', 9000), cardNamed('Bull Ringer', '', 9000)]);
    const found = twins.resolve('boll ringer');
    expect(found.kind === 'choice' && found.hits.map(({ en }) => en)).toEqual(['Bell Ringer', 'Bull Ringer']);
  });

  test.each([
    ['lightning agent', 'words that no name has together'],
    ['opt agent', 'a name with another word after it'],
    ['boltea', 'a short name with a letter wrong and more after it'],
  ])('is meant by no name, and the nearest are named: %s, %s', (typed) => {
    const found = names.resolve(typed);
    expect(found.kind).toBe('none');
    expect(found.kind === 'none' && found.nearest.length).toBeGreaterThan(0);
    expect(names.complete(typed, 25)).toEqual(found.kind === 'none' && found.nearest);
  });

  test.each([
    ['lightni', 'cut short'],
    ['bolt lightn', 'in another order and cut short'],
    ['ligtning bol', 'with a slip in a long word'],
    ['lightning of the bol', 'with small words that it has not'],
  ])('is a choice of what has all words of it: %s, %s', (typed) => {
    expect(meant(typed)).toContain('Lightning Bolt');
  });

  test('is found nowhere when nothing is near, but the nearest are named', () => {
    expect(names.resolve('zzzzqqqq')).toMatchObject({ kind: 'none' });
    expect(names.resolve('')).toEqual({ kind: 'none', nearest: [] });
  });
});

describe('What nobody should type is answered all the same', () => {
  test.each([
    ['4,000 letters', 'a'.repeat(4000)],
    ['4,000 words', 'de '.repeat(4000)],
    ['the signs of a search', '"Ach! Hans, Run!" * NEAR('],
    ['signs alone', '*'],
    ['emoji and letters of other alphabets', '漢字🙂'.repeat(40)],
    ['half a character', '\ud83d'],
    ['what only moves the cursor', '\u202e\u200b'],
  ])('%s', (_what, typed) => {
    expect(names.complete(typed, 25).length).toBeLessThanOrEqual(25);
    expect(names.resolve(typed).kind).not.toBe('one');
  });

  test('however it is put together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('en', 'fr'), (typed, language) => {
        const hits = names.complete(typed, 25, language);
        const found = names.resolve(typed, language);
        return hits.length <= 25 && new Set(hits).size === hits.length && found.kind.length > 0;
      }),
    );
  });
});

describe('Every name of everything', () => {
  const everyName = SOME_NAMES.flatMap(({ hit, names: own }) => own.map(({ text, role }) => ({ hit, text, role })));

  test('means its bearer, or a choice that holds it, or a card of that exact English name', () => {
    for (const { hit, text } of everyName) {
      const found = names.resolve(text);
      const hits = found.kind === 'one' ? [found.hit] : found.kind === 'choice' ? found.hits : [];
      expect(hits.includes(hit) || hits.some(({ en }) => en === text), text).toBe(true);
    }
  });

  test('means the same in any case and with any spaces, apostrophes and hyphens', () => {
    const disguises = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.replaceAll("'", '’').replaceAll(' ', '\u00a0'),
      (text: string) => `  ${text.replaceAll('-', '\u2011')} `,
      (text: string) => text.replaceAll('œ', 'oe').replaceAll('Œ', 'OE'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...everyName),
        disguises,
        fc.constantFrom('en', 'fr'),
        ({ text }, disguise, language) => {
          expect(names.resolve(disguise(text), language)).toEqual(names.resolve(text, language));
          expect(names.complete(disguise(text), 25, language)).toEqual(names.complete(text, 25, language));
        },
      ),
    );
  });

  test('means the same without accents, unless they tell it from another name', () => {
    const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
    const alone = everyName.filter(({ text }) => {
      const alike = everyName.filter((other) => withoutAccents(other.text) === withoutAccents(text));
      return alike.every((other) => other.text === text);
    });
    fc.assert(
      fc.property(fc.constantFrom(...alone), fc.constantFrom('en', 'fr'), ({ text }, language) => {
        expect(names.resolve(withoutAccents(text), language)).toEqual(names.resolve(text, language));
      }),
    );
  });

  test('what a command would pick is what autocomplete shows first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyName), fc.nat(20), ({ text }, cut) => {
        const typed = text.slice(0, Math.max(1, text.length - cut));
        const found = names.resolve(typed, 'en');
        if (found.kind === 'one') expect(names.complete(typed, 25, 'en')[0]).toBe(found.hit);
      }),
    );
  });
});
