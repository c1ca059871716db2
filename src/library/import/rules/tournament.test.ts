import { describe, expect, test } from 'vitest';
import { infractionGuide, tournamentRules } from '../../../../test/rulesFixture.ts';
import { parseTournament, tournamentKind } from './tournament.ts';

const MTR = tournamentRules();
const IPG = infractionGuide();

const rowsOf = (kind: 'MTR' | 'IPG', lines: readonly string[]) => {
  const parsed = parseTournament(kind, lines.join('\n'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.document.rows;
};
const section = (kind: 'MTR' | 'IPG', number: string) =>
  rowsOf(kind, kind === 'MTR' ? MTR : IPG)
    .filter((row) => row.number === number)
    .map((row) => (row.kind === 'heading' ? `# ${row.text}` : row.text));

describe('Tournament documents', () => {
  test('are known by their titles, however those are broken', () => {
    expect(tournamentKind(MTR.join('\n'))).toBe('MTR');
    expect(tournamentKind(IPG.join('\r\n'))).toBe('IPG');
    expect(tournamentKind('The Magic: The Gathering Tournament Rules say:\n* No.')).toBeNull();
  });

  test('have the date from which they are effective', () => {
    expect(parseTournament('MTR', MTR.join('\n'))).toMatchObject({
      document: { kind: 'MTR', date: '2025-11-10', whole: true },
    });
  });

  test('have sections, appendices and an introduction under the numbers of their contents', () => {
    const headings = (lines: readonly string[], kind: 'MTR' | 'IPG') => [
      ...new Set(
        rowsOf(kind, lines)
          .filter((row) => row.kind === 'heading')
          .map((row) => row.number),
      ),
    ];
    expect(headings(MTR, 'MTR')).toEqual(['Introduction', '1', '1.1', '1.10', '4', '4.1', 'A']);
    expect(headings(IPG, 'IPG')).toEqual(['Introduction', '2', '2.5', 'A']);
  });

  test('have their lines put together again, without what stands between two pages', () => {
    expect(section('MTR', 'Introduction')).toEqual([
      '# Introduction',
      'This document is written for a test, and Magic is named in it in italics, which breaks its lines where no line should be broken at all.',
      'A second paragraph begins here.',
    ]);
    expect(section('MTR', '1.1').slice(2)).toEqual([
      '• Small ones',
      '• Large ones, with more people than fit in one room.',
    ]);
    expect(JSON.stringify(rowsOf('MTR', MTR))).not.toMatch(/html|\.{5}/);
  });

  test('have headings inside a section, and items under letters', () => {
    expect(section('IPG', '2.5')).toEqual([
      '# Game Play Error — Game Rule Violation',
      'Warning',
      '# Definition',
      'Somebody does what the rules do not let them do, and nothing more special than that has happened here.',
      '# Examples',
      'A. A player pays too little.',
      'B. A player pays too much.',
    ]);
    expect(section('MTR', 'A')).toContain('# Match Points');
  });

  test('keep the cells of a table apart', () => {
    expect(section('IPG', 'A').slice(1)).toEqual(['Missed Trigger', 'None', 'Slow Play', 'Warning']);
  });

  test('are refused when a section of their contents is missing', () => {
    expect(parseTournament('MTR', MTR.filter((line) => line !== '4.1 ').join('\n'))).toEqual({
      ok: false,
      line: MTR.indexOf('Player Communication ..................................................24') + 1,
      reason: 'has “Player Communication” in its contents and nowhere else: a part is missing',
    });
    expect(parseTournament('MTR', MTR.slice(0, 14).join('\n'))).toMatchObject({ ok: false });
  });

  test('are refused when they end before what stands at their end, which is no rule', () => {
    expect(parseTournament('IPG', IPG.slice(0, -2).join('\n'))).toEqual({
      ok: false,
      line: IPG.length - 2,
      reason: 'ends before its notice of trademarks: the file is cut off',
    });
    expect(JSON.stringify([rowsOf('MTR', MTR), rowsOf('IPG', IPG)])).not.toMatch(/trademark|Theirs/);
  });
});
