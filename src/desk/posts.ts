import type { CallEvent } from './call.ts';

/*
 * Messages about a call that stand elsewhere than the interaction that caused them. They are written down with the event that
 * calls for them and sent afterwards, so that each is sent once, whatever happens in between.
 */

/**
 * `call`: the call at the desk. `notice`: what the desk must hear of it, since an edit notifies nobody. `question` and `answer`: to the
 * asker, in their channel.
 */
export const POST_KINDS = ['call', 'notice', 'question', 'answer'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Those that go on showing where the call stands. */
export const LIVE: readonly PostKind[] = ['call', 'question', 'answer'];

/** A post, and what became of it. */
export interface Post {
  readonly id: number;
  readonly call: number;
  readonly kind: PostKind;
  /** The number of the event it tells. */
  readonly about: number;
  readonly channel: string;
  /** Null as long as it is not known to be sent. */
  readonly message: string | null;
  /** Why it can't be sent or edited; null as long as nothing stands in the way. */
  readonly failed: string | null;
}

/** Which post an event calls for. `waiting`: the player was asked something. */
export const postFor = (event: CallEvent, waiting: boolean): PostKind | null => {
  switch (event.kind) {
    case 'called':
    case 'moved':
      return 'call';
    case 'asked':
      return 'question';
    case 'answered':
      return 'answer';
    case 'lapsed':
    case 'appealed':
    case 'unclear':
      return 'notice';
    case 'told':
      return waiting ? 'notice' : null;
    case 'claimed':
    case 'released':
    case 'withdrawn':
      return null;
  }
};

/** Where a post stands: at the desk, or where the asker is. */
export const isAtDesk = (kind: PostKind): boolean => kind === 'call' || kind === 'notice';

/** A post that is to be sent (no `message`) or edited. */
export interface DuePost extends Post {
  /** When it was tried to send it (ms since 1970) without hearing what came of it. */
  readonly triedAt: number | null;
  /** What it shows, in short; null when that is not known. */
  readonly digest: string | null;
}

/** What a post shows now: of which revision of its call, and in short. */
export interface Shown {
  readonly message: string;
  readonly revision: number;
  readonly digest: string | null;
}

/** The posts of all calls. Promises, because the next store may be elsewhere. */
export interface Posts {
  byId(id: number): Promise<Post | null>;
  of(call: number): Promise<readonly Post[]>;
  /** Resolves when a call stands at the desk, or it is known that it can't; at the latest after `ms` milliseconds. */
  settled(call: number, ms: number): Promise<void>;
  /** The channels in which something is due. */
  channels(): Promise<readonly string[]>;
  /** The next post of a channel to be sent, or to be edited: the oldest. */
  next(channel: string, what: 'send' | 'edit'): Promise<DuePost | null>;
  /** It is about to be sent at `at` (ms since 1970); null: it certainly was not. */
  trying(id: number, at: number | null): Promise<void>;
  shown(id: number, shown: Shown): Promise<void>;
  failed(id: number, why: string): Promise<void>;
}
