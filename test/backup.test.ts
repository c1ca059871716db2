import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalDiscord, Who } from '../sandbox/discord.ts';
import { replay } from '../src/rules/undo.ts';
import { openTable } from '../src/table/table.ts';
import { startTogether, type Together, wordsOf } from './harness.ts';

/*
 * The one file to back up, copied beside the running bot, and what the README says to go back to it.
 */

vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let together: Together;
let discord: LocalDiscord;
let folder: string;
beforeEach(async () => {
  together = await startTogether();
  ({ discord } = together);
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await together.stop();
  rmSync(folder, { recursive: true });
});

const ben = (): Who => ({ ...discord.as('Ben', 'pod-1'), locale: 'en-US' });
const gain = (amount: number) => discord.slash(ben(), 'energy gain', { amount });
const energy = async () => wordsOf(await discord.slash(ben(), 'energy show')).replace(/<@\d+>/g, '');

/** `npm run backup -- …`, without npm in between. */
const backUp = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: together.dataDir };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/backup.ts', ...args],
      { cwd: ROOT, env },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), out: stdout, err: stderr });
      },
    );
  });

describe('npm run backup', () => {
  test('copies the table while people play: one file, whole, as it was at one moment', async () => {
    await gain(1);
    const to = join(folder, 'copy.db');
    let copied = false;
    const copying = backUp(to).finally(() => {
      copied = true;
    });
    let played = 1;
    for (; !copied; played += 1) expect(await gain(1)).toMatchObject({ type: 4 });
    expect(await copying).toMatchObject({ code: 0, err: '' });
    expect((await copying).out).toMatch(/copied to .*copy\.db: \d+ kB, checked/);
    expect(readdirSync(folder)).toEqual(['copy.db']);

    const copy = openTable(to, { synchronous: 'full' });
    const kept = await copy.games.find(ben().channel.id);
    const log = await copy.games.log(kept?.id ?? 0);
    copy.close();
    expect(replay(log)).toEqual({ ok: true, game: kept?.game });
    const [seat] = kept?.game.seats ?? [];
    expect(seat?.counters.energy).toBe(log.length - 1);
    expect(log.length - 1).toBeLessThanOrEqual(played);
  });

  test('is gone back to as the README says: stop, put it in place of table.db and of what lies beside it, start', async () => {
    await gain(5);
    const to = join(folder, 'copy.db');
    await backUp(to);
    await gain(100);
    expect(await energy()).toContain('105');
    const { dataDir } = together;
    await together.restart(() => {
      for (const name of readdirSync(dataDir)) if (name.startsWith('table.db')) rmSync(join(dataDir, name));
      copyFileSync(to, join(dataDir, 'table.db'));
    });
    expect(await energy()).toMatch(/(?<!\d)5(?!\d)/);
    await gain(2);
    expect(await energy()).toMatch(/(?<!\d)7(?!\d)/);
  });

  test('never overwrites, and says what to do instead', async () => {
    await gain(5);
    const to = join(folder, 'copy.db');
    writeFileSync(to, 'something dear');
    mkdirSync(join(folder, 'copies'));
    const refused: readonly (readonly [args: string[], why: RegExp])[] = [
      [[to], /there already and is left as it is/],
      [[join(folder, 'copies')], /is a folder: name the file/],
      [[join(folder, 'nowhere', 'copy.db')], /no folder .*nowhere/],
      [[], /npm run backup -- DEST/],
    ];
    for (const [args, why] of refused) {
      const { code, out, err } = await backUp(...args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(why);
    }
    expect(readdirSync(folder).sort()).toEqual(['copies', 'copy.db']);
    expect(existsSync(join(folder, 'copies', 'table.db'))).toBe(false);
  });
});
