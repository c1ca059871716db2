import { describe, expect, test } from 'vitest';
import { printedTypes, printedWords, withLines, withoutShift } from './printed.ts';

describe('Printed French', () => {
  test.each([
    [
      'entities and the tags they were',
      'Elle reste. &lt;I&gt;(Elle reste là.)&lt;/I&gt;\nFin.',
      'Elle reste. (Elle reste là.)\nFin.',
    ],
    ['the bracket that was left of a tag', 'Jusqu’à la fin. &gt;(Elle reste.)', "Jusqu'à la fin. (Elle reste.)"],
    ['a control character before a letter', "L'\u0090Écurie\n\u0081À la fin", "L'Écurie\nÀ la fin"],
    ['a control character that was œ', 'Le c\u009Cur, le v\u0081u, \u008Cuvre', 'Le cœur, le vœu, Œuvre'],
    ['accents of their own', 'Me\u0301le\u0301e', 'Mélée'],
    ['no-break and narrow spaces', 'Elle «\u00A0dort\u202F»  ici', 'Elle « dort » ici'],
    ['spaces at the ends of lines', 'Un \r\n deux\rtrois', 'Un\ndeux\ntrois'],
    ['an entity nobody knows', 'Thé & café &tea;', 'Thé & café &tea;'],
    ['a minus of loyalty, as it is', '−2 : Dormez.', '−2 : Dormez.'],
  ])('is read without %s', (_, text, expected) => {
    expect(printedWords(text)).toBe(expected);
  });

  test.each([
    [
      'a reminder and an ability',
      'Prouesse (Elle sait.)Quand elle dort, elle rêve.',
      'Prouesse (Elle sait.)\nQuand elle dort, elle rêve.',
    ],
    ['a keyword and an ability', 'VolÀ chaque fois qu’elle dort', 'Vol\nÀ chaque fois qu’elle dort'],
    ['two sentences', 'Elle dort.Flashback\n— {G}', 'Elle dort.\nFlashback\n— {G}'],
    ['a sentence and a cost', 'Elle rêve.{B}{B} : Elle dort.', 'Elle rêve.\n{B}{B} : Elle dort.'],
    ['a quotation and an ability', 'un marqueur « or ».Chaque carte', 'un marqueur « or ».\nChaque carte'],
    ['nothing', "Payez {2}{G}, {T} : L'O.N.U. dort. Elle rêve.", "Payez {2}{G}, {T} : L'O.N.U. dort. Elle rêve."],
    ['nothing but the card’s own name', 'MacRonfle dort.', 'MacRonfle dort.'],
  ])('has %s that were glued on lines of their own', (_, text, expected) => {
    expect(withLines(text, ['MacRonfle'])).toBe(expected);
  });

  test('has types as they are printed', () => {
    expect(printedTypes('Créature : - loup-garou')).toBe('Créature : loup-garou');
    expect(printedTypes('cphémère')).toBe('Éphémère');
  });

  test('has fields that slipped by one set right: rules text is no type, and an artist no rule', () => {
    expect(withoutShift({ types: 'Endormez le permanent.', text: 'Piochez.\nAnna Peintre' })).toEqual({
      types: null,
      text: 'Endormez le permanent.\nPiochez.',
    });
    expect(withoutShift({ types: 'Éphémère', text: 'Piochez.' })).toEqual({ types: 'Éphémère', text: 'Piochez.' });
  });
});
