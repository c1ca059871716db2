import type { Readable, Writable } from 'node:stream';
import { LocalDiscord } from './discord.ts';
import { servePage } from './page.ts';
import { Prompt } from './terminal/prompt.ts';

export interface SandboxOptions {
  /** Any free port when left out. */
  readonly port?: number;
  readonly input: Readable;
  readonly output: Writable;
}

export interface Sandbox {
  /** Where the bot finds this Discord's API, without its version. */
  readonly apiBase: string;
  readonly token: string;
  /** When the input has ended, or said `quit`. */
  readonly done: Promise<void>;
  /** Prints its address: call it when nothing keeps the bot from running. */
  announce(): void;
  /** Starts to read lines: call it when the bot is ready. */
  begin(): void;
  close(): Promise<void>;
}

/** Starts a Discord on this machine, and lets whoever types use the bot. */
export const startSandbox = async ({ port, input, output }: SandboxOptions): Promise<Sandbox> => {
  const discord = await LocalDiscord.start(port === undefined ? {} : { port });
  discord.serve(servePage);
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const prompt = new Prompt(discord, input, output, locale);
  const { promise: began, resolve: begin } = signal();
  const done = began.then(() => commandsOf(discord)).then(() => prompt.run());
  return {
    apiBase: `${discord.address}/api`,
    token: discord.token,
    done,
    announce: () => prompt.announce(),
    begin,
    close: () => {
      prompt.stop();
      return discord.close();
    },
  };
};

/** A bot may be ready a moment before its commands are; one whose commands were refused still gets to say so. */
const commandsOf = (discord: LocalDiscord): Promise<void> => discord.waitForBot(2_000).catch(() => {});

const signal = (): { promise: Promise<void>; resolve: () => void } => {
  let resolve = (): void => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
};
