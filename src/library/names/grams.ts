import { inSteps, type Steps } from '../steps.ts';
import { CODES, codeOf, EDGE, SPACE, three } from './letters.ts';

/*
 * An inverted index of short runs of letters, in typed arrays: which names share how many runs with what was typed.
 * Runs are taken over the text without spaces, so that `digthroughtime` and `Dig Through Time` share all of theirs, and
 * the first letters of each word once more, so that words in another order still meet.
 */

const RUNS = CODES ** 3;

/** How many postings one search reads, beyond those of the rarest run. */
const ENOUGH = 6_000;

/** Calls `each` with every run of `words` (folded, spaces between). */
const eachRun = (words: string, each: (run: number) => void): void => {
  let a = 0;
  let b = 0;
  let atEdge = true;
  for (let i = 0; i < words.length; i++) {
    const charCode = words.charCodeAt(i);
    if (charCode === SPACE) {
      atEdge = true;
      continue;
    }
    const c = codeOf(charCode);
    if (atEdge) {
      const next = i + 1 < words.length ? words.charCodeAt(i + 1) : SPACE;
      each(three(EDGE, c, next === SPACE ? 0 : codeOf(next)));
      atEdge = false;
    }
    if (a > 0) each(three(a, b, c));
    a = b;
    b = c;
  }
};

export interface Grams {
  /** Takes the names that share most with `words`: about `limit` positions in the list it was built from, in no order. */
  near(words: string, limit: number, take: (position: number) => void): void;
}

export function* buildGrams(texts: readonly string[]): Steps<Grams> {
  const { starts, postings } = yield* invert(texts);
  const size = (run: number) => (starts[run + 1] as number) - (starts[run] as number);
  const bySize = (a: number, b: number) => size(a) - size(b);
  const lengths = Uint8Array.from(texts, (text) => Math.min(text.length, 255));
  const perLength = Float32Array.from({ length: 256 }, (_, length) => (length + 2) ** -0.5);
  const scores = new Uint16Array(texts.length);
  const touched = new Uint32Array(texts.length);
  const shares = new Float32Array(texts.length);
  const steps = new Uint32Array(STEPS);
  const asked: number[] = [];
  const ask = (run: number) => {
    if (size(run) > 0 && !asked.includes(run)) asked.push(run);
  };

  return {
    near: (words, limit, take) => {
      asked.length = 0;
      eachRun(words, ask);
      // The rarest runs say most: once enough names were touched, the common ones add time and no news.
      asked.sort(bySize);
      let count = 0;
      let read = 0;
      for (const run of asked) {
        if (read > 0 && read + size(run) > ENOUGH) break;
        read += size(run);
        const weight = Math.round(16 * Math.log(1 + texts.length / size(run)));
        const to = starts[run + 1] as number;
        for (let p = starts[run] as number; p < to; p++) {
          const position = postings[p] as number;
          const score = scores[position] as number;
          if (score === 0) touched[count++] = position;
          scores[position] = score + weight;
        }
      }
      let most = 0;
      for (let i = 0; i < count; i++) {
        const position = touched[i] as number;
        const share = (scores[position] as number) * (perLength[lengths[position] as number] as number);
        scores[position] = 0;
        shares[i] = share;
        if (share > most) most = share;
      }
      // Shares in steps: how far down to go for `limit` names, without sorting the thousands below.
      steps.fill(0);
      const scale = (STEPS - 1) / most;
      for (let i = 0; i < count; i++) {
        const step = ((shares[i] as number) * scale) | 0;
        steps[step] = (steps[step] as number) + 1;
      }
      let lowest = STEPS - 1;
      for (let sum = steps[lowest] as number; sum < limit && lowest > 0; sum += steps[lowest] as number) lowest -= 1;
      for (let i = 0; i < count; i++) if ((((shares[i] as number) * scale) | 0) >= lowest) take(touched[i] as number);
    },
  };
}

const STEPS = 256;

/** For each run the texts that have it, each once, in their order: from `starts[run]` up to `starts[run + 1]`. */
function* invert(texts: readonly string[]): Steps<{ readonly starts: Uint32Array; readonly postings: Uint32Array }> {
  const starts = new Uint32Array(RUNS + 1);
  const latest = new Int32Array(RUNS);
  let position = 0;
  const count = (run: number) => {
    if (latest[run] === position + 1) return;
    latest[run] = position + 1;
    starts[run + 1] = (starts[run + 1] as number) + 1;
  };
  yield* inSteps(texts, (text, i) => {
    position = i;
    eachRun(text, count);
  });
  for (let run = 0; run < RUNS; run++) starts[run + 1] = (starts[run + 1] as number) + (starts[run] as number);

  const postings = new Uint32Array(starts[RUNS] as number);
  const next = starts.slice(0, RUNS);
  const post = (run: number) => {
    if (latest[run] === -position - 1) return;
    latest[run] = -position - 1;
    const at = next[run] as number;
    postings[at] = position;
    next[run] = at + 1;
  };
  yield* inSteps(texts, (text, i) => {
    position = i;
    eachRun(text, post);
  });
  return { starts, postings };
}
