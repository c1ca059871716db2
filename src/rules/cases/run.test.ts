import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mismatches } from './match.ts';
import { CaseFile, judge } from './run.ts';

const rules = new URL('rules.json', import.meta.url);
const cases = CaseFile.parse(JSON.parse(readFileSync(rules, 'utf8')));

describe('The rules decide every case as expected', () => {
  test.each(cases.map((asked) => [asked.id, asked.topic, asked] as const))('%s (%s)', (_id, _topic, asked) => {
    expect(judge(asked)).toEqual([]);
  });

  test('and there are 276 of them', () => {
    expect(cases).toHaveLength(276);
  });
});

describe('An answer is compared', () => {
  test.each<[string, unknown, unknown, string[]]>([
    ['on the keys expected only', { a: 1 }, { a: 1, b: 2 }, []],
    ['within objects as well', { a: { b: 1 } }, { a: { b: 2, c: 3 } }, ['a.b: expected 1, got 2']],
    ['with null as null', { a: null }, {}, ['a: expected null, got nothing']],
    ['in arrays exactly', { a: [1, 2] }, { a: [1, 2, 3] }, ['a: expected [1,2], got [1,2,3]']],
    ['in arrays of objects, where nothing may be extra', [{ a: 1 }], [{ a: 1, b: 2 }], ['[0].b: not expected']],
    ['without taking text for a number', { a: '1' }, { a: 1 }, ['a: expected "1", got 1']],
  ])('%s', (_, expected, answer, faults) => {
    expect(mismatches(expected, answer)).toEqual(faults);
  });
});

describe('The command', () => {
  const command = ['--import', 'tsx', 'src/rules/cases/main.ts'];
  const write = (content: unknown): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'cases-')), 'cases.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const run = (file: string) => spawnSync(process.execPath, [...command, file], { encoding: 'utf8' });

  test('ends with how many passed, and succeeds when all do', () => {
    const said = execFileSync(process.execPath, [...command, rules.pathname], { encoding: 'utf8' });
    expect(said).toBe('276 passed, 0 failed\n');
  });

  test('names every mismatch, goes on after a case it can not run, and fails', () => {
    const { status, stdout } = run(
      write([
        { id: 'A', topic: 'parse', given: { input: '{U}' }, expected: { ok: false } },
        { id: 'B', topic: 'energy.basic', given: {}, expected: { have: 1 } },
        { id: 'C', topic: 'tap', given: {}, expected: {} },
        { id: 'D', topic: 'parse', given: { input: '{U}' }, expected: { symbols: ['U'] } },
      ]),
    );
    expect(status).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('A: ok: expected false, got true');
    expect(lines.filter((line) => /^[BC]:/.test(line))).toHaveLength(2);
    expect(lines.at(-1)).toBe('1 passed, 3 failed');
  });

  test.each([
    ['a file that is not there', '/no/such/file.json', /Can't read/],
    ['what is not JSON', write('{'), /is not JSON/],
    ['what is no list of cases', write([{ id: 1 }]), /is not a list of cases/],
  ])('says what is wrong with %s, in words', (_, file, words) => {
    const { status, stdout, stderr } = run(file);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(words);
    expect(stdout + stderr).not.toMatch(/ {4}at /);
  });
});
