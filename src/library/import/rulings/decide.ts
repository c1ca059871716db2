import { SAME_RULING, similarity } from '../../similarity.ts';
import type { Authority, ToldRuling } from './told.ts';

/** A ruling on a card as the library has it. */
export interface KnownRuling {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly source: 'wotc' | 'scryfall' | 'starter';
  readonly date: string | null;
  /** The key of the wording that took its place. */
  readonly replacedBy: string | null;
  readonly withdrawn: boolean;
}

/** A ruling that is new on its card; it may be an earlier wording of another. */
export interface AddedRuling extends ToldRuling {
  readonly replacedBy: string | null;
}

/** What becomes of a card's rulings. */
export interface Decision {
  readonly add: readonly AddedRuling[];
  readonly update: readonly KnownRuling[];
  /** Told as they are known. */
  readonly unchanged: number;
  /** Told by an older edition, gone from a newer one. */
  readonly outdated: number;
}

/**
 * What becomes of the rulings on one card when a file tells `told`, each text once. A text it no longer has was reworded,
 * when it has one that is much alike, and stays under that one as its earlier wording; else it is withdrawn. It says nothing
 * of other sources' rulings, and when it tells none at all, it is no witness that there are none. A file that is older than
 * what is known takes nothing away, and what it words otherwise is an earlier wording; an older edition of the same card, by
 * its date, adds nothing else.
 */
export const decideRulings = (
  known: readonly KnownRuling[],
  told: readonly ToldRuling[],
  { sources, until, isOlderEdition }: Authority,
): Decision => {
  const byKey = new Map(known.map((it) => [it.key, it]));
  const toldKeys = new Set(told.map(({ key }) => key));
  const missing = known.filter(
    ({ key, source, replacedBy, withdrawn }) =>
      !toldKeys.has(key) && source !== 'starter' && sources.includes(source) && replacedBy === null && !withdrawn,
  );
  const isOlder = isOlderEdition || missing.some(({ date }) => (date ?? '') > until);
  const fresh = told.filter(({ key }) => !byKey.has(key));
  const again = told.flatMap((it) => {
    const before = byKey.get(it.key);
    return before ? [{ before, after: retold(before, it, isOlder) }] : [];
  });
  const changed = again.filter(({ before, after }) => before !== after).map(({ after }) => after);
  const unchanged = again.length - changed.length;
  if (isOlder) {
    const placed = fresh.map((it) => ({ ...it, replacedBy: mostAlike(it.text, missing)?.key ?? null }));
    const add = isOlderEdition ? placed.filter(({ replacedBy }) => replacedBy !== null) : placed;
    return { add, update: changed, unchanged, outdated: placed.length - add.length };
  }
  const gone = told.length === 0 ? [] : missing;
  const left = gone.map((it): KnownRuling => {
    const by = mostAlike(it.text, fresh) ?? mostAlike(it.text, told);
    return by ? { ...it, replacedBy: by.key } : { ...it, withdrawn: true };
  });
  const add = fresh.map((it) => ({ ...it, replacedBy: null }));
  return { add, update: [...changed, ...left], unchanged, outdated: 0 };
};

/** The same text again: of the newest day, of the source that says whose it is, and back where it was gone. */
const retold = (before: KnownRuling, told: ToldRuling, isOlder: boolean): KnownRuling => {
  if (before.source === 'starter') return before;
  const after: KnownRuling = {
    ...before,
    source: told.source ?? before.source,
    date: before.date !== null && before.date > told.date ? before.date : told.date,
    ...(isOlder ? {} : { replacedBy: null, withdrawn: false }),
  };
  const same =
    after.source === before.source &&
    after.date === before.date &&
    after.replacedBy === before.replacedBy &&
    after.withdrawn === before.withdrawn;
  return same ? before : after;
};

const mostAlike = <Text extends { readonly text: string }>(text: string, others: readonly Text[]): Text | null =>
  others
    .map((it) => ({ it, likeness: similarity(text, it.text) }))
    .filter(({ likeness }) => likeness >= SAME_RULING)
    .sort((a, b) => b.likeness - a.likeness)[0]?.it ?? null;
