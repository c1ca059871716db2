import { textKeys } from '../../textKey.ts';
import { NO_CARDS, OUTSIDE_DECKS, type Printing, REVERSIBLE, type ToldCard } from '../cards/told.ts';
import { ids } from '../ids.ts';
import { type ToldRuling, toldText } from '../rulings/told.ts';
import { countSkipped } from '../skipped.ts';
import { frenchOf, type MtgjsonCard, type MtgjsonFace, oracleIdOf, toldCardOf } from './record.ts';

/** Where cards and their rulings go. */
export interface Sink {
  /** Null: what the card is was told before. */
  card(oracleId: string, card: ToldCard | null, printings: readonly Printing[]): void;
  /** All rulings on a card, each text once. */
  rulings(oracleId: string, rulings: readonly ToldRuling[]): void;
}

/** What an MTGJSON file was found to hold, beside what went into a sink. */
export const openFindings = () => ({
  met: ids(),
  skipped: countSkipped(),
  /** Printings that show a card twice; not all say by their id which one. */
  reversible: [] as MtgjsonCard[],
  /** How many cards of each layout that is in no deck. */
  outsideDecks: new Map<string, number>(),
  /** Rulings as they stood there; those a card repeats on its other faces, and those without a text, among them. */
  rulings: { read: 0, onOtherFaces: 0, empty: 0 },
  /** Cards have texts in common. */
  keyOf: textKeys(),
});
export type Findings = ReturnType<typeof openFindings>;

/** A set released on `date`: a record a face, and several versions of some cards. */
export const takeSet = (records: readonly MtgjsonFace[], date: string | null, sink: Sink, findings: Findings): void => {
  const cards = new Map<string, MtgjsonFace[]>();
  for (const record of records) {
    const noCard = NO_CARDS.get(record.layout);
    if (noCard) {
      findings.skipped.add(noCard);
      continue;
    }
    const id = oracleIdOf([record]) ?? record.name;
    const versions = cards.get(id);
    if (versions) versions.push(record);
    else cards.set(id, [record]);
  }
  for (const faces of cards.values()) {
    const versions = byVersion(faces);
    const [card] = versions;
    if (!card) continue;
    const whole = versions.filter(({ length }) => length === card.length);
    const printings = whole.flatMap((version) => frenchOf(version, date));
    takeCard(card, printings, sink, findings);
  }
};

/** The faces of each version of a card, told apart by their collector's number; the version with most faces first. */
const byVersion = (faces: readonly MtgjsonFace[]): readonly MtgjsonCard[] => {
  const numbers = new Set(faces.map(({ number }) => number));
  return [...numbers]
    .flatMap((number): MtgjsonCard[] => {
      const [first, ...rest] = faces
        .filter((face) => face.number === number)
        .sort((a, b) => (a.side ?? '').localeCompare(b.side ?? ''));
      return first ? [[first, ...rest]] : [];
    })
    .sort((a, b) => b.length - a.length);
};

/** One card with all its faces, and what is known of its French printings. */
export const takeCard = (card: MtgjsonCard, printings: readonly Printing[], sink: Sink, findings: Findings): void => {
  const { met, skipped, reversible, outsideDecks } = findings;
  const [{ layout }] = card;
  const id = oracleIdOf(card);
  if (layout === REVERSIBLE) {
    reversible.push(card);
    return;
  }
  if (id === null) {
    skipped.add('cards without an Oracle id, which says what belongs to them');
    return;
  }
  const isNew = met.meet(id);
  sink.card(id, isNew ? toldCardOf(card) : null, printings);
  if (!isNew) return;
  if (OUTSIDE_DECKS.includes(layout)) outsideDecks.set(layout, (outsideDecks.get(layout) ?? 0) + 1);
  sink.rulings(id, rulingsOf(card, findings));
};

/** Each text once: the faces of a card repeat its rulings. */
export const rulingsOf = (card: MtgjsonCard, { rulings: stood, keyOf }: Findings): readonly ToldRuling[] => {
  const all = card.flatMap((face) => face.rulings ?? []);
  const once = new Map(all.map(({ text, date }) => [toldText(text), date]));
  const told = [...once].flatMap(([text, date]): readonly ToldRuling[] =>
    text === '' ? [] : [{ key: keyOf(text), text, source: null, date }],
  );
  stood.read += all.length;
  stood.onOtherFaces += all.length - once.size;
  stood.empty += once.size - told.length;
  return [...new Map(told.map((it) => [it.key, it])).values()];
};
