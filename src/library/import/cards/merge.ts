import type { KnownCard, KnownFace, KnownName } from './known.ts';
import { printedTypes, printedWords, withLines, withoutShift } from './printed.ts';
import { type Printing, REVERSIBLE, type ToldCard } from './told.ts';

/** All that one file tells of a card. */
export interface Told {
  /** The same on every printing; of several, the last speaks. */
  readonly cards: readonly ToldCard[];
  readonly printings: readonly Printing[];
  /** The date of the edition; null when the source has none. */
  readonly asOf: string | null;
}

/**
 * What is known of a card when a file has told of it. English is what the newest edition says, where editions have dates, else
 * what the last import says; an older edition only fills gaps. French is the union over all printings: every name with how
 * often a single file printed it, types and text of the newest printing that has them. Null when nothing says what the card is.
 */
export const mergeCard = (known: KnownCard | null, told: Told): KnownCard | null => {
  const facts = factsOf(known, told);
  if (!facts) return null;
  const { card } = facts;
  const printings = told.printings.map(clean);
  const french = printings.filter(({ language }) => language === 'fr');
  const faces = card.faces.map((face, i): KnownFace => {
    const { name, manaCost, types, text } = face;
    const { typesFr, textFr, printedOn } = frenchOf(face, known?.faces[i], french, i);
    return { name, manaCost, types, typesFr, text, textFr, printedOn };
  });
  return {
    name: card.name,
    layout: card.layout,
    rank: card.rank ?? known?.rank ?? null,
    asOf: facts.isNewest ? (told.asOf ?? known?.asOf ?? null) : (known?.asOf ?? null),
    faces,
    names: namesOf(known, card, printings),
    keywords: [...card.keywords].sort(),
  };
};

/** What is known of the card itself, whatever the printing. */
interface Facts {
  readonly name: string;
  readonly layout: string;
  readonly rank: number | null;
  readonly keywords: readonly string[];
  readonly faces: readonly FaceFacts[];
}
type FaceFacts = Pick<KnownFace, 'name' | 'manaCost' | 'types' | 'text'>;

const factsOf = (known: KnownCard | null, told: Told): { readonly card: Facts; readonly isNewest: boolean } | null => {
  const card = told.cards.findLast(({ layout }) => layout !== REVERSIBLE) ?? null;
  const isOlder = told.asOf !== null && known !== null && known.asOf !== null && told.asOf < known.asOf;
  if (card && !isOlder) return { card: { ...card, name: wholeName(card, known) }, isNewest: true };
  if (known) return { card: filled(known, card), isNewest: false };
  const [reversible] = told.cards;
  return reversible ? { card: { ...reversible, layout: 'normal' }, isNewest: true } : null;
};

/** Scryfall names a melding card alone, MTGJSON with what it melds into, which is how whole names are written here. */
const wholeName = (card: ToldCard, known: KnownCard | null): string =>
  card.layout === 'meld' && known?.name.startsWith(`${card.name} // `) ? known.name : card.name;

/** Texts that only an older edition tells. */
const filled = (known: KnownCard, older: ToldCard | null): Facts => ({
  ...known,
  faces: known.faces.map((face, i) => ({ ...face, text: face.text ?? older?.faces[i]?.text ?? null })),
});

const clean = (printing: Printing): Printing => {
  if (printing.language === 'en') return printing;
  const name = printing.name === null ? null : printedWords(printing.name) || null;
  const faces = printing.faces.map((face) => {
    const { types, text } = withoutShift({
      types: face.types === null ? null : printedTypes(face.types) || null,
      text: face.text === null ? null : printedWords(face.text) || null,
    });
    const own = face.name === null ? null : printedWords(face.name) || null;
    const names = [own, name].filter((it) => it !== null);
    return { name: own, types, text: text === null ? null : withLines(text, names) };
  });
  return { language: printing.language, date: printing.date, name, faces };
};

/** Types and text of the face at `i` in French: of the newest printing that has them; what repeats the English is no French. */
const frenchOf = (
  face: FaceFacts,
  before: KnownFace | undefined,
  french: readonly Printing[],
  i: number,
): Pick<KnownFace, 'typesFr' | 'textFr' | 'printedOn'> => {
  let typesFr = before?.typesFr ?? null;
  let typesOn = before?.printedOn ?? null;
  let textFr = before?.textFr ?? null;
  let printedOn = before?.printedOn ?? null;
  for (const { faces, date } of french) {
    const { types, text } = faces[i] ?? NOT_PRINTED;
    if (types && types !== face.types && (typesFr === null || !isOlder(date, typesOn))) {
      typesFr = types;
      typesOn = date;
    }
    if (text && text !== face.text && (textFr === null || !isOlder(date, printedOn))) {
      textFr = text;
      printedOn = date;
    }
  }
  return { typesFr, textFr, printedOn };
};

const NOT_PRINTED = { types: null, text: null };

const isOlder = (date: string | null, than: string | null): boolean => (date ?? '') < (than ?? '');

const namesOf = (
  known: KnownCard | null,
  card: { readonly name: string; readonly faces: readonly { readonly name: string }[] },
  printings: readonly Printing[],
): readonly KnownName[] => {
  const names = new Map<string, KnownName>();
  const several = card.faces.length > 1;
  addName(names, 0, 'en', card.name, null);
  for (const [i, { name }] of card.faces.entries()) {
    if (several || name !== card.name) addName(names, i + 1, 'en', name, null);
  }
  for (const printing of printings) {
    addName(names, 0, printing.language, wholePrinted(printing, card.faces.length), printing);
    if (!several) continue;
    for (const [i, { name }] of printing.faces.slice(0, card.faces.length).entries()) {
      addName(names, i + 1, printing.language, name, printing);
    }
  }
  for (const it of known?.names ?? []) {
    const key = `${it.position} ${it.language} ${it.name}`;
    const told = names.get(key);
    const printings = Math.max(it.printings, told?.printings ?? 0);
    names.set(key, { ...it, printings, printedOn: later(it.printedOn, told?.printedOn ?? null) });
  }
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);
};

/** A name that a printing has, or that the card has without being printed so. */
const addName = (
  names: Map<string, KnownName>,
  position: number,
  language: 'en' | 'fr',
  name: string | null,
  printing: Printing | null,
): void => {
  if (!name) return;
  const key = `${position} ${language} ${name}`;
  const before = names.get(key);
  const printings = (before?.printings ?? 0) + (printing ? 1 : 0);
  const printedOn = later(before?.printedOn ?? null, printing?.date ?? null);
  names.set(key, { position, language, name, printings, printedOn });
};

const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);

/** The whole card's printed name: as told, else its faces' together. */
const wholePrinted = ({ name, faces }: Printing, count: number): string | null => {
  if (count === 1) return name ?? faces[0]?.name ?? null;
  if (name?.includes(' // ')) return name;
  const all = faces.slice(0, count).flatMap((face) => face.name ?? []);
  return all.length === count ? all.join(' // ') : null;
};
