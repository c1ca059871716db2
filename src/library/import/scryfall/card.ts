import { z } from 'zod';
import { type PrintedFace, type Printing, REVERSIBLE, type ToldCard, type ToldFace } from '../cards/told.ts';

/*
 * Card objects as Scryfall writes them: one a printing and language. Oracle fields are English in every language, printed ones
 * are what stands on the card. What is not read here may have any form.
 */

/** What is told before a record is looked at more closely: tokens and art cards need not have the rest. */
export const scryfallObject = z.object({ object: z.literal('card'), lang: z.string(), layout: z.string() });

const face = z.object({
  oracle_id: z.guid().nullish(),
  name: z.string().min(1),
  mana_cost: z.string().nullish(),
  type_line: z.string().nullish(),
  oracle_text: z.string().nullish(),
  printed_name: z.string().nullish(),
  printed_type_line: z.string().nullish(),
  printed_text: z.string().nullish(),
  flavor_name: z.string().nullish(),
});

export const scryfallCard = face.extend({
  lang: z.enum(['en', 'fr']),
  layout: z.string().min(1),
  keywords: z.array(z.string()).nullish(),
  edhrec_rank: z.int().positive().nullish(),
  released_at: z.iso.date().nullish(),
  card_faces: z.array(face).min(1).nullish(),
});

export type ScryfallCard = z.infer<typeof scryfallCard>;
type ScryfallFace = z.infer<typeof face>;

/** A card, with its oracle id and what this printing has on it. */
export interface FoundCard {
  readonly oracleId: string;
  readonly card: ToldCard;
  readonly printings: readonly Printing[];
}

/** The card a record is of; of a reversible one, those its faces show; none when no oracle id tells. */
export const cardsOf = (record: ScryfallCard): readonly FoundCard[] => {
  const faces = record.card_faces ?? [];
  if (record.oracle_id) return [found(record, record.oracle_id, record.layout, faces.length > 0 ? faces : [record])];
  return faces.flatMap((it, i) =>
    it.oracle_id && faces.findIndex((other) => other.oracle_id === it.oracle_id) === i
      ? [found({ ...record, ...it, card_faces: null }, it.oracle_id, REVERSIBLE, [it])]
      : [],
  );
};

const found = (record: ScryfallCard, oracleId: string, layout: string, faces: readonly ScryfallFace[]): FoundCard => ({
  oracleId: oracleId.toLowerCase(),
  card: {
    name: record.name.normalize('NFC'),
    layout,
    rank: record.edhrec_rank ?? null,
    keywords: record.keywords ?? [],
    faces: faces.map(toldFace),
  },
  printings: printingsOf(record, faces),
});

/** A melding card is one face, whatever it melds into. */
const toldFace = (it: ScryfallFace): ToldFace => ({
  name: it.name.normalize('NFC').replace(/ \/\/ .*/, ''),
  manaCost: it.mana_cost || null,
  types: (it.type_line ?? '').normalize('NFC'),
  text: (it.oracle_text ?? '').normalize('NFC').trim(),
});

/** In French, all that is printed; in English, only names other than the card's own. */
const printingsOf = (record: ScryfallCard, faces: readonly ScryfallFace[]): readonly Printing[] => {
  const { lang: language, released_at: date = null } = record;
  if (language === 'fr') {
    const printed = faces.map(
      ({ printed_name, printed_type_line, printed_text }, i): PrintedFace => ({
        name: printed_name ?? partOf(record.printed_name, i, faces.length),
        types: printed_type_line ?? null,
        text: printed_text ?? null,
      }),
    );
    return [{ language, name: record.printed_name ?? null, faces: printed, date }];
  }
  return (['printed_name', 'flavor_name'] as const).flatMap((field): Printing[] => {
    const names = faces.map((it) => it[field] ?? null);
    const name = record[field] ?? null;
    if (name === null && names.every((it) => it === null)) return [];
    return [{ language, name, faces: names.map((it) => ({ name: it, types: null, text: null })), date }];
  });
};

/** A whole printed name has a part for each face, or is the first face's. */
const partOf = (name: string | null | undefined, position: number, count: number): string | null => {
  const parts = name?.split(' // ') ?? [];
  return parts.length === count || parts.length === 1 ? (parts[position] ?? null) : null;
};
