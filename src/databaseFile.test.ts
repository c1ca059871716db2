import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FatalError } from './fatal.ts';
import { copyTable } from './table/copy.ts';
import { holdLock } from './table/lock.ts';
import { openTable } from './table/table.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-'));
  file = join(folder, 'table.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openTable(file, { synchronous: 'full' });

/** What is wrong with the table, made so on disk. */
const FAULTS: readonly (readonly [what: string, make: () => void, said: RegExp])[] = [
  ['random bytes', () => writeFileSync(file, 'x'.repeat(8192)), /is not a database\. Restore your backup/],
  ['a damaged body', () => damage(), /is damaged\. Restore your backup/],
  ['a folder', () => mkdirSync(file), /is a folder, and not a database\. Restore your backup/],
  ['a newer release', () => renew(), /is from a newer release .* Update the bot, or restore a backup/],
];

/** All but the first page is overwritten. */
const damage = () => {
  open().close();
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(handle, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(handle);
};

const renew = () => {
  const table = open();
  table.db.pragma('user_version = 9999');
  table.close();
};

const faultOf = (act: () => void): Error => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('No fault');
};

describe('A table that can not be used', () => {
  test.each(FAULTS)('%s is named with its path, what is wrong, and what to do', (_what, make, said) => {
    make();
    const fault = faultOf(open);
    expect(fault).toBeInstanceOf(FatalError);
    expect(fault.message.startsWith(`${file} `)).toBe(true);
    expect(fault.message).toMatch(said);
    expect(fault.message).not.toContain('\n');
  });

  test('is left as it is', () => {
    damage();
    const before = readFileSync(file);
    faultOf(open);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each(FAULTS.slice(0, 3))('%s is not copied either, and no copy is begun', (_what, make) => {
    make();
    const to = join(folder, 'copy.db');
    const fault = faultOf(() => copyTable(file, to));
    expect(fault).toBeInstanceOf(FatalError);
    expect(fault.message).toMatch(new RegExp(`^${file} is .*It was not copied`));
    expect(() => statSync(to)).toThrow(/ENOENT/);
  });
});

test('A whole table is copied', () => {
  open().close();
  const to = join(folder, 'copy.db');
  copyTable(file, to);
  copyFileSync(to, file);
  open().close();
});

test('A lock file that is no database is named', () => {
  writeFileSync(join(folder, 'lock.db'), 'x'.repeat(8192));
  expect(faultOf(() => holdLock(folder)).message).toMatch(
    /lock\.db is not a database\. Nothing is kept in it: delete it/,
  );
});

test('What is no matter of the file stays what it is', () => {
  const db = new Database(':memory:');
  const fault = faultOf(() => db.exec('SELECT nonsense'));
  expect(fault).not.toBeInstanceOf(FatalError);
  db.close();
});
