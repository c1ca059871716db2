import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { JsonRecord } from '../json/reader.ts';
import { wrongShape } from '../wrongShape.ts';
import { type Findings, openFindings, rulingsOf, takeCard, takeSet } from './gather.ts';
import { placeOf } from './places.ts';
import { frenchOf, type MtgjsonFace, mtgjsonCard, mtgjsonFace, mtgjsonMeta, oracleIdOf, toldCardOf } from './record.ts';
import { type Direct, direct, type Gathered, gathered } from './sinks.ts';

/** What a whole file was found to hold. */
export interface Found {
  readonly meta: z.infer<typeof mtgjsonMeta>;
  readonly into: Direct;
  readonly findings: Findings;
  /** How many reversible printings show cards that are told elsewhere. */
  readonly reversible: number;
}

/**
 * Takes record after record. An atomic record is all of a card and goes into the library at once; what sets tell of a card is
 * gathered first. A set is taken when it has ended, because its date comes behind its cards.
 */
export const openReading = (db: Database) => {
  const findings = openFindings();
  let meta: z.infer<typeof mtgjsonMeta> = {};
  let records = 0;
  let atomic: Direct | null = null;
  let sets: Gathered | null = null;
  let set = { code: '', date: null as string | null, faces: [] as MtgjsonFace[] };

  const turnTo = (code: string | null) => {
    if (code === set.code) return;
    if (set.faces.length > 0) {
      sets ??= gathered(db);
      takeSet(set.faces, set.date, sets.sink, findings);
    }
    set = { code: code ?? '', date: null, faces: [] };
  };

  const take = ({ path, value }: JsonRecord): string | null => {
    const place = placeOf(path);
    switch (place.kind) {
      case 'meta':
        meta = mtgjsonMeta.safeParse(value).data ?? {};
        return null;
      case 'release date':
        turnTo(place.set);
        set.date = z.iso.date().safeParse(value).data ?? null;
        return null;
      case 'token':
        records++;
        findings.skipped.add('tokens');
        return null;
      case 'card': {
        records++;
        const face = mtgjsonFace.safeParse(value);
        if (!face.success) return wrongShape('card', face.error);
        turnTo(place.set);
        set.faces.push(face.data);
        return null;
      }
      case 'atomic': {
        records++;
        const card = mtgjsonCard.safeParse(value);
        if (!card.success) return wrongShape(`card (“${place.name}”)`, card.error);
        if (card.data.some(({ name }) => name !== place.name)) return `is no card: “${place.name}” holds other names`;
        atomic ??= direct(db, meta.date ?? null);
        takeCard(card.data, frenchOf(card.data, null), atomic.sink, findings);
        return null;
      }
    }
  };

  /** Null: there was no card in it. */
  const end = (): Found | null => {
    turnTo(null);
    if (records === 0) return null;
    const into = atomic ?? direct(db, meta.date ?? null);
    sets?.settle(into);
    into.flush();
    const reversible = takeReversible(db, into, findings);
    into.flush();
    return { meta, into, findings, reversible };
  };
  return { take, end };
};

/** Reversible printings show a card that is told elsewhere, whose rulings they repeat; the others are taken as the card. */
const takeReversible = (db: Database, { sink }: Direct, findings: Findings): number => {
  const byName = db.prepare<[string], string>('SELECT oracle_id FROM cards WHERE name = ?').pluck();
  const isKnown = db.prepare<[string], 1>('SELECT 1 FROM cards WHERE oracle_id = ?').pluck();
  let known = 0;
  for (const card of findings.reversible) {
    const told = toldCardOf(card);
    const id = oracleIdOf(card) ?? byName.get(told.name);
    if (id === undefined) {
      findings.skipped.add('reversible printings of cards that are not known');
      continue;
    }
    const rulings = rulingsOf(card, findings);
    if (isKnown.get(id)) {
      known++;
      continue;
    }
    sink.card(id, told, []);
    sink.rulings(id, rulings);
  }
  return known;
};
