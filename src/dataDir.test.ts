import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataDir } from './dataDir.ts';
import { draftLibrary } from './library/draft.ts';
import { holdLock } from './table/lock.ts';
import { openTable } from './table/table.ts';

const home = mkdtempSync(join(tmpdir(), 'dynamo-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('every folder on the way is made, and one that is there is left as it is', () => {
  makeDataDir(join(home, 'var', 'lib', 'dynamo'));
  expect(existsSync(join(home, 'var', 'lib', 'dynamo'))).toBe(true);
  makeDataDir(join(home, 'var', 'lib', 'dynamo'));
});

test('a file in the way is a problem', () => {
  writeFileSync(join(home, 'file'), '');
  const file = join(home, 'file');
  for (const path of [file, join(file, 'data')]) {
    expect(() => makeDataDir(path)).toThrow(
      `The data can't be kept in ${path}: ${file} is a file, not a folder. Set DATA_DIR to a folder that the bot may write in.`,
    );
  }
});

describe.runIf(existsSync('/proc/self'))('where the system makes no folders', () => {
  const path = '/proc/nowhere/data';
  test.each([
    ['the bot', () => makeDataDir(path)],
    ['a lock', () => holdLock(path)],
    ['a table', () => openTable(join(path, 'table.db'), { synchronous: 'normal' })],
    ['a library', () => draftLibrary(path)],
  ])('%s hears the reason at once', (_who, make) => {
    expect(make).toThrow(`The data can't be kept in ${path}: the system makes no folders there.`);
  });
});
