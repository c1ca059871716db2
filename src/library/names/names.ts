import { atOnce, type Steps } from '../steps.ts';
import { type Borne, buildBearers } from './bearers.ts';
import { fold } from './fold.ts';
import { buildLegends } from './legends.ts';
import { inOrderOfFame, type Named } from './named.ts';
import { buildRanking, type Ranked } from './ranking.ts';
import type { Hit, Resolution, Resolver } from './resolver.ts';
import { WEIGHTS } from './weights.ts';

/** All that is found by name. */
export interface Names extends Resolver {
  /** Who bears exactly this name, in either language, whole or as a face; nicknames do not count. */
  called(name: string): readonly Hit[];
}

/** The longest name has 141 characters; nobody types so many, but some paste it. */
const LONGEST_NAME = 200;
/** A name that is not exact is told by these first characters. */
const LONGEST_GUESS = 64;
/** As many as Discord offers. */
const OFFERED = 25;

/** e³: a guess is answered without asking when it is twenty times as likely as the next. */
const SURE = 3;
/** And when it has at most a slip for so many letters. */
const LETTERS_PER_SLIP = 6;
/** e⁸: what is so many times less likely than the best is not offered beside it, unless it is one of the first few. */
const DOUBT = 8;
const FEW = 3;
/** So many are shown where nothing is near: more would be noise. */
const NEAREST = 5;
/** Some word of the name, or its beginning, exactly as typed. */
const AS_TYPED = WEIGHTS.words + WEIGHTS.partial;
/** Names less near than this have a few letters in common, nothing more: those are the nearest where nothing is near. */
const NEAR = -9;
/** And less near than this, not even that. */
const FAR = -13;

const ARTICLE = /^(?:l|la|le|les|the|un|une|an?) /;

/** Prepares all names for finding; half a second for all of Magic, and nothing to wait for afterwards. */
export const buildNames = (all: readonly Named[]): Names => atOnce(preparingNames(all));

/** The same in steps. */
export function* preparingNames(all: readonly Named[]): Steps<Names> {
  const ordered = yield* inOrderOfFame(all);
  const bearers = yield* buildBearers(ordered);
  const ranking = yield* buildRanking(ordered);
  const bestKnown = ordered.map(({ hit }) => hit);
  const legends = yield* buildLegends(all);
  /** Players say the trample, la révolte, la foudre: what nobody bears with its article is who bears it without. */
  const meantBy = (name: string, typed: string, guesses: () => readonly Ranked[]): Resolution => {
    const borne = bearers(name);
    const isBorne = Object.values(borne).some((group) => group.length > 0);
    const bare = isBorne ? [] : exactly(bearers(name.replace(ARTICLE, '')), typed);
    if (bare.length === 0) return decide(name, exactly(borne, typed), borne, guesses);
    const longer = guesses().flatMap(({ hit }) => (beginsWith(hit, name) ? [hit] : []));
    return oneOf([...new Set([...bare, ...longer])]);
  };
  /** A legend's bare name means the cards of that legend before those that only have it in their name. */
  const ranked = (name: string, language?: 'en' | 'fr'): readonly Ranked[] => {
    const guesses = ranking.rank([...name].slice(0, LONGEST_GUESS).join(''), language);
    const near = guesses.filter(({ nearness }) => nearness >= FAR);
    const own = legends(name);
    if (own.size === 0) return near;
    return [...near.filter(({ hit }) => own.has(hit)), ...near.filter(({ hit }) => !own.has(hit))];
  };

  return {
    called: (name) => {
      const { english, mechanics, others, aliases } = bearers(fold(name));
      return [...english, ...mechanics, ...others, ...aliases];
    },
    complete: (typed, limit, language) => {
      const name = nameIn(typed);
      if (name === '') return bestKnown.slice(0, limit);
      const guesses = ranked(name, language);
      const decided = meantBy(name, typed, () => guesses);
      const hits = [...hitsOf(decided), ...bearers(name).others, ...(decided.kind === 'none' ? [] : likelyOf(guesses))];
      return [...new Set(hits)].slice(0, limit);
    },
    resolve: (typed, language) => {
      const name = nameIn(typed);
      if (name === '') return { kind: 'none', nearest: [] };
      return meantBy(name, typed, () => ranked(name, language));
    },
  };
}

/** What is looked for, folded; empty when nothing was typed. */
const nameIn = (typed: string): string => {
  const name = fold(typed.slice(0, 2 * LONGEST_NAME));
  return [...name].length > LONGEST_NAME ? [...name].slice(0, LONGEST_GUESS).join('') : name;
};

const decide = (
  name: string,
  exact: readonly Hit[],
  { aliases, nicknames, pieces }: Borne,
  guesses: () => readonly Ranked[],
): Resolution => {
  if (exact.length > 0) return oneOf(exact);
  const said = [...aliases, ...nicknames];
  return said.length > 0 ? nicknamed(said, guesses()) : guessed(name, guesses(), pieces.length > 0);
};

/**
 * Whom an exact name means: a whole English name of a card is beaten by none, and leaves only a mechanic of that name beside
 * it; unless it was typed with an accent that only a French name has.
 */
const exactly = ({ english, mechanics, others }: Borne, typed: string): readonly Hit[] => {
  if (english.length === 0) return [...mechanics, ...others];
  const french = isAccented(typed) && !english.some(({ en }) => isAccented(en)) ? others : [];
  return [...french, ...english, ...mechanics];
};

/** `the dead` may be The Dead Shall Serve cut short. */
const beginsWith = ({ en, fr }: Hit, name: string): boolean =>
  [en, fr ?? ''].some((own) => fold(own).startsWith(`${name} `));

const isAccented = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));

const oneOf = (hits: readonly Hit[]): Resolution => {
  const [only] = hits;
  return hits.length === 1 && only ? { kind: 'one', hit: only } : { kind: 'choice', hits: hits.slice(0, OFFERED) };
};

/** What players say for one card is that card, unless other names have it as their beginning or as a word. */
const nicknamed = (bearers: readonly Hit[], guesses: readonly Ranked[]): Resolution => {
  const others = guesses.filter(({ hit, nearness }) => nearness >= AS_TYPED && !bearers.includes(hit));
  return oneOf([...bearers, ...others.map(({ hit }) => hit)]);
};

/** `cut`: what was typed is known to be a name cut short. */
const guessed = (name: string, guesses: readonly Ranked[], cut: boolean): Resolution => {
  const [best, ...others] = guesses;
  if (!best || best.nearness < NEAR) return { kind: 'none', nearest: likelyOf(guesses).slice(0, NEAREST) };
  const lead = best.score - Math.max(...others.map(({ score }) => score));
  const slips = name.replaceAll(' ', '').length / LETTERS_PER_SLIP;
  const clear = best.whole && !cut && best.nearness >= WEIGHTS.whole + WEIGHTS.wholeSlip * slips;
  if (clear && lead >= SURE) return { kind: 'one', hit: best.hit };
  const hits = likelyOf(guesses);
  const isBorne = guesses.some(({ hit, bears }) => bears && hits.includes(hit));
  return isBorne ? { kind: 'choice', hits } : { kind: 'none', nearest: hits };
};

/** The first few, and what is not far less likely than the first; where something is near, only what is near. */
const likelyOf = (guesses: readonly Ranked[]): readonly Hit[] => {
  const [best] = guesses;
  if (!best) return [];
  const near = best.nearness < NEAR ? guesses : guesses.filter(({ nearness }) => nearness >= NEAR);
  const likely = near.filter(({ score }, i) => i < FEW || score > best.score - DOUBT);
  return likely.slice(0, OFFERED).map(({ hit }) => hit);
};

const hitsOf = (resolution: Resolution): readonly Hit[] => {
  switch (resolution.kind) {
    case 'one':
      return [resolution.hit];
    case 'choice':
      return resolution.hits;
    case 'none':
      return resolution.nearest;
  }
};
