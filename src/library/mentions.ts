import type { Hit, Resolution } from './names/resolver.ts';

/** What a reading of messages asks of the library. */
export interface Names {
  /** What bears exactly this name. */
  called(name: string): readonly Hit[];
  /** What a name put in brackets means. */
  find(name: string): Resolution;
  hasRulings(hit: Hit): boolean;
}

/** `[[Fatal Push]]`, as players call a card for a bot; what follows a bar chooses a printing. */
const BRACKETED = /\[\[([^[\]|]{1,200})(?:\|[^[\]]*)?\]\]/g;
/** Addresses, mentions and emojis name no card. */
const NO_WORDS = /https?:\/\/\S+|<(?:a?:\w+:|[@#][!&]?|t:|\/)[^>]*>/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two words of one name there is no end of a sentence and no new line. */
const APART = /[.?;…](?:\s|$)|\n|\[\[|\]\]/;
/** Names with more words are written in brackets. */
const MOST_WORDS = 12;
/** Messages have 4,000 characters; what hostile ones have more is not read. */
const LONGEST = 6000;
const MOST_HITS = 25;

/** Small words, which make no name by themselves. */
const SMALL = new Set(
  'a an the of to in on at by for from with and or out more less that this back off up down la le les l un une des du de d au aux en et ou à par sur dans sous'.split(
    ' ',
  ),
);
/** Names in many words that people say without meaning the card. */
const SAYINGS = new Set([
  'deal damage',
  'bring back',
  'brought back',
  'last chance',
  'single combat',
  'equal treatment',
  'final iteration',
  'never happened',
  'totally lost',
  'dernier mot',
  'point du jour',
]);
/** Names of mechanics that are everyday words at a table. */
const EVERYDAY = new Set(
  `cost costs payment counter counters assist assistance assister mana token tokens tax ticket tickets fight fights experience
   disappear disappeared phasing exploit support transform storm protection equip
   coût coûts paiement marqueur marqueurs jeton jetons taxe taxes expérience équipement union combattre`.split(/\s+/),
);

interface Word {
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

/**
 * The cards and mechanics a message names, in either language, in its order, each once; the longest name where one is part of another. A
 * name of one word must be meant: in brackets or quotes, or with a capital inside a sentence; a mechanic counts without,
 * when its name is no everyday word. Names of several words count as they are typed, unless they are mere sayings. In Opposition
 * Agent or Wall of Opposition, where nothing bears the whole name, the one word is part of another name.
 */
export const mentionsIn = (message: string, names: Names): readonly Hit[] => {
  const text = message.slice(0, LONGEST).replace(NO_WORDS, (found) => ' '.repeat(found.length));
  const found: { readonly at: number; readonly hits: readonly Hit[] }[] = [];
  const bracketed = [...text.matchAll(BRACKETED)];
  for (const match of bracketed) found.push({ at: match.index, hits: meant(names.find(match[1] ?? '')) });
  const rest = bracketed.reduce(
    (left, match) =>
      left.slice(0, match.index) + '\n'.repeat(match[0].length) + left.slice(match.index + match[0].length),
    text,
  );
  const words = [...rest.matchAll(WORD)].map(
    (match): Word => ({ text: match[0], begin: match.index, end: match.index + match[0].length }),
  );
  for (let i = 0; i < words.length; ) {
    const name = longestName(rest, words, i, names);
    if (name) found.push({ at: words[i]?.begin ?? 0, hits: name.hits });
    i += name?.words ?? 1;
  }
  const hits = found.sort((a, b) => a.at - b.at).flatMap((it) => it.hits);
  return [...new Map(hits.map((hit) => [hit.kind === 'card' ? hit.oracleId : hit.mechanic, hit])).values()].slice(
    0,
    MOST_HITS,
  );
};

const meant = (resolution: Resolution): readonly Hit[] => {
  switch (resolution.kind) {
    case 'one':
      return [resolution.hit];
    case 'choice':
      return resolution.hits.slice(0, 3);
    case 'none':
      return [];
  }
};

/** The longest name that begins with word `i` and is meant as one. */
const longestName = (
  text: string,
  words: readonly Word[],
  i: number,
  names: Names,
): { readonly words: number; readonly hits: readonly Hit[] } | null => {
  const begin = words[i]?.begin ?? 0;
  let most = 1;
  while (most < MOST_WORDS && !APART.test(text.slice(words[i + most - 1]?.end ?? 0, words[i + most]?.begin ?? 0))) {
    if (!words[i + most]) break;
    most++;
  }
  for (let count = most; count > 0; count--) {
    const end = words[i + count - 1]?.end ?? begin;
    const hits = names.called(text.slice(begin, end)).filter((hit) => isMeant(hit, text, words, i, count, names));
    if (hits.length > 0) return { words: count, hits };
  }
  return null;
};

const isMeant = (hit: Hit, text: string, words: readonly Word[], i: number, count: number, names: Names): boolean => {
  const name = words.slice(i, i + count).map((word) => word.text);
  const [first = ''] = name;
  const begin = words[i]?.begin ?? 0;
  const end = words[i + count - 1]?.end ?? begin;
  if (isQuoted(text, begin, end) || words.length === count) return true;
  const telling = name.map((word) => word.toLowerCase()).filter((word) => !SMALL.has(word) && word.length > 1);
  if (telling.length > 1) return isCapital(first) || !SAYINGS.has(name.join(' ').toLowerCase());
  if (isCapital(first) && (goesOn(text, words, i + count, names) || wentBefore(text, words, i))) return false;
  if (
    hit.kind === 'mechanic' &&
    names.hasRulings(hit) &&
    !telling.some((word) => EVERYDAY.has(word)) &&
    telling.length > 0
  ) {
    return true;
  }
  return name.every((word) => isCapital(word) || SMALL.has(word)) && isCapital(first) && !beginsSentence(text, begin);
};

/** Whether word `i` has a capital, goes on with what is before it, and begins no name itself. */
const goesOn = (text: string, words: readonly Word[], i: number, names: Names): boolean => {
  const next = words[i];
  if (!next || !isCapital(next.text) || !isOneSpace(text.slice(words[i - 1]?.end ?? 0, next.begin))) return false;
  const word = next.text.toLowerCase();
  if (SMALL.has(word) || EVERYDAY.has(word) || word === 'i') return false;
  const most = Math.min(MOST_WORDS, words.length - i);
  return !Array.from({ length: most }, (_, more) => words[i + more]?.end ?? next.end).some(
    (end) => names.called(text.slice(next.begin, end)).length > 0,
  );
};

/** Whether word `i` is what something with a capital, inside of the sentence, is of: `Wall of`, `Mur d'`. */
const wentBefore = (text: string, words: readonly Word[], i: number): boolean => {
  const before = /(?<![\p{L}\p{M}\p{N}])(\p{Lu}[\p{L}\p{M}]+) (?:of(?: the)? |du |des |de (?:la |l['’])?|d['’])$/u.exec(
    text.slice(0, words[i]?.begin ?? 0),
  );
  return before !== null && !beginsSentence(text, before.index);
};

const isOneSpace = (between: string): boolean => between === ' ' || between === '\u00a0';

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const isQuoted = (text: string, begin: number, end: number): boolean =>
  /["“«*]\s*$/.test(text.slice(Math.max(0, begin - 3), begin)) && /^\s*["”»*]/.test(text.slice(end, end + 3));

/** At the beginning of a sentence every word has a capital. */
const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;…\n]["”»)\s]*|["“«(]\s*)$/.test(
    text.slice(0, at).replace(/[\s*_]+$/, (space) => (space.includes('\n') ? '\n' : '')),
  );
