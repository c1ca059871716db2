/**
 * What each thing adds to, or takes from, the logarithm of how likely a name was meant. Found by maximum likelihood on 6,000
 * names mistyped as people do (each kind as often as in the bench) and 1,900 look-ups written down for it; then rounded, and
 * those that changed nothing left out. Those of words, of lesser names and of a space left out are from 10,000 more.
 */
export const WEIGHTS = {
  /** The whole name was typed, rather than its beginning; and each slip in it. */
  whole: 2.7,
  wholeSlip: -2.6,
  /** Each word that was not set apart from the one before. */
  glued: -1.2,
  /** Each slip in the beginning of a name. */
  startSlip: -3.3,
  /** Its words were typed; and the share of what was typed that only begins a word, is near one, or is no word of it. */
  words: 1,
  begun: -3,
  near: -6.4,
  nearSlip: -2,
  missed: -15,
  /** Each word was typed whole: the more letters, the less by chance. */
  wholeWordsLetter: 0.3,
  /** Its words stand in another order; and some of them were left out. */
  disorder: -1,
  partial: -2,
  /** The logarithm of how many were left out: of many words each is the less likely to be the one that was typed. */
  leftOut: -0.8,
  /** Its first word alone was typed: there may be more to come. */
  firstWord: -0.3,
  /** It was abbreviated to the first letters of its words. */
  initials: -0.5,
  /** How well known it is; a name in the other language than the reader's. */
  fame: 4.4,
  foreign: -3.7,
  /** The name of one face; another name it has or had; a nickname that was not typed as it is. */
  face: -1.2,
  alias: -2,
  nearNickname: -2.2,
} as const;
