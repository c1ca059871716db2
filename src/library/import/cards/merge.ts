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
  const faces = card.faces.map((face, i): KnownFace => {
    const before = known?.faces[i];
    const printed = printings
      .filter(({ language }) => language === 'fr')
      .map(({ faces, date }) => ({ ...faces[i], date }));
    const { name, manaCost, types, text } = face;
    const { typesFr, textFr, printedOn } = frenchOf(face, before, printed);
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
  return { ...printing, name, faces };
};

type PrintedFrench = { readonly types?: string | null; readonly text?: string | null; readonly date: string | null };

/** Types and text in French: of the newest printing that has them; what repeats the English is no French. */
const frenchOf = (
  face: FaceFacts,
  before: KnownFace | undefined,
  printed: readonly PrintedFrench[],
): Pick<KnownFace, 'typesFr' | 'textFr' | 'printedOn'> => {
  const text = newest(printed, 'text', face.text);
  const types = newest(printed, 'types', face.types);
  const older = { types: before?.typesFr ?? null, text: before?.textFr ?? null, date: before?.printedOn ?? null };
  return {
    typesFr: (isNewer(types, older) || older.types === null ? types?.types : null) ?? older.types,
    ...(text && (isNewer(text, older) || older.text === null)
      ? { textFr: text.text ?? null, printedOn: text.date }
      : { textFr: older.text, printedOn: older.date }),
  };
};

const isNewer = (it: PrintedFrench | undefined, older: PrintedFrench): boolean =>
  it !== undefined && (it.date ?? '') >= (older.date ?? '');

const newest = (
  printed: readonly PrintedFrench[],
  what: 'types' | 'text',
  english: string | null,
): PrintedFrench | undefined => {
  const has = printed.filter((it) => it[what] && it[what] !== english);
  return has.reduce<PrintedFrench | undefined>((a, b) => (a && (a.date ?? '') > (b.date ?? '') ? a : b), undefined);
};

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
