import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import type { LocalDiscord } from '../discord.ts';
import { perform } from './acts.ts';
import { tellNews } from './answered.ts';
import { completionsOf } from './completions.ts';
import { type Intent, parse, parseInField } from './parse.ts';
import { inked, plain } from './pen.ts';
import { type Opened, Session } from './session.ts';

const isTerminal = (stream: Readable | Writable): boolean => 'isTTY' in stream && stream.isTTY === true;

/** Where one begins: a table of one's own language. */
const startIn = (discord: LocalDiscord, locale: string) =>
  locale.startsWith('fr') ? discord.as('Ana', 'table-1') : discord.as('Ben', 'pod-1');

/** A person at a keyboard, or a script in a pipe, in front of the local Discord. */
export class Prompt {
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #session: Session;
  readonly #isTerminal: boolean;
  #stop: () => void = () => {};

  constructor(discord: LocalDiscord, input: Readable, output: Writable, locale: string) {
    this.#input = input;
    this.#output = output;
    this.#isTerminal = isTerminal(input) && isTerminal(output);
    this.#session = new Session(discord, startIn(discord, locale), this.#isTerminal ? inked : plain);
  }

  announce(): void {
    this.#print([this.#session.words.address(this.#session.discord.address)]);
  }

  /** Reads lines, and runs each to its end before the next, until there are no more or one says `quit`. */
  async run(): Promise<void> {
    const session = this.#session;
    const reader = createInterface({
      input: this.#input,
      crlfDelay: Number.POSITIVE_INFINITY,
      ...(this.#isTerminal
        ? { output: this.#output, completer: (line: string) => completionsOf(line, session.ground) }
        : {}),
    });
    this.#stop = () => reader.close();
    reader.on('SIGINT', this.#stop);
    this.#output.on('error', this.#stop); // whoever read the answers is gone
    const lines = reader[Symbol.asyncIterator]();
    const ask = async (prompt: string): Promise<string | null> => {
      if (this.#isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      return done ? null : value;
    };

    this.#print(await tellNews(session));
    if (this.#isTerminal) this.#print([session.words.welcome]);
    for (;;) {
      const stopListening = this.#listen(() => reader.prompt(true));
      const line = await ask(`${session.whereabouts}> `);
      await stopListening();
      if (line === null && this.#isTerminal) this.#print(['']); // the prompt's own line is left
      if (line === null) break;
      const intent = parse(line, session.ground);
      if (intent.kind === 'quit') break;
      this.#print(await perform(intent, session));
      if (this.#isTerminal && session.opened && intent.kind !== 'fault') await this.#askFields(ask);
    }
    reader.close();
  }

  stop(): void {
    this.#stop();
  }

  /** On a terminal a modal is asked field by field; an empty answer keeps what stands there. */
  async #askFields(ask: (prompt: string) => Promise<string | null>): Promise<void> {
    const session = this.#session;
    for (let { opened } = session; opened !== null; { opened } = session) {
      this.#print(await perform(await this.#answerTo(opened, ask), session));
    }
  }

  async #answerTo({ fields }: Opened, ask: (prompt: string) => Promise<string | null>): Promise<Intent> {
    const typed = new Map<string, string>();
    for (const field of fields) {
      const line = await ask(`${field.label}${field.value === '' ? '' : ` [${field.value}]`}: `);
      const isLeftOut = line === '' && field.value === '' && field.required;
      if (line === null || isLeftOut) return { kind: 'cancel' };
      const intent = parseInField(line, this.#session.ground);
      if (intent !== null) return intent;
      if (line !== '') typed.set(field.id, line);
    }
    return { kind: 'fill', fields: typed };
  }

  /** While a terminal waits for a line, what happens is shown above it. */
  #listen(again: () => void): () => Promise<void> {
    if (!this.#isTerminal) return async () => {};
    const session = this.#session;
    let showing: Promise<void> = Promise.resolve();
    const show = async () => {
      await session.feed.settled({ type: null });
      const told = await tellNews(session);
      if (told.length === 0) return;
      this.#output.write('\r\u001b[K');
      this.#print(told);
      again();
    };
    session.feed.onStir(() => {
      showing = showing.then(show);
    });
    return () => {
      session.feed.onStir(() => {});
      return showing;
    };
  }

  #print(texts: readonly string[]): void {
    for (const text of texts) this.#output.write(`${text}\n`);
  }
}
