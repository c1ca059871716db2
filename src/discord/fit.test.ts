import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, fitTexts } from './fit.ts';

const hostile = fc.string({
  maxLength: 400,
  unit: fc.constantFrom('a', ' ', '\n', '\\', '`', '```', '<@12345678901234567>', '𝕏', 'é', '*', '<', '>'),
});

test('a text that fits is left as it is', () => {
  expect(cutText('deux marqueurs', 14)).toBe('deux marqueurs');
  expect(fitTexts(['a', 'b'], 3, 1, 'note')).toEqual(['a', 'b']);
});

test('a cut text keeps its limit, splits no character, and leaves no escape or code block open', () => {
  fc.assert(
    fc.property(hostile, fc.integer({ min: 10, max: 200 }), (text, max) => {
      const cut = cutText(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      if (cut === text) return;
      expect(cut).toBe(Buffer.from(cut).toString());
      expect(/(?<!\\)(\\\\)*\\$/.test(cut)).toBe(false);
      expect(cut.split('```').length % 2).toBe(1);
    }),
  );
});

test('a text is cut at the end of a line, else of a word', () => {
  expect(cutText('one two three\nfour five six seven', 24)).toBe('one two three');
  expect(cutText('one two three four five six', 20)).toBe('one two three');
});

test('a mention is kept whole or not at all', () => {
  expect(cutText(`paid by <@12345678901234567> today`, 24)).toBe('paid by');
});

test('whatever the texts, what is kept fits with its note and is said to be shortened', () => {
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 6 }), fc.integer({ min: 40, max: 400 }), (texts, max) => {
      const kept = fitTexts(texts, max, 1, 'shortened');
      expect(kept.join('\n').length).toBeLessThanOrEqual(max);
      if (texts.join('\n').length > max) expect(kept.at(-1)).toBe('shortened');
      else expect(kept).toEqual(texts);
    }),
  );
});
