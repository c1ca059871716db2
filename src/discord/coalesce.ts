/** Milliseconds after which a step wants to be tried again; null when it is done. */
export type Again = number | null;

/** Runs one thing at a time: what is asked for while something is under way is done once, after it. */
export interface Coalescer {
  /** There is something to do: a step runs now, or once after what is under way. */
  ask(): void;
  /** Runs `first` in place of a step if nothing is under way; null, and nothing run, if something is. */
  instead<Result>(first: () => Promise<Result>): Promise<Result> | null;
  /** Until nothing is under way; a step that would wait is run at once, one last time. */
  flush(): Promise<void>;
  idle(): boolean;
}

export const createCoalescer = (step: () => Promise<Again>, failed: (error: unknown) => void): Coalescer => {
  let busy = false;
  let asked = false;
  let flushing = false;
  let waiting: NodeJS.Timeout | null = null;
  let underWay: Promise<void> = Promise.resolve();

  const stopWaiting = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };

  const work = async (): Promise<void> => {
    try {
      while (asked) {
        asked = false;
        const again = await step();
        if (again !== null && !flushing) {
          asked = false;
          waiting = setTimeout(start, again);
          return;
        }
      }
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };

  const start = (): void => {
    stopWaiting();
    asked = true;
    if (busy) return;
    busy = true;
    underWay = work();
  };

  return {
    ask: () => {
      if (waiting === null) start();
    },
    instead: (first) => {
      if (busy) return null;
      stopWaiting();
      busy = true;
      asked = false;
      const result = first();
      underWay = result.then(work, work);
      return result;
    },
    flush: async () => {
      flushing = true;
      if (waiting !== null) start();
      while (busy) await underWay;
    },
    idle: () => !busy && waiting === null,
  };
};
