import { z } from 'zod';
import { type Printing, REVERSIBLE, type ToldCard } from '../cards/told.ts';
import type { Part } from '../json/walk.ts';

/*
 * Cards as MTGJSON writes them, in its version 5: one record a face. What is not read here may have any form.
 */

const french = z.object({
  language: z.literal('French'),
  name: z.string().nullish(),
  faceName: z.string().nullish(),
  type: z.string().nullish(),
  text: z.string().nullish(),
});

const ruling = z.object({ date: z.iso.date(), text: z.string() });

export const mtgjsonFace = z.object({
  name: z.string().min(1),
  faceName: z.string().min(1).nullish(),
  side: z.string().nullish(),
  number: z.string().nullish(),
  layout: z.string().min(1),
  manaCost: z.string().nullish(),
  type: z.string(),
  text: z.string().nullish(),
  keywords: z.array(z.string()).nullish(),
  edhrecRank: z.int().positive().nullish(),
  identifiers: z.object({ scryfallOracleId: z.guid().nullish() }),
  foreignData: z.array(french).nullish(),
  rulings: z.array(ruling).nullish(),
});

/** What is read of a file, which has four times as much under other keys, and most of what is left in other languages. */
export const MTGJSON_PART: Part = {
  keys: new Set([
    ...Object.keys(mtgjsonFace.shape),
    ...Object.keys(french.shape),
    ...['scryfallOracleId', 'date', 'version'],
  ]),
  only: { list: 'foreignData', key: 'language', text: french.shape.language.value },
};

export type MtgjsonFace = z.infer<typeof mtgjsonFace>;
/** All faces of one card, in order. */
export const mtgjsonCard = z.tuple([mtgjsonFace], mtgjsonFace);
export type MtgjsonCard = z.infer<typeof mtgjsonCard>;

export const mtgjsonMeta = z.object({ date: z.iso.date().optional(), version: z.string().optional() });

/** The join key of all sources; null on reversible printings of older editions. */
export const oracleIdOf = ([first]: MtgjsonCard): string | null =>
  first.identifiers.scryfallOracleId?.toLowerCase() ?? null;

export const toldCardOf = (faces: MtgjsonCard): ToldCard => {
  const [first] = faces;
  const reversible = first.layout === REVERSIBLE;
  return {
    name: reversible ? nameOf(first) : first.name.normalize('NFC'),
    // Scryfall's word for both.
    layout: first.layout === 'aftermath' ? 'split' : first.layout,
    rank: first.edhrecRank ?? null,
    keywords: [...new Set(faces.flatMap(({ keywords }) => keywords ?? []))],
    faces: (reversible ? [first] : faces).map((face) => ({
      name: nameOf(face),
      manaCost: face.manaCost || null,
      types: face.type.normalize('NFC'),
      text: (face.text ?? '').normalize('NFC').trim(),
    })),
  };
};

const nameOf = (face: MtgjsonFace): string => (face.faceName ?? face.name).normalize('NFC');

/** French printings among its foreign data: an atomic record brings those of some printing, a set's record those of its own. */
export const frenchOf = (faces: MtgjsonCard, date: string | null): readonly Printing[] => {
  const french = faces.map(({ foreignData }) => foreignData ?? []);
  const count = Math.max(...french.map(({ length }) => length));
  return Array.from({ length: count }, (_, i) => ({
    language: 'fr',
    date,
    name: french.find((all) => all[i]?.name)?.[i]?.name ?? null,
    faces: french.map((all) => {
      const it = all[i];
      const own = it?.name?.includes(' // ') ? null : it?.name;
      return { name: it?.faceName ?? own ?? null, types: it?.type ?? null, text: it?.text ?? null };
    }),
  }));
};
