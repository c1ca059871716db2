import { describe, expect, test } from 'vitest';
import { cardNamed, SOME_NAMES } from '../../test/namesFixture.ts';
import { mentionsIn } from './mentions.ts';
import { buildNames } from './names/names.ts';

const OPPOSITION = [cardNamed('Opposition', 'Opposition', 4000)];
const AGENT = [...OPPOSITION, cardNamed('Opposition Agent', "Agent de l'opposition", 300)];

const namedIn = (message: string, cards = OPPOSITION): readonly string[] => {
  const names = buildNames([...SOME_NAMES, ...cards]);
  const library = { called: names.called, find: (name: string) => names.resolve(name), hasRulings: () => true };
  return mentionsIn(message, library).map(({ en }) => en);
};

describe('A name of one word inside a longer name that nothing bears is not meant', () => {
  test.each([
    'What does Opposition Agent do?',
    'He has an Opposition Agent in play.',
    'I attack into Wall of Opposition.',
    "J'attaque le Mur d'Opposition.",
    'Does the Revolt Leader see it?',
    'see [[Opposition Agent]]',
  ])('%s', (message) => {
    expect(namedIn(message)).toEqual([]);
  });

  test('but the whole name is, where something bears it', () => {
    expect(namedIn('What does Opposition Agent do?', AGENT)).toEqual(['Opposition Agent']);
    expect(namedIn("Que fait l'Agent de l'opposition ici ?", AGENT)).toEqual(['Opposition Agent']);
    expect(namedIn('see [[Opposition Agent]]', AGENT)).toEqual(['Opposition Agent']);
  });
});

describe('A name of one word is meant', () => {
  test.each([
    'Opposition',
    'How does Opposition work?',
    'He cast Opposition. Agents were tapped.',
    'With Opposition, Ben taps it.',
    'With Opposition I tap it.',
    'I tap it with Opposition',
    "Je l'engage avec l'Opposition de Ben.",
    'the text of Opposition',
    'The text of Opposition',
    'He plays "Opposition" Monday',
    '[[Opposition]] Agent',
  ])('%s', (message) => {
    expect(namedIn(message)).toEqual(['Opposition']);
  });

  test('before another name', () => {
    expect(namedIn('he had Opposition Fatal Push and Murder Counterspell')).toEqual([
      'Opposition',
      'Fatal Push',
      'Murder',
      'Counterspell',
    ]);
  });
});
