import { on } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** A thread does not inherit what makes Node read TypeScript. */
const { resolve } = createRequire(import.meta.url);
const START = `for (const it of require('node:worker_threads').workerData) require(it);`;
const PARTS = [resolve('tsx/cjs'), fileURLToPath(new URL('./thread.ts', import.meta.url))];

/** Started ahead of the file that it is to read. */
let waiting: Worker | null = null;

const start = (): Worker => new Worker(START, { eval: true, workerData: PARTS });

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
