/*
 * Pages lose their mana and energy symbols when they are copied: the pictures are not text. What is left shows where a symbol
 * must have stood. This file knows the grammar of such holes in French and in English; it never says which symbol it was.
 */

/** Every kind of space becomes one space and every curly apostrophe a straight one; offsets stay as they are. */
const evenOut = (text: string): string => text.replace(/\s/gu, ' ').replace(/[\u2018\u2019]/gu, "'");

/** A hole: `before` it stand words that call for a symbol, `after` it words that cannot be what was called for. */
const hole = (before: string, after: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<=${withEdges(before)})(?=${withEdges(after)})`, flags);

/** `\b` where a word begins or, last of all, where it ends: JavaScript's own takes é for a space. */
const withEdges = (source: string): string =>
  source
    .replace(/\\b(?=$|[|)]|\(\?!)/g, String.raw`(?![\p{L}\p{N}])`)
    .replaceAll(String.raw`\b`, String.raw`(?<![\p{L}\p{N}])`);

const SENTENCE_START = '(?:^|[.!?:;»"“(] ?)';

const EVERYWHERE = [
  // No comma, full stop or closing bracket follows a space, unless it belongs to the dots of an omission.
  hole(String.raw`[^\s.] +`, String.raw`[,)]|\.(?! ?\.)`),
  // Nothing stands between an opening bracket or quote and the punctuation after a symbol.
  hole(String.raw`(?:[(«“]|(?:^|[\s(])") *`, String.raw`[,;:.] |\)`),
  hole('^ *', '[,;:.)] '),
  // Two spaces in the middle of a sentence: one stood on each side of a picture.
  hole(String.raw`[\p{Ll}\p{N},] `, String.raw` +[\p{Ll}\p{N}(«"]`, 'gu'),
  // What a word processor leaves for a picture.
  hole('', '\uFFFC'),
];

/** What goes on after a list, and is no item of it. */
const AFTER_A_LIST = {
  fr: String.raw`(?:dans|pour|par|sur|en|au|aux|du|des|est|sont|ne|peut|peuvent|doit|doivent|comme|même|quand|lorsque|si|que)\b`,
  en: String.raw`(?:in|to|for|from|as|on|is|are|can|can't|may|must|when|if|that|with)\b`,
};

/** The commas of a list whose items are gone: nothing stands between two of them. One alone may be the sentence's own, but after what is counted. */
const LIST = {
  fr: String.raw`(?:\bsymboles ,| ,(?: ,)+) `,
  en: String.raw`(?:\bsymbols ,| ,(?: ,)+) `,
};

const FRENCH = [
  // A list whose items are gone, `, , ou dans`: French has no comma before its last conjunction.
  hole(' , (?:, )*', '(?:ou|et) [.,;:)»]'),
  hole(LIST.fr, `(?:ou|et) ${AFTER_A_LIST.fr}`),
  hole(`${LIST.fr}(?:ou|et) `, AFTER_A_LIST.fr),
  hole(
    String.raw`\b(?:quantités?|montant|nombre|coûts?|valeur|total|symboles?)(?: de [\p{L}]+| d'[\p{L}-]+)? de `,
    String.raw`(?:dans|avec|sur|pour|par|pendant|et|ou|si|même|quand|lorsque|est|sont|a|ont|ne|peut|peuvent|doit|doivent|sera|au|à|aux|que|qui|plutôt|comme|vous)\b(?! moins)`,
  ),
  hole(
    String.raw`\b(?:pa(?:yer|ie|ient|yez|iera|ieront|ierez)|dépens(?:er|ez|e|ent)|gagn(?:er|ez|e|ent)|obten(?:ir|ez)|obtien(?:t|nent)|per(?:dre|dez|d|dent)|recev(?:oir|ez)|reçoi(?:t|vent)|ajout(?:er|ez|e|ent)) (?:plus |moins )?de `,
    String.raw`(?:même si|si|et|ou|pour|dans|au|avant|après|lorsque|quand|que|ne)\b`,
  ),
  hole(`${SENTENCE_START}payer `, "ne |n'"),
  hole(
    String.raw`\bpa(?:yer|ie|ient|yez|ye) `,
    String.raw`(?:supplémentaires?|pour (?:chaque|chacun|chacune)|et (?:\p{L}+(?:er|ir|re|ez)|l'\p{L}+(?:er|ir|re|ez)|l[ae]s? \p{L}+(?:er|ir|re|ez)|s'\p{L}+)|à la place|\(|: )`,
  ),
  hole(
    String.raw`\b(?:gagn|obten|obtien|reçoi|recev|ajout|coût)(?:ez|e|er|ir|oir|t|nt|ent|nent|vent) `,
    String.raw`\(`,
  ),
  hole(String.raw`\b(?:avec|sans|a|ont) `, String.raw`dans (?:son|leur|le|un) coûts?\b`),
  hole(String.raw`\bavec `, '(?:ou|et) (?!sans)'),
  hole(String.raw`\bcoûte(?:nt|ra|ront|r)? `, String.raw`de (?:moins|plus)\b`),
  hole(
    String.raw`(?<!\b(?:que |qu')[^.;:,]*)\b(?:donne|donnent|coûte|coûtent|produit|produisent|ajoute|ajoutent) `,
    String.raw`(?:peut|peuvent|doit|doivent|ne|est|sont)\b`,
  ),
  hole(String.raw`\bajoute[rz]? `, '(?:ou|et|pour (?:chaque|chacun)) '),
  hole(String.raw`(?<!\b(?:que |qu')[^.;:,]*)\bajoute[rz]? `, 'à votre réserve(?: de mana)? *(?:[.,;)»]|$)'),
  hole(String.raw`\b(?:si|que) `, String.raw`(?:a|ont|est|n'a|n'ait|n'est|ait) (?:pas )?été\b`),
  hole(String.raw`\bchaque `, '(?:dans|de la|de votre|du|que|qui|dépensé|payé|perdu|obtenu|gagné) '),
  hole(String.raw`\bde `, 'que '),
  hole(String.raw`\( *`, '(?:peut|peuvent|est|représente) '),
  hole('^ *', String.raw`(?:est|sont|représente|représentent|peut|peuvent|ne|signifie|ajoute)\b`, 'gu'),
];

const ENGLISH = [
  // English has that comma.
  hole(`${LIST.en}(?:or|and) `, AFTER_A_LIST.en),
  // In English no other mark follows a space either.
  hole(String.raw`[^\s.*] +`, '[;:!?”]'),
  hole(
    String.raw`\b(?:amount|costs?|value|number|total|symbols?) of `,
    String.raw`(?:as|in|and|or|to|for|if|when|with|is|are|has|means|applies|may|can|won't|even|rather|during|from|on|plus|instead)\b`,
  ),
  hole(
    String.raw`\b(?:with|has|have|had) `,
    String.raw`in (?:its|their|the|a|his|her|your) (?:mana |total |activation |casting )?costs?\b`,
  ),
  hole(
    String.raw`\b(?:pay|pays|paying) `,
    String.raw`(?:multiple times|more than once|even if|or \d|one time|only once|once for each|as the (?:\p{L}+ )?ability|rather than)\b`,
  ),
  hole(
    String.raw`\b(?:pay|pays|paying) (?:any|one or more|(?:any|an|that|a certain) amount of) `,
    String.raw`(?:as|even|if|when|to|and|or|for|rather|instead)\b`,
  ),
  hole(String.raw`\bgives? you `, String.raw`(?:may|can|if|when|as|during)\b`),
  hole(
    String.raw`\b(?:get|gets|gain|gains|pay|pays|lose|loses) one or more `,
    String.raw`(?:as|if|when|and|to|from|you|that|this)\b`,
  ),
  hole(String.raw`\bwith mana cost `, String.raw`(?:and|has|means|or|to|is)\b`),
  hole(String.raw`\b(?:an?|the|of) `, String.raw`in (?:the |its |their |a )?(?:mana |activation |total )?costs?\b`),
  hole(String.raw`\bby paying `, String.raw`(?:or|on|and|if|when|as)\b`),
  hole(String.raw`\ban (?:extra|additional) `, String.raw`(?:to cast|to activate|the|for each|if|as|when)\b`),
  hole(String.raw`\bless than `, 'this way'),
  hole(`${SENTENCE_START}paying `, String.raw`(?:won't|doesn't|isn't|will|does|is|can't)\b`),
  hole(String.raw`\bfor each `, String.raw`(?:paid|spent)\b`),
  hole(String.raw`\bamount of `, String.raw`you (?:have|get|pay|paid|spend|spent)\b`),
  hole(String.raw`\bcosts? only `, String.raw`(?:more|less)\b`),
  hole(String.raw`\b(?:if|unless|because|or) `, String.raw`(?:was|were) (?:spent|paid)\b`),
  hole(
    String.raw`\b(?:(?<!mana )to|can|may|will|and|then|or|does) add `,
    "to (?:your|their|its|that player's) mana pool",
  ),
  hole('^ *', String.raw`(?:is|are|represents|means|can|may|will|in|adds)\b`, 'gu'),
];

/** Where a symbol was lost: offsets in `text`, ascending. */
export const lostSymbols = (text: string, language: 'en' | 'fr'): readonly number[] => {
  const even = evenOut(text);
  const offsets = [...EVERYWHERE, ...(language === 'fr' ? FRENCH : ENGLISH)].flatMap((pattern) =>
    [...even.matchAll(pattern)].map(({ index }) => index),
  );
  return [...new Set(offsets)].sort((a, b) => a - b);
};

/** The same offsets by places: a run with only punctuation and a conjunction in between (`, , , , ou`) is one. */
export const lostPlaces = (text: string, lost: readonly number[]): readonly (readonly number[])[] => {
  const even = evenOut(text);
  const places: number[][] = [];
  for (const [i, offset] of lost.entries()) {
    const run = i > 0 && SAME_RUN.test(even.slice(lost[i - 1], offset)) ? places.at(-1) : undefined;
    if (run) run.push(offset);
    else places.push([offset]);
  }
  return places;
};

const SAME_RUN = /^[\s,;.:()]*(?:ou|or|et|and)?[\s,;.:()]*$/iu;
