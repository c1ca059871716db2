import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LocalDiscord, type Message, type Outcome, type Who } from '../sandbox/discord.ts';
import { replay } from '../src/rules/undo.ts';
import { openTable } from '../src/table/table.ts';
import { buttonCalled, spawnBot } from './harness.ts';

/*
 * The bot in a process of its own, killed in the middle of a game at no moment in particular, and started again on what it left.
 */

const KILLS = 50;
/** As many bots at once as fit on a small machine, each with a Discord and data of its own. */
const BOTS = 2;
/** How much is answered before a kill, at most. */
const PLAY = 60;

/** One bot after the other on the same data, each killed while four people play. */
class Life {
  readonly #discord: LocalDiscord;
  readonly #folder = mkdtempSync(join(tmpdir(), 'kill-'));
  readonly #players: readonly Who[];
  /** What was acknowledged as done, and how often something was asked for at all. */
  readonly #done: Outcome[] = [];
  #asked = 0;

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
    this.#players = ['Ana', 'Ben', 'Chloé', 'Dan'].map((name) => discord.as(name, 'table-1'));
  }

  /** Starts, looks whether all is there, plays, and is killed. */
  async once(): Promise<void> {
    const bot = spawnBot(this.#discord, this.#folder);
    await bot.ready;
    if (this.#asked === 0) await this.#open();
    else await this.check();
    const playing = new AbortController();
    const played = this.#players.map((who, at) => this.#play(who, at === 0, playing.signal));
    const enough = this.acknowledged + Math.random() * PLAY;
    while (this.acknowledged < enough) await sleep(1);
    await sleep(Math.random() * 5);
    bot.process.kill('SIGKILL');
    playing.abort();
    await bot.ended;
    this.#discord.advance(3000); // what it did not answer, it never will
    await Promise.all(played);
  }

  async #open(): Promise<void> {
    const [host] = this.#players;
    if (host === undefined) throw new Error('A game of nobody');
    this.#note(await this.#discord.slash(host, 'game start'));
  }

  /** One command or click after the other. */
  async #play(who: Who, types: boolean, given: AbortSignal): Promise<void> {
    while (!given.aborted) {
      this.#note(types ? await this.#discord.slash(who, 'energy gain', { amount: 1 }) : await this.#click(who));
    }
  }

  #note(outcome: Outcome): void {
    this.#asked += 1;
    if (outcome.type !== null) this.#done.push(outcome);
  }

  #click(who: Who): Promise<Outcome> {
    return this.#discord.click(who, this.#board, buttonCalled(this.#board, '+1'));
  }

  /** The newest message that one can play by; it was posted by a bot that is dead now. */
  get #board(): Message {
    const [host] = this.#players;
    const boards = this.#discord
      .messages(host?.channel.id ?? '')
      .filter(({ components }) => JSON.stringify(components).includes('board.energy'));
    const board = boards.at(-1);
    if (board === undefined) throw new Error('No board');
    return board;
  }

  /** A bot runs that was not there when all this was answered. */
  async check(): Promise<void> {
    for (const who of this.#players.slice(1)) {
      const clicked = await this.#click(who);
      expect(clicked.type).toBeOneOf([6, 7]);
      this.#note(clicked);
    }
    const [earlier] = this.#done.slice(-5);
    void this.#discord.redeliver(earlier?.interactionId ?? '');
    const table = openTable(join(this.#folder, 'table.db'), { synchronous: 'full' });
    const kept = await table.games.find(this.#players[0]?.channel.id ?? '');
    const log = await table.games.log(kept?.id ?? 0);
    const stored = table.db.prepare('SELECT id, to_revision - from_revision AS events FROM interactions').all();
    table.close();
    const events = new Map((stored as { id: string; events: number }[]).map((row) => [row.id, row.events]));
    for (const { interactionId } of this.#done) expect(events.get(interactionId), interactionId).toBe(1);
    expect(log).toHaveLength(events.size);
    expect(log.length).toBeGreaterThanOrEqual(this.#done.length);
    expect(log.length).toBeLessThanOrEqual(this.#asked);
    expect(replay(log)).toEqual({ ok: true, game: kept?.game });
  }

  get acknowledged(): number {
    return this.#done.length;
  }

  end(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

test(`B039: killed at any moment, ${KILLS} times: every acknowledged change is there, none twice, and the old board's buttons work`, async () => {
  const lives = Array.from({ length: BOTS }, async () => {
    const discord = await LocalDiscord.start();
    const life = new Life(discord);
    for (let kill = 0; kill < KILLS / BOTS; kill += 1) await life.once();
    await discord.close();
    life.end();
    return life.acknowledged;
  });
  for (const acknowledged of await Promise.all(lives)) expect(acknowledged).toBeGreaterThan(10 * KILLS);
}, 600_000);
