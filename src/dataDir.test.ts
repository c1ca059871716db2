import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataDir } from './dataDir.ts';

const home = mkdtempSync(join(tmpdir(), 'dynamo-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('every folder on the way is made, and one that is there is left as it is', () => {
  makeDataDir(join(home, 'var', 'lib', 'dynamo'));
  expect(existsSync(join(home, 'var', 'lib', 'dynamo'))).toBe(true);
  makeDataDir(join(home, 'var', 'lib', 'dynamo'));
});

test('a file in the way is a problem', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => makeDataDir(join(home, 'file', 'data'))).toThrow(/ENOTDIR/);
});

describe.runIf(existsSync('/proc/self'))('where the system makes no folders', () => {
  test('the reason comes at once', () => {
    expect(() => makeDataDir('/proc/nowhere/data')).toThrow(/ENOENT/);
  });
});
