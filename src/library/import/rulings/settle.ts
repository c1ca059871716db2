import type { KnownCards } from '../cards/known.ts';
import { decideRulings } from './decide.ts';
import type { KnownRulings } from './known.ts';
import type { Authority, ToldRuling } from './told.ts';

/** What became of the rulings a file told. */
export interface RulingCounts {
  /** Different texts, each once on its card, cards that are not known among them. */
  readonly told: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many of the changed ones have a newer wording now, and how many are gone. */
  readonly reworded: number;
  readonly withdrawn: number;
  /** Told by an older edition, gone from a newer one. */
  readonly outdated: number;
  /** French texts that are to be reviewed because their English has a newer wording. */
  readonly toReview: number;
  /** On cards that the library does not have. */
  readonly unknown: { readonly rulings: number; readonly cards: number };
}

/** Puts what one file tells of rulings into a library that is being made. */
export interface RulingSettler {
  /** All rulings on a card, each text once; those newer than `until` the file can't know. */
  settle(oracleId: string, told: readonly ToldRuling[], until: string): void;
  readonly counts: RulingCounts;
}

/** `asOf` is the date of the file's edition, null when it has none; `sources` are those whose rulings it has. */
export const settleRulings = (
  known: KnownRulings,
  cards: Pick<KnownCards, 'asOf'>,
  asOf: string | null,
  sources: Authority['sources'],
): RulingSettler => {
  const unknown = { rulings: 0, cards: 0 };
  const counts = {
    ...{ told: 0, added: 0, changed: 0, unchanged: 0 },
    ...{ reworded: 0, withdrawn: 0, outdated: 0, toReview: 0, unknown },
  };
  return {
    counts,
    settle: (oracleId, told, until) => {
      counts.told += told.length;
      const newest = cards.asOf(oracleId);
      if (newest === undefined) {
        unknown.rulings += told.length;
        unknown.cards++;
        return;
      }
      const isOlderEdition = asOf !== null && newest !== null && asOf < newest;
      const decision = decideRulings(known.of(oracleId), told, { sources, until, isOlderEdition });
      for (const it of decision.add) known.add(oracleId, it);
      for (const it of decision.update) {
        known.update(it);
        if (it.withdrawn) counts.withdrawn++;
        else if (it.replacedBy !== null) {
          counts.reworded++;
          counts.toReview += known.carryFrench(it.key, it.replacedBy);
        }
      }
      counts.added += decision.add.length;
      counts.changed += decision.update.length;
      counts.unchanged += decision.unchanged;
      counts.outdated += decision.outdated;
    },
  };
};
