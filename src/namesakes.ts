import type { Context } from './command.ts';
import type { Hit } from './stores.ts';

/** As many as stand in a row of buttons. */
const MOST = 5;
const OFFERED = 25;

/**
 * Types of cards that no ordinary deck has (311 to 314): they bear the bare names of legends and places, which players say for
 * the cards of those.
 */
const OUTSIDE_DECKS = /\b(?:Plane|Phenomenon|Vanguard|Scheme)\b/;

export const isOutsideDecks = (hit: Hit, library: Context['library']): boolean =>
  hit.kind === 'card' && OUTSIDE_DECKS.test(library.card(hit.oracleId)?.faces[0].types ?? '');

/** Whether `other` is named after `hit`: Karn Liberated and Karn, Silver Golem after Karn. */
export const isNamedAfter = (other: Hit, hit: Hit): boolean =>
  namesOf(other).some((longer) =>
    namesOf(hit).some((name) => /[, ]/.test(longer.charAt(name.length)) && longer.startsWith(name)),
  );

const namesOf = ({ en, fr }: Hit): readonly string[] => (fr === null ? [en] : [en, fr]);

/**
 * What else bears one of its names, in either language: a reader who typed that name may have meant it. Of a card outside of
 * decks also what is named after it.
 */
export const namesakesOf = (hit: Hit, library: Context['library']): readonly Hit[] => {
  const { called, reference, resolver } = library;
  const bearers = namesOf(hit).flatMap((name) => called(name));
  const after = isOutsideDecks(hit, library)
    ? namesOf(hit).flatMap((name) => resolver.complete(name, OFFERED).filter((it) => isNamedAfter(it, hit)))
    : [];
  const others = new Map([...bearers, ...after].map((it) => [reference(it), it]));
  others.delete(reference(hit));
  return [...others.values()].slice(0, MOST);
};
