/** Set for one moment; rung at most once. */
export interface Alarm {
  cancel(): void;
}

interface Pending extends Alarm {
  readonly due: number;
  readonly ring: () => void;
  timer: NodeJS.Timeout;
}

/** The time of this Discord: the real one, plus what tests have skipped. */
export class Clock {
  #skipped = 0;
  readonly #alarms = new Set<Pending>();

  now(): number {
    return Date.now() + this.#skipped;
  }

  /** Rings after `ms` of this clock's time. */
  in(ms: number, ring: () => void): Alarm {
    const alarm: Pending = {
      due: this.now() + ms,
      ring,
      timer: setTimeout(() => this.#ring(alarm), ms),
      cancel: () => {
        clearTimeout(alarm.timer);
        this.#alarms.delete(alarm);
      },
    };
    this.#alarms.add(alarm);
    return alarm;
  }

  advance(ms: number): void {
    this.#skipped += ms;
    for (const alarm of [...this.#alarms].sort((a, b) => a.due - b.due)) {
      clearTimeout(alarm.timer);
      const left = alarm.due - this.now();
      if (left <= 0) this.#ring(alarm);
      else alarm.timer = setTimeout(() => this.#ring(alarm), left);
    }
  }

  stop(): void {
    for (const alarm of this.#alarms) clearTimeout(alarm.timer);
    this.#alarms.clear();
  }

  #ring(alarm: Pending): void {
    if (this.#alarms.delete(alarm)) alarm.ring();
  }
}
