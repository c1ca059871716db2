import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { streamOf } from '../source.ts';
import { AHEAD, type AsideJob, type AsideNews } from './aside.ts';
import type { JsonFault, JsonRecord } from './reader.ts';
import { readBatches } from './records.ts';

/* The thread of aside.ts. */

/** A message costs as much as some records. */
const TOGETHER = 200;

const read = async (port: NonNullable<typeof parentPort>, { path, size, form }: AsideJob): Promise<void> => {
  const tell = (news: AsideNews) => port.postMessage(news);
  const source = { size, stream: await streamOf(path) };
  let share = 0;
  let ahead = 0;
  port.on('message', () => ahead--);
  let waiting: (JsonRecord | JsonFault)[] = [];
  for await (const batch of readBatches(source, form, (it) => {
    share = it;
  })) {
    waiting.push(...batch);
    if (waiting.length < TOGETHER) continue;
    while (ahead >= AHEAD) await once(port, 'message');
    ahead++;
    tell({ batch: JSON.stringify(waiting), share });
    waiting = [];
  }
  tell({ batch: JSON.stringify(waiting), share: 1 });
  tell('end');
};

const port = parentPort;
if (port) once(port, 'message').then(([job]) => read(port, job as AsideJob)); // sent by aside.ts
