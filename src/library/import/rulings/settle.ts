import type { KnownCards } from '../cards/known.ts';
import { decideRulings, type KnownRuling } from './decide.ts';
import type { KnownRulings } from './known.ts';
import type { Authority, ToldRuling } from './told.ts';

/** What became of the rulings a file told. */
export interface RulingCounts {
  /** Different texts, each once on its card, cards that are not known among them. */
  readonly told: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many of the changed ones became what. */
  readonly how: ReadonlyMap<Change, number>;
  /** Told by an older file, gone from a newer one. */
  readonly outdated: number;
  /** French texts that are to be reviewed because their English has a newer wording. */
  readonly toReview: number;
  /** On cards that the library does not have. */
  readonly unknown: { readonly rulings: number; readonly cards: number };
}

/** What became of a ruling that was known: it has a newer wording, is gone, is there again, has a later day, or it is known whose it is. */
export type Change = 'reworded' | 'withdrawn' | 'there again' | 'of a later day' | 'of another source';

const changeOf = (before: KnownRuling, after: KnownRuling): Change => {
  if (after.withdrawn) return 'withdrawn';
  if (after.replacedBy !== null) return before.replacedBy === after.replacedBy ? 'of a later day' : 'reworded';
  if (before.withdrawn || before.replacedBy !== null) return 'there again';
  return before.date === after.date ? 'of another source' : 'of a later day';
};

/** Puts what one file tells of rulings into a library that is being made. */
export interface RulingSettler {
  /** All rulings on a card, each text once; those newer than `until` the file can't know. */
  settle(oracleId: string, told: readonly ToldRuling[], until: string): void;
  readonly counts: RulingCounts;
}

/** `sources` are those whose rulings the file has. */
export const settleRulings = (
  known: KnownRulings,
  cards: Pick<KnownCards, 'asOf'>,
  sources: Authority['sources'],
): RulingSettler => {
  const unknown = { rulings: 0, cards: 0 };
  const how = new Map<Change, number>();
  const counts = { told: 0, added: 0, changed: 0, unchanged: 0, how, outdated: 0, toReview: 0, unknown };
  return {
    counts,
    settle: (oracleId, told, until) => {
      counts.told += told.length;
      if (cards.asOf(oracleId) === undefined) {
        unknown.rulings += told.length;
        unknown.cards++;
        return;
      }
      const outdated = sources.filter((source) => until < (known.asOf(oracleId, source) ?? ''));
      const rulings = known.of(oracleId);
      const decision = decideRulings(rulings, told, { sources, until, outdated });
      for (const it of decision.add) known.add(oracleId, it);
      for (const it of decision.update) {
        known.update(it);
        const change = changeOf(rulings.find(({ id }) => id === it.id) ?? it, it);
        how.set(change, (how.get(change) ?? 0) + 1);
        if (it.replacedBy !== null) counts.toReview += known.carryFrench(it.key, it.replacedBy);
      }
      if (told.length > 0) for (const source of sources) known.tell(oracleId, source, until);
      counts.added += decision.add.length;
      counts.changed += decision.update.length;
      counts.unchanged += decision.unchanged;
      counts.outdated += decision.outdated;
    },
  };
};
