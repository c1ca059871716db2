import { type SearchLanguage, standsFor, stemOf } from './stem.ts';
import { isFunctionWord, wordsOf } from './words.ts';

/*
 * Wordings that Wizards gave up for others, and what players say instead of either. Texts keep the words of their year, so a search
 * tries them all.
 */

type Wordings = readonly (readonly [string, ...string[]])[];

/** Each line says one thing. A wording that is part of another one of its line finds that one too. */
const WORDINGS: Readonly<Record<SearchLanguage, Wordings>> = {
  en: [
    ['mana value', 'converted mana cost', 'cmc'],
    ['enters', 'enters the battlefield', 'comes into play', 'etb'],
    ['onto the battlefield', 'into play'],
    ['exiled', 'removed from the game'],
    ['dies', 'put into a graveyard from the battlefield', 'put into a graveyard from play'],
    ["doesn't resolve", 'is countered', 'fizzles'],
    ['cast a spell', 'play a spell'],
    ['activate an ability', 'play an ability'],
    ['create a token', 'put a token onto the battlefield'],
    ['get {E}', 'get energy', 'gain energy'],
    ['{E}', 'energy', 'energy counter'],
    ['control continuously since turn began', 'summoning sick', 'summoning sickness'],
    ['permanent left the battlefield', 'permanent leaves play'],
    ['power, toughness', 'p/t'],
    ['cost increase', 'tax'],
    ['exiled, returned', 'exiled, back', 'blink', 'flicker'],
  ],
  fr: [
    ['valeur de mana', 'coût converti de mana', 'ccm'],
    ['arrive', 'arrive sur le champ de bataille', 'arrive en jeu', 'entre en jeu', 'entre sur le champ de bataille'],
    ['sur le champ de bataille', 'en jeu'],
    ['exiler', 'retirer de la partie'],
    ['meurt', 'mis au cimetière depuis le champ de bataille', 'mis dans un cimetière depuis le jeu'],
    ['ne se résout pas', 'est contrecarrée'],
    ['lancer un sort', 'jouer un sort'],
    ['activer une capacité', 'jouer une capacité'],
    ['créer un jeton', 'mettre un jeton sur le champ de bataille', 'mettre un jeton en jeu'],
    ['obtenir {E}', 'gagner {E}', "gagner de l'énergie", "obtenir de l'énergie"],
    ['{E}', 'énergie', 'marqueur énergie'],
    ['mourir', 'aller au cimetière'],
    ['blessures', 'dégâts', 'points de dégâts'],
    ['augmentation de coût', 'taxe'],
    ['exilé, revenu', 'clignote', 'blink'],
    ["mal d'invocation", 'contrôle continu depuis le début du tour'],
  ],
};

/** The stems of the words that count. */
const stems = (text: string, language: SearchLanguage): readonly string[] =>
  wordsOf(text)
    .filter((word) => !isFunctionWord(word))
    .map((word) => stemOf(word, language));

interface Swap {
  readonly from: readonly string[];
  readonly words: readonly string[];
  /** As words, to be looked for like typed ones. */
  readonly to: readonly string[];
}

const SWAPS: Readonly<Record<SearchLanguage, readonly Swap[]>> = (() => {
  const swaps = (language: SearchLanguage) =>
    WORDINGS[language].flatMap((line) =>
      line.flatMap((from) =>
        line
          .filter((to) => to !== from)
          .map((to) => ({
            from: stems(from, language),
            words: wordsOf(from).filter((word) => !isFunctionWord(word)),
            to: wordsOf(to).filter((word) => !isFunctionWord(word)),
          }))
          // What adds words to the ones that are there finds only less.
          .filter(
            ({ from: left, to: right }) => !left.every((stem) => right.some((word) => stemOf(word, language) === stem)),
          ),
      ),
    );
  return { en: swaps('en'), fr: swaps('fr') };
})();

/** More wordings than a reader would try. */
const MOST = 6;

/** The same words in other wordings, one wording swapped at a time; without the words themselves. */
export const otherWordings = (words: readonly string[]): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  for (const language of ['en', 'fr'] as const) {
    const typed = words.map((word) => stemOf(word, language));
    for (const { from, words: forms, to } of SWAPS[language]) {
      const at = typed.findIndex((_, i) =>
        from.every((stem, j) => typed[i + j] === stem && standsFor(words[i + j] ?? '', forms[j] ?? '')),
      );
      if (at < 0) continue;
      found.push([...new Set([...words.slice(0, at), ...to, ...words.slice(at + from.length)])]);
    }
  }
  const seen = new Set([words.join(' ')]);
  return found.filter((it) => !seen.has(it.join(' ')) && seen.add(it.join(' '))).slice(0, MOST);
};
