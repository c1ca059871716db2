import { once } from 'node:events';
import { join } from 'node:path';
import { commands } from '../commands/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { channelGone, endIdle } from './abandoned.ts';
import { showBoard } from './board.ts';
import { showPost } from './calls/showPost.ts';
import type { Desk } from './desk/desk.ts';
import { deskStore } from './desk/deskStore.ts';
import { madeAt } from './discord/budget.ts';
import { type Connection, connect } from './discord/connection.ts';
import { serveHealth } from './discord/health.ts';
import { createMeasures, type Measures } from './discord/measures.ts';
import { createMentions } from './discord/mentions.ts';
import type { Env } from './env.ts';
import { FatalError } from './fatal.ts';
import { wordsIn } from './i18n/index.ts';
import { refused } from './i18n/refused.ts';
import { judgedStore } from './library/judged/judgedStore.ts';
import { judgedLibraries } from './library/judged/overlay.ts';
import { openLibrary } from './library/open.ts';
import { openPages } from './library/pages.ts';
import { STARTER_FOLDER } from './library/starter.ts';
import type { Log } from './log.ts';
import { personalCalls, personalGames, personalJudged } from './personal.ts';
import type { Stores } from './stores.ts';
import { holdLock } from './table/lock.ts';
import { openTable, type Table } from './table/table.ts';

/*
 * The file that knows everyone: it opens the stores, connects, and puts everything away again, in the opposite order.
 */

export interface Bot {
  readonly version: string;
  /** How many servers it is in now. */
  readonly servers: number;
  readonly measures: Measures;
  /** Answers what was begun, brings the boards up to date, disconnects, and closes the stores; within five seconds. */
  stop(): Promise<void>;
  /** Resolves when it can't go on, with the reason: the operator must do something. */
  readonly failed: Promise<FatalError>;
}

export interface BotOptions {
  readonly log: Log;
  readonly now?: () => number;
  /** Stops trying to connect. */
  readonly signal?: AbortSignal;
}

/** How often claims are looked at for having lapsed, in milliseconds. */
const LAPSE_LOOK = 5000;
/** How often games in which nothing happens are looked for, in milliseconds. */
const IDLE_LOOK = 60 * 60_000;
/** How often what is past its time is deleted, in milliseconds. */
const PURGE = 6 * 60 * 60_000;

export const startBot = async (env: Env & { readonly token: string }, options: BotOptions): Promise<Bot> => {
  const { log, now = Date.now, signal = new AbortController().signal } = options;
  const toClose: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of toClose.splice(0).reverse()) await close();
  };
  try {
    const lock = holdLock(env.dataDir);
    if (!lock.ok) throw new FatalError(refused(lock.refusal, wordsIn('en')));
    toClose.push(lock.value.release);
    const table = openTable(join(env.dataDir, 'table.db'), { synchronous: env.synchronous });
    toClose.push(table.close);
    const library = openLibrary(env.dataDir, openPages(table.db), STARTER_FOLDER, (message) => log.warn(message));
    toClose.push(library.close, library.watch());

    let post = (): void => {}; // nothing can be posted before there is a connection: it asks what is due by itself
    const desk = deskStore(table.db, () => post());
    const judged = judgedStore(table.db);
    const libraryFor = judgedLibraries(library, judged);
    const libraryIn = (guild: string | null, server: string | null) => libraryFor({ guild, server });

    const measures = createMeasures();
    const mentions = createMentions();
    const bot = {
      version: packageJson.version,
      startedAt: now(),
      answers: measures.answers,
      mention: mentions.mention,
    };
    const stores: Stores = {
      bot,
      library,
      games: table.games,
      settings: table.settings,
      desk,
      judged,
      personal: [personalGames(table.games), personalCalls(desk), personalJudged(judged)],
    };
    const connection = await connect({
      ...env,
      commands,
      stores,
      mentions,
      measures,
      log,
      now,
      signal,
      languageOf: async (guild, channel) => (guild === null ? null : table.settings.language(guild, channel)),
      boards: boardsOf(table),
      show: (game, locale) => showBoard(stores, game, locale),
      posts: desk.posts,
      showPost: showPost({ ...stores, libraryIn }),
      libraryIn,
      joined: noting(log, (guild) => table.settings.gone(guild, null)),
      left: noting(log, (guild) => table.settings.gone(guild, now())),
      channelGone: (channel, bot) => {
        channelGone(stores, channel, { bot, at: now() }).catch((err: unknown) =>
          log.error({ err, channel }, 'A channel that was deleted was not noted'),
        );
      },
    });
    toClose.push(connection.close);
    post = connection.post;
    await table.settings.present([...connection.client.guilds.cache.keys()], now());
    if (env.http !== null) toClose.push(await openHealth(env.http, connection, measures, now));
    toClose.push(purging(table, [desk.purge, async (at) => judged.purge(at)], log, now));
    toClose.push(lapsing(desk, log, now));
    toClose.push(idling(stores, connection, log, now));
    return {
      version: bot.version,
      measures,
      get servers() {
        return connection.client.guilds.cache.size;
      },
      failed: connection.failed,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Where the boards hang is part of the games. */
const boardsOf = ({ games }: Table) => ({
  find: async (game: number) => {
    const kept = await games.byId(game);
    return kept?.board ? { channel: kept.channel, message: kept.board.message } : null;
  },
  remember: (game: number, _channel: string, message: string) =>
    games.placeBoard(game, { message, at: madeAt(message) }),
  forget: (game: number) => games.placeBoard(game, null),
});

/** Servers come and go whether or not we manage to write it down. */
const noting = (log: Log, note: (guild: string) => Promise<void>) => (guild: string) => {
  note(guild).catch((err: unknown) => log.error({ err, guild }, 'A server that came or went was not noted'));
};

const openHealth = async (
  at: NonNullable<Env['http']>,
  { client }: Connection,
  measures: Measures,
  now: () => number,
) => {
  const server = await serveHealth(at, { client, measures, now }).catch((error: NodeJS.ErrnoException) => {
    const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    const remedy = isPort ? 'Choose another HTTP_PORT' : 'Set HTTP_HOST to an address of this machine';
    throw new FatalError(`The health page can't be served on ${at.host}:${at.port}: ${error.message}. ${remedy}.`);
  });
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
};

/** What belongs to servers that were left goes before the table forgets that they were. */
const purging = (table: Table, before: readonly ((at: number) => Promise<void>)[], log: Log, now: () => number) => {
  const purge = () => {
    Promise.all(before.map((each) => each(now())))
      .then(() => table.purge(now()))
      .catch((err: unknown) => log.error({ err }, 'What is past its time was not deleted'));
  };
  purge();
  const timer = setInterval(purge, PURGE).unref();
  return () => clearInterval(timer);
};

/** Games in which nothing happened for long end, and their boards show it. */
const idling = (stores: Stores, { client, follow }: Connection, log: Log, now: () => number) => {
  const failed = (err: unknown, game?: number) => log.error({ err, game }, 'A game that nobody plays was not ended');
  const look = async () => {
    const ended = await endIdle(stores, { bot: client.user.id, at: now() }, failed);
    for (const game of ended) await follow(game);
  };
  look().catch(failed);
  const timer = setInterval(() => look().catch(failed), IDLE_LOOK).unref();
  return () => clearInterval(timer);
};

/** Claims in which nothing was said for too long are let go, and the judges are told. */
const lapsing = (desk: Desk, log: Log, now: () => number) => {
  const lapse = () => {
    desk.lapse(now()).catch((err: unknown) => log.error({ err }, 'Claims that lapsed were not let go'));
  };
  lapse();
  const timer = setInterval(lapse, LAPSE_LOOK).unref();
  return () => clearInterval(timer);
};
