/*
 * The words of a text as full-text search counts them: bare letters and digits, in the order they are written. A symbol in braces
 * is a word of its own (`{E}` is `syme`), an English possessive and a French elision are none.
 */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ð: 'd', þ: 'th' };
const LIGATURE = /[œæßøłðþ]/g;
const SYMBOL = /\{([^{}\s]{1,8})\}/g;
const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4`]/g;
/** `creature's`, `you're`, `they've`: what follows the apostrophe says nothing. */
const ENDINGS = /(?<=\p{L})'(?:s|re|ve|ll|d|m)(?![\p{L}\p{N}])/gu;
/** `can't` is one word, however it is typed. */
const NEGATION = /(?<=n)'(?=t(?![\p{L}\p{N}]))/gu;
const ELISIONS = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=[\p{L}\p{N}])/gu;

/** The word that a symbol is: `{E}` is `syme`. */
export const symbolWord = (inside: string): string => `sym${inside}`;

/** `dé` and `dés` are dice; without their accent they would be articles. */
const DICE = /(?<![\p{L}\p{N}])d(?:é|e\u0301)s?(?![\p{L}\p{M}\p{N}])/gu;

/** The words of `text`, in order. */
export const wordsOf = (text: string): readonly string[] => {
  const symbolsAsWords = text
    .toLowerCase()
    .replace(SYMBOL, (_, inside: string) => ` ${symbolWord(inside.replace(/[^\p{L}\p{N}]/gu, ''))} `);
  const letters = (ASCII.test(symbolsAsWords) ? symbolsAsWords : bare(symbolsAsWords)).replace(APOSTROPHES, "'");
  const apart = letters.includes("'")
    ? letters.replace(ENDINGS, '').replace(NEGATION, '').replace(ELISIONS, ' ')
    : letters;
  return apart.match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** Most English texts have nothing else. */
const ASCII = /^[\0-\x7f]*$/;

/** Without accents and ligatures. */
const bare = (text: string): string =>
  text
    .replace(DICE, 'dee')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);

/** Words that only hold a sentence together: they are not looked for while there are others. */
const ENGLISH_FUNCTION_WORDS: readonly string[] =
  `a an the of to in on at by for from with as into onto out up is are be been being was were am it its this that these those
   and or if then than so but not no nor you your yours they their them he she his her him i me my we us our do does did has have
   had can cannot cant could may might will would should shall there here which who whom whose what when while where because any
   all each it how why`.split(/\s+/);
const FRENCH_FUNCTION_WORDS: readonly string[] =
  `le la les un une des du de au aux en et ou que qui quoi dont ce cet cette ces son sa ses leur leurs vous votre vos il elle
   ils elles on ne pas se si dans par pour avec est sont etre etait avait ont ait soit y lui nous notre nos je tu te mes mon ma
   comme quand mais donc car ni plus meme tout toute tous toutes`.split(/\s+/);
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...ENGLISH_FUNCTION_WORDS, ...FRENCH_FUNCTION_WORDS]);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** Words that hold French sentences together and are no English words. */
const ONLY_FRENCH: ReadonlySet<string> = new Set(
  FRENCH_FUNCTION_WORDS.filter((word) => ![...ENGLISH_FUNCTION_WORDS, 'car', 'plus', 'pour', 'son'].includes(word)),
);

/** Whether a text is written as only French is: with accents, elisions, or the little words of French. */
export const looksFrench = (text: string): boolean =>
  /\p{M}|œ/u.test(text.toLowerCase().normalize('NFD')) ||
  text.toLowerCase().replace(APOSTROPHES, "'").match(ELISIONS) !== null ||
  wordsOf(text).some((word) => ONLY_FRENCH.has(word));
