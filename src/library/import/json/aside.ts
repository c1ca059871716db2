import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Progress, Source } from '../format.ts';
import type { Form } from './forms.ts';
import type { Batch } from './records.ts';

/** What the thread is told, and what it tells. */
export interface AsideJob {
  readonly path: string;
  readonly size: number;
  readonly form: Form;
}
/** A batch is sent as JSON: that is written and read faster than Node copies values. */
export type AsideNews = { readonly batch: string; readonly share: number } | 'end';

/** So many bytes on disk take longer to read than another thread takes to start. */
export const LARGE = 4 * 1024 * 1024;

/** How many batches the thread may be ahead: what was read and not yet taken must not fill the memory. */
export const AHEAD = 4;

/** A thread does not inherit what makes Node read TypeScript; read ahead of it, packages do not go through it. */
const TSX = import.meta.resolve('tsx/esm/api');
const PACKAGES = ['stream-json/parser.js', 'stream-json/assembler.js'].map((name) => import.meta.resolve(name));
const CODE = new URL('./thread.ts', import.meta.url).href;
const START = `const { tsx, packages, code } = require('node:worker_threads').workerData;
  Promise.all([tsx, ...packages].map((it) => import(it))).then(([{ register }]) => { register(); return import(code); });`;

/** Started ahead of the file that it is to read. */
let waiting: Worker | null = null;

const start = (): Worker => new Worker(START, { eval: true, workerData: { tsx: TSX, packages: PACKAGES, code: CODE } });

/** Starts a thread for the next large file, which takes a while, before that file is opened. */
export const startAhead = (): void => {
  waiting ??= start();
};

/** Ends the thread that was started ahead, if no file came. */
export const endAhead = async (): Promise<void> => {
  const unused = waiting;
  waiting = null;
  await unused?.terminate();
};

/** The same as readBatches, read in a thread of its own. */
export async function* readAside({ path, size }: Source, form: Form, progress: Progress): AsyncGenerator<Batch> {
  const thread = waiting ?? start();
  waiting = null;
  try {
    const news = on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[AsideNews]>; // by thread.ts
    thread.postMessage({ path, size, form } satisfies AsideJob);
    for await (const [it] of news) {
      if (it === 'end') return;
      progress(it.share);
      yield JSON.parse(it.batch) as Batch; // by thread.ts
      thread.postMessage('taken');
    }
    throw new Error(`The thread that read ${path} ended before the file did`);
  } finally {
    await thread.terminate();
  }
}
