import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('What two spellings of one name have in common', () => {
  test.each([
    ['accents', 'Jötun Grunt', 'jotun grunt'],
    ['accents written as letters of their own', 'Re\u0301volte', 'revolte'],
    ['case', 'SOL RING', 'sol ring'],
    ['œ and oe', 'Œil du néant', 'oeil du neant'],
    ['æ and ae', 'Æther Vial', 'aether vial'],
    ['curly apostrophes', 'Coureuse d’éclairs', "coureuse d'eclairs"],
    ['backticks for apostrophes', 'Nature`s Claim', "Nature's Claim"],
    ['hyphens of any kind', 'Lim‑Dûl', 'lim-dul'],
    ['hyphens and spaces', 'Remue-méninges', 'remue méninges'],
    ['narrow and no-break spaces', 'Cercle de protection\u202f:\u00a0blanc', 'Cercle de protection : blanc'],
    ['full-width letters', 'Ｏｐｔ', 'opt'],
    ['commas, colons and quotes', 'Kongming, "Sleeping Dragon"', 'kongming sleeping dragon'],
    ['slashes between faces', 'Fire // Ice', 'fire/ice'],
    ['zero-width and direction marks, soft hyphens', 'Co\u00adun\u200bter\u202espell', 'counterspell'],
    ['letters of mathematics', '𝐒𝐨𝐥 𝐑𝐢𝐧𝐠', 'sol ring'],
  ])('leaves out %s', (_what, one = '', other = '') => {
    expect(fold(one)).toBe(fold(other));
  });

  test('A name without any letter keeps what it has', () => {
    expect(fold('_____')).toBe('_____');
    expect(fold('   ')).toBe('');
  });

  test('Folding once more changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});
