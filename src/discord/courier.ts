import { createHash } from 'node:crypto';
import type { ActionCall, View } from '../command.ts';
import { type Locale, wordsIn } from '../i18n/index.ts';
import { type Budget, isOld } from './budget.ts';
import { type Again, type Coalescer, createCoalescer } from './coalesce.ts';
import { makeCustomId } from './customId.ts';
import type { FaultKind } from './faults.ts';
import type { Requests, Sent } from './requests.ts';
import { messageOf } from './views.ts';

/*
 * Messages that stand elsewhere than the interaction that caused them. They were written down with what they tell, so that each is
 * sent once, whatever happens in between; those that go on showing something are edited when it changes.
 */

/** What is written down of a post. */
export interface Post {
  readonly id: number;
  readonly channel: string;
  /** Null as long as it is not known to be sent. */
  readonly message: string | null;
  /** When it was tried to send it (ms since 1970), and nobody knows what came of it. */
  readonly triedAt: number | null;
  /** What it shows, in short; null when that is not known. */
  readonly digest: string | null;
}

/** What is to be posted; kept by the desk. */
export interface Posts {
  channels(): Promise<readonly string[]>;
  /** The oldest post of a channel that is to be sent, or to be edited. */
  next(channel: string, what: 'send' | 'edit'): Promise<Post | null>;
  trying(id: number, at: number | null): Promise<void>;
  shown(id: number, shown: { message: string; revision: number; digest: string | null }): Promise<void>;
  failed(id: number, why: string): Promise<void>;
}

/** A post as it is to look now. */
export interface ShownPost {
  readonly view: View;
  readonly locale: Locale;
  /** Of what it shows: when that has moved on meanwhile, the post is due again. */
  readonly revision: number;
  /** A button that this post has, and no other: by it, it is found again. */
  readonly mark: ActionCall;
}

export interface CourierPorts {
  readonly requests: Requests;
  readonly posts: Posts;
  /** Null when there is nothing left to show. */
  readonly show: (post: number) => Promise<ShownPost | null>;
  /** Whether Discord would not let the bot write in a channel, as far as is known. */
  readonly denies: (channel: string) => boolean;
  readonly budget: Budget;
  readonly now: () => number;
  readonly erred: (error: unknown) => void;
}

export interface Courier {
  /** Something is to be posted, or to be shown anew. */
  ask(): void;
  /** Until nothing is under way. */
  flush(): Promise<void>;
}

/** Trying again can't help: the channel, the message or the permission is gone. */
const LASTING: ReadonlySet<FaultKind> = new Set([
  'message-gone',
  'channel-gone',
  'forbidden',
  'locked',
  'refused',
  'too-late',
  'answered-before',
  'token-over',
]);

const LONGEST_WAIT = 60_000;
/** Lanes in memory before idle ones are put away. */
const MOST_LANES = 1000;

export const createCourier = (ports: CourierPorts): Courier => {
  const { requests, posts, budget, now } = ports;
  const lanes = new Map<string, Coalescer>();

  /** New messages don't wait behind edits: each have a lane, in which one request is under way at a time. */
  const lane = (channel: string, what: 'send' | 'edit'): Coalescer => {
    const key = `${what} ${channel}`;
    const known = lanes.get(key);
    if (known) return known;
    if (lanes.size >= MOST_LANES) for (const [other, { idle }] of lanes) if (idle()) lanes.delete(other);
    let failures = 0;
    const deliver = what === 'send' ? send : edit;
    const step = async (): Promise<Again> => {
      for (let post = await posts.next(channel, what); post !== null; post = await posts.next(channel, what)) {
        const wait = await deliver(post, failures);
        failures = wait === null ? 0 : failures + 1;
        if (wait !== null) return wait;
      }
      return null;
    };
    const made = createCoalescer(step, ports.erred);
    lanes.set(key, made);
    return made;
  };

  const send = async (post: Post, failures: number): Promise<Again> => {
    const shown = await ports.show(post.id);
    if (shown === null || ports.denies(post.channel)) return giveUp(post, shown === null ? 'gone' : 'forbidden');
    if (post.triedAt !== null) {
      const found = await requests.find(post.channel, makeCustomId(shown.mark), post.triedAt);
      if (!found.ok && !LASTING.has(found.fault.kind)) return backOff(found, failures);
      if (found.ok && found.message !== null) {
        return sentAs(post, { message: found.message, revision: 0, digest: null });
      }
    }
    const message = messageOf(shown.view, wordsIn(shown.locale));
    await posts.trying(post.id, now());
    const sent = await requests.send(post.channel, message, `post ${post.id}`);
    if (sent.ok && sent.message !== null) {
      return sentAs(post, { message: sent.message, revision: shown.revision, digest: digestOf(message.body) });
    }
    if (!sent.ok && LASTING.has(sent.fault.kind)) return giveUp(post, sent.fault.kind);
    if (!sent.ok && sent.fault.kind === 'limited') await posts.trying(post.id, null);
    return backOff(sent, failures);
  };

  /** What it tells may have changed while it was on its way. */
  const sentAs = async ({ id, channel }: Post, shown: Parameters<Posts['shown']>[1]): Promise<null> => {
    await posts.shown(id, shown);
    lane(channel, 'edit').ask();
    return null;
  };

  const edit = async (post: Post, failures: number): Promise<Again> => {
    const { id, channel, message } = post;
    if (message === null) return null;
    const old = isOld(message, now());
    const wait = old ? budget.wait(channel, now()) : 0;
    if (wait > 0) return wait;
    const shown = await ports.show(post.id);
    if (shown === null) return giveUp(post, 'gone');
    // An edit notifies nobody; without its pings, though, the message would no longer stand out to those it was for.
    const next = messageOf(shown.view, wordsIn(shown.locale), shown.view.look);
    const digest = digestOf(next.body);
    const { revision } = shown;
    if (digest !== post.digest) {
      if (ports.denies(channel)) return giveUp(post, 'forbidden');
      if (old) budget.spend(channel, now());
      const sent = await requests.edit(channel, message, next);
      if (!sent.ok) return LASTING.has(sent.fault.kind) ? giveUp(post, sent.fault.kind) : backOff(sent, failures);
    }
    await posts.shown(id, { message, revision, digest });
    return null;
  };

  const giveUp = async ({ id }: Post, why: string): Promise<null> => {
    await posts.failed(id, why);
    ask();
    return null;
  };

  const ask = (): void => {
    posts.channels().then((channels) => {
      for (const channel of channels) {
        lane(channel, 'send').ask();
        lane(channel, 'edit').ask();
      }
    }, ports.erred);
  };

  return {
    ask,
    flush: async () => {
      await Promise.all([...lanes.values()].map(({ flush }) => flush()));
    },
  };
};

/** What a message shows, whoever it pings. */
const digestOf = ({ allowed_mentions: _, ...shown }: ReturnType<typeof messageOf>['body']): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/** A second, doubled each time, a little apart from the others; longer when Discord says so. */
const backOff = (sent: Sent, failures: number): number => {
  const said = sent.ok ? 0 : sent.fault.retryAfter;
  return Math.max(said, Math.min(LONGEST_WAIT, 1000 * 2 ** failures) * (0.75 + Math.random() / 2));
};
