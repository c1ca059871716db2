import { z } from 'zod';
import type { Entry } from '../rules/game.ts';
import type { People } from '../table/people.ts';
import { FORM, makeEvent, makeState, parseEvent, parseState } from '../table/record.ts';
import type { CallEvent, Snapshot, SnapshotEntry } from './call.ts';
import { DECISIONS } from './call.ts';
import type { Draft } from './desk.ts';

/*
 * Events, snapshots and drafts as rows keep them: JSON in which people are their numbers in the call. Free words have a column of
 * their own.
 */

const locale = z.literal(['en', 'fr']);

const citation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ruling'), subject: z.string(), key: z.string() }),
  z.object({ kind: z.literal('rule'), number: z.string(), edition: z.string().nullable() }),
]);

/** Every kind of event that was ever stored: kinds may be added, and none taken away. */
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('called') }),
  z.object({ kind: z.literal('claimed') }),
  z.object({ kind: z.literal('released') }),
  z.object({ kind: z.literal('lapsed') }),
  z.object({ kind: z.literal('asked'), locale }),
  z.object({ kind: z.literal('told'), locale }),
  z.object({ kind: z.literal('answered'), decision: z.literal(DECISIONS), locale, citations: z.array(citation) }),
  z.object({ kind: z.literal('unclear') }),
  z.object({ kind: z.literal('appealed') }),
  z.object({ kind: z.literal('withdrawn') }),
  z.object({ kind: z.literal('moved') }),
]);

/** An event in two columns. */
export interface EventColumns {
  readonly event: string;
  readonly words: string | null;
}

export const makeCallEvent = (happened: CallEvent): EventColumns => {
  if (!('words' in happened)) return { event: JSON.stringify(happened), words: null };
  const { words, ...rest } = happened;
  return { event: JSON.stringify(rest), words };
};

/** Throws on what no release of ours has written. */
export const parseCallEvent = ({ event: json, words }: EventColumns): CallEvent => {
  const parsed = event.parse(JSON.parse(json));
  return 'locale' in parsed ? { ...parsed, words } : parsed;
};

const numbered = z.object({ seq: z.int(), at: z.int(), actor: z.int(), event: z.string() });
const snapshot = z.object({
  form: z.int(),
  state: z.string(),
  latest: z.array(z.object({ entry: numbered, of: numbered.exactOptional() })),
});

export const makeSnapshot = ({ game, latest }: Snapshot, people: People): string => {
  const row = ({ seq, at, actor, event }: Entry): z.infer<typeof numbered> => ({
    seq,
    at,
    actor: people.number(actor),
    event: makeEvent(event, people),
  });
  const written: z.infer<typeof snapshot> = {
    form: FORM,
    state: makeState(game, people),
    latest: latest.map(({ entry, of }) => ({ entry: row(entry), ...(of ? { of: row(of) } : {}) })),
  };
  return JSON.stringify(written);
};

/** Null for the picture of another release, whose games have another shape. */
export const parseSnapshot = (json: string, people: People): Snapshot | null => {
  const { form, state, latest } = snapshot.parse(JSON.parse(json));
  if (form !== FORM) return null;
  const entry = ({ seq, at, actor, event }: z.infer<typeof numbered>): Entry => ({
    seq,
    at,
    actor: people.id(actor),
    event: parseEvent(event, people),
  });
  return {
    game: parseState(state, people),
    latest: latest.map(
      (each): SnapshotEntry => ({
        entry: entry(each.entry),
        ...(each.of ? { of: entry(each.of) } : {}),
      }),
    ),
  };
};

const draft = z.object({
  decision: z.literal(DECISIONS),
  words: z.string(),
  lines: z.array(z.object({ typed: z.string(), subject: z.string().nullable(), cited: citation.nullable() })),
});

export const makeDraft = (written: Draft): string => JSON.stringify(written);
export const parseDraft = (json: string): Draft => draft.parse(JSON.parse(json));
