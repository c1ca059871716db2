import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord, type Message, type Outcome } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, spawnBot } from '../test/harness.ts';
import type { Figure } from './figure.ts';

/*
 * Four players click one board all at once, through networks that delay each request by 30 to 180 ms; the bot is a process of its own.
 */

const PLAYERS = ['Ana', 'Ben', 'Chloé', 'Dan'];
const CLICKS = 60;
/** Milliseconds. */
const jitter = (): number => 30 + Math.random() * 150;

const play = async (discord: LocalDiscord, run: number): Promise<{ outcomes: readonly Outcome[]; edits: number }> => {
  const name = `crowd-${run}`;
  discord.world.addChannel(discord.world.guild("La Table d'Énergie"), { name });
  const [host, ...others] = PLAYERS.map((player) => discord.as(player, name));
  if (host === undefined) throw new Error('A game of nobody');
  const board = messageIn(await discord.slash(host, 'game start'));
  let edits = 0;
  const count = ({ id }: Message) => {
    if (id === board.id) edits += 1;
  };
  discord.on('edit', count);
  for (let request = 0; request < 3 * CLICKS; request += 1) {
    discord.faults.add({ match: /^(POST|PATCH) /, delay: jitter() });
  }
  const players = [host, ...others];
  const clicks = Array.from({ length: CLICKS }, async (_, at) => {
    await sleep(jitter());
    return discord.click(players[at % players.length] ?? host, board, buttonCalled(board, '+1'));
  });
  const outcomes = await Promise.all(clicks);
  await sleep(1000);
  discord.faults.clear();
  discord.off('edit', count);
  return { outcomes, edits };
};

export const measureCrowd = async (runs = 20): Promise<readonly Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const discord = await LocalDiscord.start();
  const bot = spawnBot(discord, dataDir);
  try {
    await bot.ready;
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await play(discord, run));
    const acknowledged = results.flatMap(({ outcomes }) => outcomes.filter(({ type }) => type === 6 || type === 7));
    const latencies = acknowledged.map(({ latency }) => latency).sort((a, b) => a - b);
    return [
      { name: 'clicks not acknowledged', value: runs * CLICKS - latencies.length, unit: '', target: { atMost: 0 } },
      { name: 'slowest acknowledgement', value: latencies.at(-1) ?? 0, unit: 'ms', target: { atMost: 500 } },
      { name: 'median acknowledgement', value: latencies[latencies.length >> 1] ?? 0, unit: 'ms' },
      {
        name: `edits of a board, of ${CLICKS} clicks, at most`,
        value: Math.max(...results.map(({ edits }) => edits)),
        unit: '',
        target: { atMost: CLICKS },
      },
    ];
  } finally {
    bot.process.kill('SIGTERM');
    await bot.ended;
    await discord.close();
    rmSync(dataDir, { recursive: true });
  }
};
