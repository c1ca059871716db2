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
export type AsideNews = { readonly batch: Batch; readonly share: number } | 'end';

/** How many batches the thread may be ahead: what was read and not yet taken must not fill the memory. */
export const AHEAD = 4;

/** A thread does not inherit what makes Node read TypeScript. */
const TSX = import.meta.resolve('tsx/esm/api');
const CODE = new URL('./thread.ts', import.meta.url).href;
const START = `const { tsx, code } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(code); });`;

/** The same as readBatches, read in a thread of its own. */
export async function* readAside({ path, size }: Source, form: Form, progress: Progress): AsyncGenerator<Batch> {
  const job: AsideJob = { path, size, form };
  const thread = new Worker(START, { eval: true, workerData: { job, tsx: TSX, code: CODE } });
  try {
    for await (const [news] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[AsideNews]>) {
      if (news === 'end') return;
      progress(news.share);
      yield news.batch;
      thread.postMessage('taken');
    }
    throw new Error(`The thread that read ${path} ended before the file did`);
  } finally {
    await thread.terminate();
  }
}
