import { describe, expect, test } from 'vitest';
import { comprehensiveRules, excerpt } from '../../../../test/rulesFixture.ts';
import { decode } from '../decode.ts';
import { isComprehensiveRules, isExcerpt, parseComprehensive } from './comprehensive.ts';
import type { RulesRow } from './rulesDocument.ts';

const LINES = comprehensiveRules();
const TEXT = LINES.join('\n');

const rowsOf = (text: string): readonly RulesRow[] => {
  const parsed = parseComprehensive(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.document.rows;
};
const row = (number: string, kind = 'rule') => rowsOf(TEXT).find((it) => it.number === number && it.kind === kind);

describe('The Comprehensive Rules', () => {
  test('are known by their first lines, and an excerpt by its own', () => {
    expect([isComprehensiveRules(TEXT), isExcerpt(TEXT)]).toEqual([true, false]);
    const part = excerpt().join('\n');
    expect([isComprehensiveRules(part), isExcerpt(part)]).toEqual([false, true]);
    expect(isComprehensiveRules('I read the Magic: The Gathering Comprehensive Rules once.\n* No.')).toBe(false);
  });

  test('have the date from which they are effective', () => {
    expect(parseComprehensive(TEXT)).toMatchObject({ document: { kind: 'CR', date: '2026-01-16', whole: true } });
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('are read alike with lines that end in %s, in UTF-8 with or without a mark, and in Windows-1252', (_, end) => {
    const text = LINES.join(end);
    const windows = Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('’', '\x92'), 'latin1');
    const readings = [Buffer.from(text), Buffer.from(`\uFEFF${text}`), windows].map((bytes) => rowsOf(decode(bytes)));
    for (const rows of readings) expect(rows).toEqual(rowsOf(TEXT));
    expect(JSON.stringify(readings)).not.toContain('\uFEFF');
  });

  test('have the numbers of their body, not of their contents', () => {
    const numbers = rowsOf(TEXT).flatMap((it) => (it.kind === 'example' || it.kind === 'term' ? [] : [it.number]));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.slice(0, 5)).toEqual(['1', '100', '100.1', '100.1a', '107']);
  });

  test('have titles for chapters, sections and keywords, and rules for what they say', () => {
    expect(row('702', 'heading')?.text).toBe('Keyword Abilities');
    expect(row('702.126', 'heading')?.text).toBe('Improvise');
    expect(row('107.3')?.text).toMatch(/^A letter/);
  });

  test('keep what goes on on a line of its own', () => {
    expect(row('107.3b')?.text).toMatch(/nothing is paid\.\nIn lists of the past/);
  });

  test('have examples under the rule before them', () => {
    expect(row('702.126a', 'example')?.text).toMatch(/^A spell with improvise/);
  });

  test('have a glossary, whose entries may have several lines', () => {
    expect(row('Exile', 'term')?.text).toBe('1. A place.\n2. To put something there.');
    expect(rowsOf(TEXT).filter((it) => it.kind === 'term')).toHaveLength(3);
  });

  test('may have a full stop too much or too little behind a number', () => {
    const rows = rowsOf(TEXT.replace('100.1a One', '100.1a. One').replace('107.14. The', '107.14 The'));
    expect(rows).toEqual(rowsOf(TEXT));
  });

  test('may be an excerpt, which has no contents and no glossary', () => {
    expect(parseComprehensive(excerpt().join('\n'))).toMatchObject({
      document: { date: '2026-09-25', whole: false, rows: [{ number: '107.3' }, { number: '122.1j' }] },
    });
  });
});

describe('What is no whole text is refused, with the line and the reason', () => {
  const at = (wanted: string) => LINES.lastIndexOf(wanted) + 1;
  test.each([
    ['cut off in its rules', LINES.slice(0, 60), 60, 'ends before its glossary: the file is cut off'],
    ['cut off in its glossary', LINES.slice(0, -4), LINES.length - 4, 'ends before its credits: the file is cut off'],
    [
      'lacks a section that its contents have',
      LINES.map((line, i) => (line.startsWith('107') && i > 20 ? '' : line)),
      LINES.indexOf('107. Numbers and Symbols') + 1,
      'has “107. Numbers and Symbols” in its contents and nowhere else: a part is missing',
    ],
    [
      'has a number twice',
      LINES.map((line) => line.replace('107.3b', '107.3a')),
      at('107.3b Nobody chooses anything when nothing is paid.'),
      'has the number 107.3a a second time',
    ],
    [
      'is in two encodings',
      LINES.map((line) => line.replace('One person', 'â€œOne person')),
      at('100.1a One person reads alone.'),
      'is in two encodings: save the file as UTF-8',
    ],
    [
      'has no date',
      LINES.map((line) => line.replace('effective', 'valid')),
      null,
      'does not say since when it is effective',
    ],
  ])('%s', (_, lines, line, reason) => {
    expect(parseComprehensive(lines.join('\n'))).toEqual({ ok: false, line, reason });
  });
});
