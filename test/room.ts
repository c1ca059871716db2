import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '../commands/index.ts';
import type { ActionCall, ActionContext, Button, Reply, Row, View } from '../src/command.ts';
import type { Desk } from '../src/desk/desk.ts';
import { deskStore } from '../src/desk/deskStore.ts';
import type { Locale } from '../src/i18n/index.ts';
import { wordsIn } from '../src/i18n/index.ts';
import { runImport } from '../src/library/import/run.ts';
import type { Judged } from '../src/library/judged/judged.ts';
import { judgedStore } from '../src/library/judged/judgedStore.ts';
import { judgedLibraries } from '../src/library/judged/overlay.ts';
import type { Library } from '../src/library/library.ts';
import { openLibrary } from '../src/library/open.ts';
import { openPages } from '../src/library/pages.ts';
import { personalCalls, personalGames, personalJudged } from '../src/personal.ts';
import type { Table } from '../src/table/table.ts';
import { openTable } from '../src/table/table.ts';

/*
 * Commands by value: real stores in a directory of their own, and no Discord. What is typed goes through a command's own schema, and
 * what comes back is its reply.
 */

export const CHANNEL = '200000000000000001';
export const GUILD = '300000000000000001';
export const ANA = '100000000000000001';
export const BEN = '100000000000000002';
export const CLEO = '100000000000000003';
export const JUDGE = '100000000000000004';
export const JUDGE_ROLE = '500000000000000001';
export const SERVER = 'La Table';
export const NOW = 1_800_000_000_000;

type Said = Partial<
  Omit<
    ActionContext,
    'words' | 'channelWords' | 'games' | 'settings' | 'desk' | 'judged' | 'personal' | 'library' | 'bot'
  >
>;

/** A channel where commands are said in one language, in public and in private alike. */
export class Room {
  readonly locale: Locale;
  readonly #folder = mkdtempSync(join(tmpdir(), 'room-'));
  table: Table;
  desk: Desk;
  judged: Judged;
  now = NOW;
  #library: Library | null = null;
  #interactions = 0;

  constructor(locale: Locale) {
    this.locale = locale;
    this.table = this.#open();
    this.desk = deskStore(this.table.db, () => {});
    this.judged = judgedStore(this.table.db);
  }

  get words() {
    return wordsIn(this.locale);
  }

  /** Runs what `/path options` asks for. */
  async run(user: string, path: string, options: Record<string, unknown> = {}, said: Said = {}): Promise<Reply> {
    const [name = '', subcommand = ''] = path.split(' ');
    const run = commands.find((command) => command.name === name)?.runs[subcommand];
    if (!run) throw new Error(`No /${path}`);
    return run.execute(run.input.parse(options), this.context({ user, ...said }));
  }

  /** Uses a button, or sends the form it opened. */
  async use(user: string, { action, args }: ActionCall, said: Said = {}): Promise<Reply> {
    const used = commands.flatMap((command) => command.actions).find(({ name }) => name === action);
    if (!used) throw new Error(`No action ${action}`);
    return used.execute(args, this.context({ user, ...said }));
  }

  context(said: Said): ActionContext {
    const room = this;
    return {
      bot: {
        version: '0.0.0',
        startedAt: NOW,
        answers: () => ({ count: 0, p50: 0, p99: 0 }),
        mention: (path) => `/${path}`,
      },
      get library() {
        const { guild = GUILD, server = SERVER } = said;
        return judgedLibraries(room.library, room.judged)({ guild, server });
      },
      games: this.table.games,
      settings: this.table.settings,
      desk: this.desk,
      judged: this.judged,
      personal: [personalGames(this.table.games), personalCalls(this.desk), personalJudged(this.judged)],
      interaction: `interaction ${++this.#interactions}`,
      user: ANA,
      displayName: 'Ana',
      channel: CHANNEL,
      guild: GUILD,
      server: SERVER,
      now: this.now,
      locale: this.locale,
      words: this.words,
      channelLocale: this.locale,
      channelWords: this.words,
      managesServer: false,
      roles: [],
      names: new Map([[ANA, 'Ana']]),
      bots: [],
      reach: {
        lacks: () => [],
        pings: () => true,
        isOfBot: () => false,
        locked: () => false,
        everyoneReads: () => false,
      },
      fields: {},
      chosen: [],
      invoker: null,
      onPrivateMessage: false,
      ...said,
    };
  }

  /** The library the bot ships, made when a test first asks for it. */
  get library(): Library {
    this.#library ??= openLibrary(this.#folder, openPages(this.table.db));
    return this.#library;
  }

  /** Imports files into this room's library. */
  async import(files: readonly string[]): Promise<void> {
    const pages = openPages(this.table.db);
    const silent = { say: () => {}, progress: () => {} };
    if (!(await runImport(files, {}, { dataDir: this.#folder, pages, now: NOW, ...silent })))
      throw new Error('refused');
  }

  restart(): void {
    this.#library?.close();
    this.#library = null;
    this.table.close();
    this.table = this.#open();
    this.desk = deskStore(this.table.db, () => {});
    this.judged = judgedStore(this.table.db);
  }

  close(): void {
    this.#library?.close();
    this.table.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** What a reply says, to whom: `public: …`, `private: …`, `refused: …`. */
  text(reply: Reply): string {
    switch (reply.kind) {
      case 'say':
        return `${reply.visibility}: ${textOf(reply.view)}`;
      case 'update':
        return `update: ${textOf(reply.view)}`;
      case 'refuse': {
        const word = this.words.refusals[reply.refusal.code] as (facts: unknown) => string; // the code chose the word for these facts
        return `refused: ${word(reply.refusal)}`;
      }
      case 'board':
        return 'board';
      case 'modal':
        return `modal: ${reply.modal.title}`;
    }
  }

  #open(): Table {
    return openTable(join(this.#folder, 'table.db'), { synchronous: 'normal' });
  }
}

export const textOf = ({ texts }: View): string => texts.join('\n');

/** The button of a view with this label. */
export const buttonIn = (view: View, label: string): Button => {
  const found = (view.rows ?? [])
    .flatMap((row: Row) => [...row])
    .find((part) => 'label' in part && part.label === label);
  if (found?.kind !== 'button') throw new Error(`No button “${label}”`);
  return found;
};

export const viewIn = (reply: Reply): View => {
  if (reply.kind !== 'say' && reply.kind !== 'update') throw new Error(`A ${reply.kind} has no view`);
  return reply.view;
};
