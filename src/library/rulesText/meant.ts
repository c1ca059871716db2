import type { Texts } from '../search/texts.ts';
import { byRank, type Name, type NameIndex, SAID } from './nameIndex.ts';

/** The places that who reads `language` may mean by a name, what is meant first first; none when nothing has it. */
export const meant = (typed: string, language: 'en' | 'fr', names: NameIndex, texts: Texts): readonly Name[] =>
  withEnglish(named(typed, language, names, texts), names);

/**
 * Whether what bears a name is meant before all else that does: a rule, unless another bears it just so, or, to who reads French, it
 * is so called only in English while something else is in French (`abandon`).
 */
export const isClear = (places: readonly Name[], language: 'en' | 'fr'): boolean => {
  const [first, second] = places;
  if (!first || !second) return true;
  const isForeign = language === 'fr' && first.language === 'en' && places.some((it) => it.language === 'fr');
  return first.reference.document === 'CR' && first.rank <= SAID && first.rank < second.rank && !isForeign;
};

/** What bears a name. To who reads French, a French word of the game is no form of an English one that looks like it (`partie`, Party). */
const named = (typed: string, language: 'en' | 'fr', names: NameIndex, texts: Texts): readonly Name[] => {
  const exact = names.exactly(typed);
  if (language === 'en') {
    const own = exact.filter((it) => it.language !== 'fr');
    return own.length > 0 ? own : inAnyForm(typed, language, names);
  }
  if (exact.length > 0) return exact;
  const english = texts.inEnglish(typed, 'fr');
  if (english === null) return inAnyForm(typed, 'en', names);
  const meant = english.whole ? byRank(english.said.flatMap((said) => names.ofTerm(said))) : [];
  // A known word is no form of another one that has its stem (`égal`, égalité).
  if (meant.length > 0 || (english.whole && !typed.trim().includes(' '))) return meant;
  const own = names.bearing(typed, 'fr');
  return own.length > 0 || english.whole ? own : names.near(typed, 'fr');
};

/**
 * What bears a name in another form. A word alone may be a form of several, or part of a name that has it just so, and none of them is
 * meant before another (`casting`: Cast, Casting Spells).
 */
const inAnyForm = (typed: string, language: 'en' | 'fr', names: NameIndex): readonly Name[] => {
  const places = names.bearing(typed);
  if (places.length === 0 || /\s/.test(typed.trim())) return places;
  return byRank([...places, ...names.having(typed, language)].map((it) => ({ ...it, rank: SAID })));
};

/** A French name is what its one English name is; of several it leads wherever each does, and none of them is meant before another. */
const withEnglish = (places: readonly Name[], names: NameIndex): readonly Name[] => {
  const french = places.filter((it) => it.language === 'fr');
  const titles = [...new Set(french.map(({ title }) => title))];
  const english = titles.flatMap((title) => names.exactly(title)).map((it) => ({ ...it, language: 'fr' as const }));
  const isOne = titles.length === 1 && french.length === places.length;
  return byRank([...places, ...(isOne ? english : english.map((it) => ({ ...it, rank: Math.max(it.rank, SAID) })))]);
};
