import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';
import { atomicCards, face, french, oracleId, ruling } from './sources.fixture.ts';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const CARDS = 1000;
const edition = (date: string, words: string): Uint8Array =>
  gzipSync(
    atomicCards(
      Object.fromEntries(
        Array.from({ length: CARDS }, (_, n) => {
          const rulings = [1, 2, 3].map((i) => ruling(`The ${words} of card ${n} is for case ${i}.`, date));
          const foreignData = [french(`Carte ${n}`, { text: `La carte ${n} fait ce qu'elle dit.` })];
          return [`Card ${n}`, [face(n, `Card ${n}`, { rulings, foreignData })]];
        }),
      ),
      date,
    ),
  );

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const start = (file: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'src/library/import/main.ts', file], {
    cwd,
    env: { ...process.env, DATA_DIR: workshop.dir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const shown = (n: number) =>
  workshop.library.rulings({ kind: 'card', oracleId: oracleId(n) }).map(({ en }) => en?.text);

describe('An import beside a running bot', () => {
  test('is seen whole, when it has ended, by a reader that never fails in between', { timeout: 60_000 }, async () => {
    await workshop.import([workshop.file('then.gz', edition('2022-04-25', 'first word'))]);
    const child = start(workshop.file('now.gz', edition('2024-06-07', 'last saying')));
    let ended = false;
    const exit = once(child, 'exit').then(([code]) => {
      ended = true;
      return code;
    });
    const seen = new Set<string>();
    while (!ended) {
      seen.add(`${shown(0)} ${shown(CARDS - 1)}`);
      await wait(5);
    }
    expect(await exit).toBe(0);
    const texts = (words: string) =>
      [0, CARDS - 1].map((n) => [1, 2, 3].map((i) => `The ${words} of card ${n} is for case ${i}.`).join()).join(' ');
    expect([...seen].filter((it) => it !== texts('first word') && it !== texts('last saying'))).toEqual([]);
    expect(seen).toContain(texts('first word'));
    expect(`${shown(0)} ${shown(CARDS - 1)}`).toBe(texts('last saying'));
  });

  test('that is killed at any moment leaves the old library, and the next import is whole', {
    timeout: 60_000,
  }, async () => {
    await workshop.import([workshop.file('then.gz', edition('2022-04-25', 'first word'))]);
    const library = join(workshop.dir, 'library.db');
    const draft = join(workshop.dir, 'library.next.db');
    const before = readFileSync(library);
    const now = workshop.file('now.gz', edition('2024-06-07', 'last saying'));
    let killed = 0;
    for (const delay of [0, 60, 120, 240]) {
      const child = start(now);
      const exit = once(child, 'exit');
      while (!existsSync(draft) && child.exitCode === null) await wait(1);
      await wait(delay);
      child.kill('SIGKILL');
      await exit;
      if (child.exitCode === null) {
        killed++;
        expect(readFileSync(library).equals(before)).toBe(true);
      } else writeFileSync(library, before);
    }
    expect(killed).toBeGreaterThan(0);
    expect(shown(7)[0]).toBe('The first word of card 7 is for case 1.');
    const { done } = await workshop.import([now]);
    expect(done).toBe(true);
    expect(shown(7)).toHaveLength(3);
    expect(existsSync(draft)).toBe(false);
  });
});
