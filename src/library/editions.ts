import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type CardRows, openCards } from './cards.ts';
import { type Memory, openMemory } from './memory.ts';
import { type Names, preparingNames } from './names/names.ts';
import { openRulesTexts } from './rulesText/open.ts';
import type { RulesTexts } from './rulesText/rulesText.ts';
import { openRulings, type RulingRows } from './rulings.ts';
import { openingTexts, type Texts } from './search/texts.ts';
import { readTerms, readTypes, STARTER_FOLDER, type Term } from './starter.ts';
import { aside, atOnce, type Steps } from './steps.ts';
import { type InFrench, typeLines } from './typeLine.ts';

/** One library file, open for reading, with all that is prepared on it. */
export interface Edition {
  readonly db: Database.Database;
  readonly identity: string;
  readonly cards: CardRows;
  readonly rulings: RulingRows;
  readonly memory: Memory;
  readonly names: Names;
  readonly texts: Texts;
  readonly rules: RulesTexts;
}

/** The library file as it is now, while imports put new ones in its place. */
export interface Editions {
  /** The newest edition; the one at hand when a new file cannot be read, or is still being prepared by a watch. */
  current(): Edition;
  /** From now on new files are looked for and prepared between readings, never in one. Answers how to stop. */
  watch(): () => void;
  close(): void;
}

/** How often a watch looks for a new file, in milliseconds. */
const EVERY = 200;
/** How long what was read before may still be asked of the edition it was read from, in milliseconds. */
const GRACE = 60_000;

/** What is known of words whatever the library: read once. */
interface GameWords {
  readonly terms: readonly Term[];
  readonly typesInFrench: InFrench;
}

export const openEditions = (file: string): Editions => {
  const words = { terms: readTerms(STARTER_FOLDER), typesInFrench: typeLines(readTypes(STARTER_FOLDER)) };
  let edition = atOnce(opening(file, words));
  let refused = '';
  let isWatched = false;
  let isPreparing = false;
  const old = new Set<Database.Database>();

  const isNew = (identity: string): boolean => identity !== edition.identity && identity !== refused;

  const current = (): Edition => {
    if (isWatched) return edition;
    const identity = identify(file);
    if (!isNew(identity)) return edition;
    try {
      const newer = atOnce(opening(file, words));
      edition.db.close();
      edition = newer;
    } catch {
      refused = identity;
    }
    return edition;
  };

  const prepare = async (): Promise<void> => {
    const identity = identify(file);
    if (isPreparing || !isNew(identity)) return;
    isPreparing = true;
    try {
      const newer = await aside(opening(file, words));
      if (!isWatched) {
        newer.db.close();
        return;
      }
      retire(edition.db);
      edition = newer;
    } catch {
      refused = identity;
    } finally {
      isPreparing = false;
    }
  };

  const retire = (db: Database.Database): void => {
    old.add(db);
    setTimeout(() => {
      old.delete(db);
      db.close();
    }, GRACE).unref();
  };

  return {
    current,
    watch: () => {
      isWatched = true;
      const timer = setInterval(() => void prepare(), EVERY).unref();
      return () => {
        isWatched = false;
        clearInterval(timer);
      };
    },
    close: () => {
      isWatched = false;
      for (const db of [...old, edition.db]) db.close();
    },
  };
};

/** Another file, or the same one written anew, has another identity. */
const identify = (file: string): string => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
};

/** Prepares an edition step by step, so that others may be served between the steps. */
function* opening(file: string, { terms, typesInFrench }: GameWords): Steps<Edition> {
  const identity = identify(file);
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const cards = openCards(db, typesInFrench);
    yield;
    const texts = yield* openingTexts(db, terms);
    yield;
    const named = yield* cards.naming();
    yield;
    const names = yield* preparingNames(named);
    yield;
    const mechanics = () =>
      cards.mechanics().map((mechanic) => ({ mechanic, names: cards.mechanicNames(mechanic.key) }));
    const rules = openRulesTexts(db, texts, mechanics);
    return { db, identity, cards, rulings: openRulings(db), memory: openMemory(db), names, texts, rules };
  } catch (error) {
    db.close();
    throw error;
  }
}
