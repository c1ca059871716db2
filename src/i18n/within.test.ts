import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inert } from './inert.ts';
import { within } from './within.ts';

const typed = (text: string): string => inert(text, Number.POSITIVE_INFINITY);

describe('A text in little room', () => {
  test('is shown whole where it fits, and else to the end of a word', () => {
    expect(within('Puis-je payer ?', 100, typed)).toBe('Puis\\-je payer ?');
    expect(within('Can I pay with six lands', 15, typed)).toBe('Can I pay with…');
    expect(within('Can I pay with six lands', 14, typed)).toBe('Can I pay…');
    expect(within('Incomprehensibilities', 8, typed)).toBe('Incompr…');
  });

  test('never takes more room, whatever was typed, and never ends inside an escape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 60 }), (text, room) => {
        const shown = within(text, room, typed);
        expect(shown.length).toBeLessThanOrEqual(room);
        expect(shown).not.toMatch(/(?<!\\)(\\\\)*\\$/);
      }),
    );
  });
});
