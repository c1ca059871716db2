import packageJson from '../../../package.json' with { type: 'json' };
import { type Failure, failure } from './remote.ts';

/** How an update reaches servers, and how it waits. */
export interface Line {
  readonly wait: (ms: number) => Promise<void>;
  readonly say: (line: string) => void;
  /** Milliseconds without a byte after which a server is given up. */
  readonly patience: number;
}

/** Scryfall asks every program to say who it is and what it takes; a file is wanted as it lies there. */
const HEADERS = {
  'User-Agent': `Dynamo/${packageJson.version} (Discord bot for Magic judges)`,
  Accept: 'application/json;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'identity',
} as const;

/** Too many requests: half a minute is what Scryfall locks out for, and more than two is for the operator to wait. */
const SHORTEST_WAIT = 30_000;
const LONGEST_WAIT = 120_000;
const TRIES = 3;

/** What a server answered; `giveUp` ends what is still to come of it. */
export interface Answer {
  readonly ok: true;
  readonly response: Response;
  readonly giveUp: () => void;
}

/** Asks for `uri`; waits and asks again where the server wants that or stumbles. Answers what is neither, whatever its status. */
export const ask = async (
  uri: string,
  headers: Readonly<Record<string, string>>,
  line: Line,
): Promise<Answer | Failure> => {
  const { host } = new URL(uri);
  for (let tries = 1; ; tries++) {
    const asked = await once(uri, headers, line);
    if (!asked.ok) return asked;
    const { response } = asked;
    const isBusy = response.status === 429;
    if (!isBusy && response.status < 500) return asked;
    await response.body?.cancel();
    const wanted = secondsToWait(response) * 1000;
    const wait = Math.max(wanted, isBusy ? SHORTEST_WAIT : 1000 * tries);
    const why = isBusy ? 'says that it is asked too often' : `has a fault of its own (${response.status})`;
    if (tries === TRIES || wait > LONGEST_WAIT) {
      const when = wanted > 0 ? ` in ${Math.ceil(wanted / 60_000)} min or later` : ' later';
      return failure(`${host} ${why}: try again${when}`);
    }
    line.say(`${host} ${why}: waiting ${Math.ceil(wait / 1000)} s`);
    await line.wait(wait);
  }
};

const once = async (
  uri: string,
  headers: Readonly<Record<string, string>>,
  { patience }: Line,
): Promise<Answer | Failure> => {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, patience);
  try {
    const response = await fetch(uri, { headers: { ...HEADERS, ...headers }, signal: controller.signal });
    return { ok: true, response, giveUp };
  } catch (error) {
    const why = controller.signal.aborted ? `no answer in ${Math.ceil(patience / 1000)} s` : causeOf(error);
    return failure(`${new URL(uri).host} can't be reached: ${why}`);
  } finally {
    clearTimeout(timer);
  }
};

/** What lies under fetch's own “fetch failed”. */
export const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
};

/** `Retry-After` is in seconds, or a date (RFC 9110, 10.2.3). */
const secondsToWait = ({ headers }: Response): number => {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, (date - Date.now()) / 1000);
};
