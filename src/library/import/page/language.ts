/** Words that only one of the two languages has and that its sentences cannot do without. */
const FRENCH = new Set(
  `au aux avec ce ces cette chaque comme dans de des deux donc du elle est et êtes il ils je la le les leur mais ne ni nous où par pas peut
  pour pouvez quand que qui sa sans sera ses si sont sous sur tous tout toutes un une vers vos votre vous été lorsque`.split(
    /\s+/,
  ),
);
const ENGLISH = new Set(
  `all and any are as at be because been but by can can't do does doesn't each for from has have if in into is isn't it it's its may must
  not of one only that the their them then there they this those to unless until was when whenever which while will with won't you your you're`.split(
    /\s+/,
  ),
);

const words = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .match(/[\p{L}']+/gu)
    // l'effet, qu'une, d'énergie: what follows the apostrophe counts, in English words it belongs to them.
    ?.flatMap((word) => (ENGLISH.has(word) ? [word] : word.split("'").filter(Boolean))) ?? [];

const count = (all: readonly string[], of: ReadonlySet<string>): number => all.filter((word) => of.has(word)).length;

/** Which language a text is in; null when its words do not tell. */
export const languageOf = (text: string): 'en' | 'fr' | null => {
  const all = words(text);
  const french = count(all, FRENCH);
  const english = count(all, ENGLISH);
  if (french === english) return null;
  return french > english ? 'fr' : 'en';
};

/** The language of a ruling on a page in `page`: the other one only where no sentence of it is in the page's own. */
export const languageOn = (page: 'en' | 'fr', text: string): 'en' | 'fr' => {
  const told = languageOf(text);
  return told === null || sentences(text).some((sentence) => languageOf(sentence) === page) ? page : told;
};

/**
 * The whole sentences of a text that are in the other language: at least five words, several of them words of that language
 * and none of this one. Names of cards and quoted words are too short to count.
 */
export const foreignSentences = (text: string, language: 'en' | 'fr'): readonly string[] => {
  const [own, other] = language === 'fr' ? [FRENCH, ENGLISH] : [ENGLISH, FRENCH];
  return sentences(text).filter((sentence) => {
    const all = words(sentence);
    return all.length >= 5 && count(all, other) >= 3 && count(all, own) === 0;
  });
};

const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?][»"”)]?)\s+/u).map((sentence) => sentence.replace(/^[(\s]+|[)\s]+$/gu, ''));
