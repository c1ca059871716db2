import { LARGEST_AMOUNT } from '../command.ts';
import type { ByType } from '../rules/byType.ts';
import { added, NO_MANA } from '../rules/byType.ts';
import { MANA_TYPES } from '../rules/mana.ts';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import { wordsIn } from './typed.ts';

/** Mana that is there, and apart from it what snow sources made (107.4h). */
export interface TypedPool {
  readonly mana: ByType;
  readonly snow: ByType;
}

/** Perhaps a number, a type of mana, with braces or without, and perhaps an `s`; or anything else. */
const TOKENS =
  /(?<count>\d+)? ?(?:\{ *(?<braced>[wubrgc]) *(?<marked>s?) *\}|(?<bare>[wubrgc]))(?<snow>s?)|[\s,;+]+|\d+|\{[^{}]*\}?|./giu;

/** Letters right after a counted one: does `4UB` mean four black as well? */
const MORE = /^[{a-z]+/i;

/**
 * `UUC`, `4U 2C`, `{U}{U}`: mana of the six types, one by one or counted, with an `s` after mana of a snow source: `UsUsC`, `3Us`.
 * Refuses, at its place, what is no such mana, an S alone, and a number before several letters.
 */
export const typedPool = (field: 'pool' | 'helper', typed: string): Verdict<TypedPool> => {
  const word = wordsIn(typed)[0];
  if (word) return refuse({ code: 'invalid-pool-symbol', field, ...word });
  const pool = { mana: { ...NO_MANA }, snow: { ...NO_MANA } };
  let at = 1;
  for (const { 0: found, index, groups } of typed.matchAll(TOKENS)) {
    const place = { field, at, found };
    at += [...found].length;
    if (/^[\s,;+]+$/.test(found)) continue;
    const letter = (groups?.braced ?? groups?.bare ?? '').toUpperCase();
    const type = MANA_TYPES.find((each) => each === letter);
    const count = groups?.count;
    if (!type) {
      return refuse({ code: /^\{?s\}?$/i.test(found) ? 'snow-alone' : 'invalid-pool-symbol', ...place });
    }
    const more = count === undefined ? null : MORE.exec(typed.slice(index + found.length));
    if (more) return refuse({ code: 'invalid-pool-symbol', ...place, found: found + more[0] });
    if (Number(count) > LARGEST_AMOUNT) return refuse({ code: 'number-too-large', largest: LARGEST_AMOUNT, ...place });
    const isSnow = (groups?.marked ?? '') + (groups?.snow ?? '') !== '';
    (isSnow ? pool.snow : pool.mana)[type] += Number(count ?? 1);
  }
  return ok(pool);
};

/** The mana of the player who assists, of which only the amount matters (702.132a): `7` is as good as `7C`. */
export const typedHelper = (typed: string): Verdict<ByType> => {
  const pool = typedPool('helper', /^\s*\d+\s*$/.test(typed) ? `${typed.trim()}C` : typed);
  return pool.ok ? ok(added(pool.value.mana, pool.value.snow)) : pool;
};
