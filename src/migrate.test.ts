import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

let folder: string;
let db: Database.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  db = new Database(join(folder, 'some.db'));
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const step = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const version = () => db.pragma('user_version', { simple: true });
const tables = () => db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();

describe('migrations', () => {
  test('run once each, in the order of their numbers', () => {
    step('0002_second.sql', 'ALTER TABLE a ADD COLUMN two INTEGER');
    step('0001_first.sql', 'CREATE TABLE a (one INTEGER) STRICT');
    step('notes.txt', 'not SQL');
    migrate(db, folder);
    migrate(db, folder);
    expect(version()).toBe(2);
    step('0003_third.sql', 'CREATE TABLE b (one INTEGER) STRICT');
    migrate(db, folder);
    expect(version()).toBe(3);
    expect(tables()).toEqual(['a', 'b']);
  });

  test('that fail change nothing, and keep what came before them', () => {
    step('0001_first.sql', 'CREATE TABLE a (one INTEGER) STRICT');
    step('0002_bad.sql', 'CREATE TABLE b (one INTEGER) STRICT; CREATE TABLE a (one INTEGER) STRICT');
    expect(() => migrate(db, folder)).toThrow(/already exists/);
    expect(version()).toBe(1);
    expect(tables()).toEqual(['a']);
  });

  test('of one number are refused: one of them would be left out', () => {
    step('0001_first.sql', 'CREATE TABLE a (one INTEGER) STRICT');
    step('0001_other.sql', 'CREATE TABLE b (one INTEGER) STRICT');
    expect(() => migrate(db, folder)).toThrow(/Two migrations .* 0001_first\.sql/);
    expect(tables()).toEqual([]);
  });

  test('refuse a database from a newer release and say so', () => {
    db.pragma('user_version = 7');
    step('0001_first.sql', 'CREATE TABLE a (one INTEGER) STRICT');
    expect(() => migrate(db, folder)).toThrow(/newer release \(version 7, this one knows 1\)/);
  });
});
