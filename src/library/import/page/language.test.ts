import { describe, expect, test } from 'vitest';
import { foreignSentences, languageOf, languageOn } from './language.ts';

test.each([
  ['fr', 'Les marqueurs ne sont pas du mana.'],
  ['fr', "l’artefact n'est plus engagé quand vous payez"],
  ['fr', 'Vous de\u0301gagez toutes les cre\u0301atures.'],
  ['en', "Counters aren't mana, and they don't go away."],
  ['en', 'If it isn’t tapped, you may tap it.'],
  [null, 'Improvise'],
  [null, '{E}{E}, 2024'],
] as const)('A text is told to be %s by its small words: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('A ruling on a French page is French, though half of it be English; one all in English is English', () => {
  expect(languageOn('fr', 'Vous comptez les pièces. (It is not known if they can do that.)')).toBe('fr');
  expect(languageOn('fr', 'It is not known if they can do that with Les Serments.')).toBe('en');
  expect(languageOn('fr', 'Xyzzy')).toBe('fr');
});

describe('A sentence in the other language', () => {
  test('is found inside a ruling, in brackets or not', () => {
    const english = 'At higher levels, dice may not be allowed for that';
    expect(foreignSentences(`Comptez-les sur une feuille. (${english}.)`, 'fr')).toEqual([`${english}.`]);
    expect(foreignSentences('Count them on paper. Les dés ne sont pas permis pour cela.', 'en')).toEqual([
      'Les dés ne sont pas permis pour cela.',
    ]);
  });

  test('is no name of a card and no quoted word', () => {
    expect(foreignSentences('La carte The Wind and the Rain reste en jeu pour ce tour.', 'fr')).toEqual([]);
    expect(foreignSentences('Voir Out of the Way. Vous la piochez.', 'fr')).toEqual([]);
  });
});
