import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  comprehensiveRules,
  excerpt,
  infractionGuide,
  KEYWORDS_THEN,
  tournamentRules,
} from '../../../../test/rulesFixture.ts';
import { openWorkshop, type TestWorkshop } from '../../../../test/workshop.ts';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const lastLine = (said: string) => said.split('\n').at(-1);
const text = (lines: readonly string[]) => lines.join('\r\n');

describe('An import of rules texts', () => {
  test('knows each by its content, whatever its file is called, and says what is in it', async () => {
    const files = [
      workshop.file('a.json', text(comprehensiveRules())),
      workshop.file('b', text(excerpt())),
      workshop.file('c.html', text(tournamentRules())),
      workshop.file('d.md', text(infractionGuide())),
    ];
    const { done, said } = await workshop.import(files);
    expect(done).toBe(true);
    expect(said).toContain(
      'Comprehensive Rules, effective 2026-01-16: 17 numbered rules, 3 examples, 3 glossary entries',
    );
    expect(said).toContain('Comprehensive Rules, excerpt, effective 2026-09-25: 2 numbered rules');
    expect(said).toContain('an excerpt: it stands beside the whole editions and takes the place of none');
    expect(said).toContain('Magic Tournament Rules, effective 2025-11-10: 7 sections');
    expect(said).toContain('Infraction Procedure Guide, effective 2024-09-23: 4 sections');
  });

  test('keeps several editions side by side, the newest first', async () => {
    const old = comprehensiveRules({ date: 'January 20, 2017', keywords: KEYWORDS_THEN, costs: 117 });
    const { said } = await workshop.import([
      workshop.file('new.txt', text(comprehensiveRules())),
      workshop.file('old.txt', text(old)),
    ]);
    expect(said.match(/an older edition: .*/g)).toEqual(['an older edition: that of 2026-01-16 stays in force']);
    await workshop.import([workshop.file('part.txt', text(excerpt()))]);
    const { rules } = workshop.library;
    expect(rules.editions().map(({ date, whole }) => [date, whole])).toEqual([
      ['2026-09-25', false],
      ['2026-01-16', true],
      ['2017-01-20', true],
    ]);
    expect(workshop.library.about().rules).toBe('2026-01-16');
  });

  test('changes nothing the second time, however the lines end', async () => {
    const first = await workshop.import([workshop.file('a.txt', comprehensiveRules().join('\n'))]);
    expect(lastLine(first.said)).toBe('29 added, 0 changed, 0 unchanged, 0 skipped');
    for (const end of ['\n', '\r', '\r\n']) {
      const again = await workshop.import([workshop.file('b.txt', comprehensiveRules().join(end))]);
      expect(lastLine(again.said)).toBe('0 added, 0 changed, 29 unchanged, 0 skipped');
    }
  });

  test('takes a corrected text in place of the one of the same date, and counts what changed', async () => {
    await workshop.import([workshop.file('a.txt', text(comprehensiveRules()))]);
    const corrected = text(comprehensiveRules()).replace('One person reads alone.', 'One person reads aloud.');
    const { said } = await workshop.import([workshop.file('b.txt', corrected)]);
    expect(lastLine(said)).toBe('0 added, 1 changed, 28 unchanged, 0 skipped');
    expect(said).not.toContain('gone');
  });

  test('says what a text of the same date has no more', async () => {
    await workshop.import([workshop.file('a.txt', text(infractionGuide()))]);
    const shorter = infractionGuide().filter((line) => !['B.', 'A player pays too much. '].includes(line));
    const { said } = await workshop.import([workshop.file('b.txt', text(shorter))]);
    expect(said).toContain('gone, which the text of this date had before: 1');
  });

  test('never lets an excerpt stand for its edition, even one of the same date', async () => {
    await workshop.import([workshop.file('a.txt', text(comprehensiveRules()))]);
    await workshop.import([workshop.file('b.txt', text(excerpt('January 16, 2026')))]);
    const { rules } = workshop.library;
    const read = (number: string) => rules.read({ document: 'CR', number, alone: false, date: null });
    expect(read('107.3')?.lines[0].text).toContain('nobody has chosen yet');
    expect(read('122.1j')?.edition.whole).toBe(false);
  });

  test('refuses a text that is cut off, with its line, and leaves the library as it was', async () => {
    await workshop.import([workshop.file('a.txt', text(comprehensiveRules()))]);
    const { done, said } = await workshop.import([workshop.file('b.txt', text(comprehensiveRules().slice(0, 60)))]);
    expect(done).toBe(false);
    expect(said).toMatch(/b\.txt:60: ends before its glossary: the file is cut off\nnothing was imported/);
    expect(workshop.library.rules.editions()).toHaveLength(1);
  });
});
