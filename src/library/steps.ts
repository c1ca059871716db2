import { setImmediate } from 'node:timers/promises';

/** Work done a little at a time: between its steps, of a few milliseconds each, others may be served. */
export type Steps<T> = Generator<void, T, void>;

/** So many of a long list are taken in one step. */
const AT_ONCE = 512;

/** Whether a loop that has come to `at` has done a step. */
export const isStep = (at: number): boolean => at > 0 && at % AT_ONCE === 0;

/** Takes each of a long list, in steps. */
export function* inSteps<T>(list: Iterable<T>, take: (item: T, at: number) => void): Steps<void> {
  let at = 0;
  for (const item of list) {
    take(item, at);
    at += 1;
    if (isStep(at)) yield;
  }
}

/** All steps at once. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** All steps, with whatever else is due between them. */
export const aside = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};
