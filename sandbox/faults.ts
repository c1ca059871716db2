import type { ErrorCode } from './errors.ts';
import { ERRORS } from './errors.ts';

/** What goes wrong, and with which requests. */
export interface Fault {
  /** `METHOD /path` where a star is any text, as in "POST /interactions/*callback"; or a pattern over the same. */
  readonly match: string | RegExp;
  /** Answer with this error of Discord's instead of doing what was asked. */
  readonly code?: ErrorCode;
  /** Answer with this instead of doing what was asked. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds to wait before doing what was asked. */
  readonly delay?: number;
  /** Milliseconds to wait before the answer, when what was asked is done. */
  readonly hold?: number;
  /** Cut the connection: `after` (or true) when what was asked is done, `before` instead of doing it. */
  readonly drop?: boolean | 'before' | 'after';
  /** How many matching requests it meets; 1 unless said. */
  readonly times?: number;
  /** How many matching requests pass first; 0 unless said. */
  readonly after?: number;
}

/** A fault that is planned: how often it struck, and how to call it off. */
export interface PlannedFault {
  readonly struck: number;
  remove(): void;
}

interface Planned {
  readonly fault: Fault;
  readonly pattern: RegExp;
  passed: number;
  struck: number;
}

const patternOf = (match: string | RegExp): RegExp =>
  typeof match === 'string'
    ? new RegExp(
        `^${match
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      )
    : match;

export class Faults {
  readonly #planned = new Set<Planned>();

  add(fault: Fault): PlannedFault {
    const planned: Planned = { fault, pattern: patternOf(fault.match), passed: 0, struck: 0 };
    this.#planned.add(planned);
    return {
      get struck() {
        return planned.struck;
      },
      remove: () => this.#planned.delete(planned),
    };
  }

  clear(): void {
    this.#planned.clear();
  }

  /** The fault that strikes this request, counted as struck. */
  strike(method: string, path: string): Fault | undefined {
    const request = `${method} ${path}`;
    for (const planned of this.#planned) {
      planned.pattern.lastIndex = 0;
      if (!planned.pattern.test(request)) continue;
      if (planned.passed < (planned.fault.after ?? 0)) {
        planned.passed += 1;
        continue;
      }
      planned.struck += 1;
      if (planned.struck >= (planned.fault.times ?? 1)) this.#planned.delete(planned);
      return planned.fault;
    }
    return undefined;
  }
}

/** The answer a fault gives instead of the true one; nothing when what was asked is done all the same. */
export const answerOf = (
  fault: Fault,
): { status: number; body: unknown; headers: Readonly<Record<string, string>> } | undefined => {
  if (fault.code === undefined && fault.status === undefined) return undefined;
  const [usual, message] = fault.code === undefined ? [500, 'Internal Server Error'] : ERRORS[fault.code];
  const status = fault.status ?? usual;
  if (status !== 429) {
    return { status, body: fault.body ?? { message, code: fault.code ?? 0 }, headers: fault.headers ?? {} };
  }
  const limited = fault.code === undefined ? { message: 'You are being rate limited.' } : { message, code: fault.code };
  return {
    status,
    body: fault.body ?? { ...limited, retry_after: RETRY_AFTER, global: false },
    headers: { 'retry-after': String(RETRY_AFTER), 'x-ratelimit-scope': 'user', ...fault.headers },
  };
};

/** Seconds, as long as a test likes to wait. */
const RETRY_AFTER = 0.1;
