import { SAME_RULING, similarity } from '../../similarity.ts';
import type { Authority, Source, ToldRuling } from './told.ts';

/** A ruling on a card as the library has it. */
export interface KnownRuling {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly source: Source | 'starter';
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
  /** Told by an older file, gone from a newer one. */
  readonly outdated: number;
}

/**
 * What becomes of the rulings on one card when a file tells `told`, each text once. A text it no longer has was reworded,
 * when it has one that is much alike, and stays under that one as its earlier wording; else it is withdrawn. It says nothing
 * of other sources' rulings, and when it tells none at all, it is no witness that there are none. A file that is older than
 * what is known takes nothing away and adds only earlier wordings: what else it has is gone since. So the order in which two
 * files come does not matter.
 */
export const decideRulings = (
  known: readonly KnownRuling[],
  told: readonly ToldRuling[],
  { sources, until, outdated }: Authority,
): Decision => {
  if (known.length === 0) return decideFirst(told, outdated);
  const byKey = new Map(known.map((it) => [it.key, it]));
  const toldKeys = new Set(told.map(({ key }) => key));
  const current = known.filter(
    ({ source, replacedBy, withdrawn }) =>
      source !== 'starter' && sources.includes(source) && replacedBy === null && !withdrawn,
  );
  const missing = current.filter(({ key }) => !toldKeys.has(key));
  const isOld = (source: KnownRuling['source']): boolean =>
    source !== 'starter' &&
    (outdated.includes(source) || missing.some((it) => it.source === source && (it.date ?? '') > until));

  const again = told.flatMap((it) => {
    const before = byKey.get(it.key);
    return before ? [{ before, after: retold(before, it, isOld(it.source ?? before.source)) }] : [];
  });
  const changed = again.filter(({ before, after }) => before !== after).map(({ after }) => after);

  const fresh = told.filter(({ key }) => !byKey.has(key));
  const news = fresh.filter(({ source }) => !isOld(source ?? 'wotc'));
  const olds = fresh.filter(({ source }) => isOld(source ?? 'wotc'));
  const earlier = olds.flatMap((it): AddedRuling[] => {
    const by = mostAlike(it.text, missing) ?? mostAlike(it.text, current);
    return by ? [added(it, by.key)] : [];
  });

  const gone = told.length === 0 ? [] : missing.filter(({ source }) => !isOld(source));
  const left = gone.map((it): KnownRuling => {
    const by = mostAlike(it.text, news) ?? mostAlike(it.text, told);
    return by ? { ...it, replacedBy: by.key } : { ...it, withdrawn: true };
  });
  return {
    add: [...news.map((it) => added(it, null)), ...earlier],
    update: [...changed, ...left],
    unchanged: again.length - changed.length,
    outdated: olds.length - earlier.length,
  };
};

/** The same where nothing is known: of a first import, nearly all. */
const decideFirst = (told: readonly ToldRuling[], outdated: Authority['outdated']): Decision => {
  const news = outdated.length === 0 ? told : told.filter(({ source }) => !outdated.includes(source ?? 'wotc'));
  return { add: news.map((it) => added(it, null)), update: [], unchanged: 0, outdated: told.length - news.length };
};

const added = ({ key, text, source, date }: ToldRuling, replacedBy: string | null): AddedRuling => ({
  key,
  text,
  source,
  date,
  replacedBy,
});

/** The same text again: of the newest day, of the source that says whose it is, and back where it was gone. */
const retold = (before: KnownRuling, told: ToldRuling, isOld: boolean): KnownRuling => {
  if (before.source === 'starter') return before;
  const after: KnownRuling = {
    ...before,
    source: told.source ?? before.source,
    date: before.date !== null && before.date > told.date ? before.date : told.date,
    ...(isOld ? {} : { replacedBy: null, withdrawn: false }),
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
