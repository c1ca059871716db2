import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { counting } from '../rules/acts.ts';
import { replay } from '../rules/undo.ts';
import { openTable } from './table.ts';

const WRITER = fileURLToPath(new URL('../../test/tableWriter.ts', import.meta.url));
const KILLS = 10;
/** As many writers at once as fit on a small machine, each with a file of its own. */
const FILES = 2;

/** Lets a process write, kills it at a random moment, and answers what it had been told was kept: event numbers by interaction. */
const writeAndKill = async (file: string, channel: string): Promise<ReadonlyMap<string, number>> => {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, file, channel], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  await sleep(Math.random() * 60);
  child.kill('SIGKILL');
  await once(child, 'close');
  const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(whole.map((line) => line.split(' ')).map(([interaction = '', seq]) => [interaction, Number(seq)]));
};

const check = async (file: string, channel: string, told: ReadonlyMap<string, number>): Promise<void> => {
  const table = openTable(file, { synchronous: 'full' });
  const kept = await table.games.find(channel);
  const log = await table.games.log(kept?.id ?? 0);
  const sources = log.map(({ event }) => (event.kind === 'gained' ? event.source : undefined));
  for (const [interaction, seq] of told) expect(sources[seq - 1]).toBe(interaction);
  expect(new Set(sources).size).toBe(sources.length);
  // One more may be kept than was told: the one that was under way.
  expect(log.length - 1 - told.size).toBeOneOf([0, 1]);
  expect(replay(log)).toEqual({ ok: true, game: kept?.game });
  for (const [interaction, seq] of [...told].slice(-3)) {
    const asked = { user: 'player 0', judge: false, at: 0, interaction };
    const again = await table.games.update(
      { channel, guild: null },
      asked,
      counting(asked, { kind: 'joined', player: 'nobody' }),
    );
    expect(again).toMatchObject({ ok: true, value: { after: { revision: seq } } });
  }
  table.close();
};

test(`nothing acknowledged is lost or counted twice when the process is killed, ${KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const chain = async (file: string): Promise<number> => {
    let acknowledged = 0;
    for (let n = 0; n < KILLS / FILES; n++) {
      const told = await writeAndKill(file, `channel-${n}`);
      await check(file, `channel-${n}`, told);
      acknowledged += told.size;
    }
    return acknowledged;
  };
  const files = Array.from({ length: FILES }, (_, n) => join(folder, `table-${n}.db`));
  const acknowledged = await Promise.all(files.map(chain));
  expect(Math.min(...acknowledged)).toBeGreaterThan(KILLS);
  rmSync(folder, { recursive: true });
}, 120_000);
