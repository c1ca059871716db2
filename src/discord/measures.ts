import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How many of the latest answers the percentiles look at. */
const REMEMBERED = 10_000;

/** What is counted while the bot runs, for `/about` and for the metrics page. */
export interface Measures {
  readonly registry: Registry;
  /** One interaction was answered, this long after it came, in milliseconds. */
  answered(kind: string, ms: number): void;
  delivered(kind: string): void;
  /** Delivered a second time, and left alone. */
  repeated(): void;
  fault(request: string, code: string): void;
  boardChanged(): void;
  boardEdited(): void;
  rejection(): void;
  answers(): { readonly count: number; readonly p50: number; readonly p99: number };
  /** Also measures the process and the connection; only worth it where someone reads it. */
  watch(shards: () => readonly { readonly id: number; readonly ready: boolean; readonly ping: number }[]): void;
}

export const createMeasures = (): Measures => {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames: [...labelNames], registers });
  const answerTime = new Histogram({
    name: 'dynamo_answer_seconds',
    help: 'From an interaction to its acknowledged answer',
    labelNames: ['kind'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    registers,
  });
  const interactions = counter('dynamo_interactions_total', 'Interactions received', ['kind']);
  const repeats = counter('dynamo_repeated_interactions_total', 'Interactions delivered again, and ignored');
  const faults = counter('dynamo_discord_faults_total', 'Requests that Discord did not accept', ['request', 'code']);
  const changes = counter('dynamo_board_changes_total', 'Changes that a board had to show');
  const edits = counter(
    'dynamo_board_edits_total',
    'Boards sent or edited: fewer than changes when they were coalesced',
  );
  const rejections = counter('dynamo_unhandled_rejections_total', 'Promises of ours that failed unseen');

  const latest: number[] = [];
  let count = 0;
  return {
    registry,
    answered: (kind, ms) => {
      answerTime.observe({ kind }, ms / 1000);
      latest[count % REMEMBERED] = ms;
      count += 1;
    },
    delivered: (kind) => interactions.inc({ kind }),
    repeated: () => repeats.inc(),
    fault: (request, code) => faults.inc({ request, code }),
    boardChanged: () => changes.inc(),
    boardEdited: () => edits.inc(),
    rejection: () => rejections.inc(),
    answers: () => {
      const sorted = latest.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
      return { count, p50: at(0.5), p99: at(0.99) };
    },
    watch: (shards) => {
      collectDefaultMetrics({ register: registry });
      new Gauge({
        name: 'dynamo_shard_ready',
        help: '1 while the shard receives events',
        labelNames: ['shard'],
        registers,
        collect() {
          for (const { id, ready } of shards()) this.set({ shard: id }, ready ? 1 : 0);
        },
      });
      new Gauge({
        name: 'dynamo_shard_heartbeat_seconds',
        help: 'The latest heartbeat, there and back',
        labelNames: ['shard'],
        registers,
        collect() {
          for (const { id, ping } of shards()) this.set({ shard: id }, ping / 1000);
        },
      });
    },
  };
};
