import Database from 'better-sqlite3';
import { migrate } from '../../migrate.ts';
import { fillSearch, type SearchText } from './fill.ts';
import { openTexts, type Texts } from './texts.ts';

/** Texts that change while the bot runs, searched like a library. */
export interface Overlay {
  /** The texts as they are now. */
  current(): Texts;
  close(): void;
}

/**
 * Searches `texts` in memory, beside the library. They are few, so they are read again as a whole whenever `version` says
 * that they are not what they were.
 */
export const openOverlay = (migrations: string, version: () => string, texts: () => readonly SearchText[]): Overlay => {
  let db: Database.Database | undefined;
  let filled: { readonly version: string; readonly texts: Texts } | undefined;
  const open = () => {
    db = new Database(':memory:');
    migrate(db, migrations);
    return db;
  };
  return {
    current: () => {
      const now = version();
      if (filled?.version !== now) {
        const opened = db ?? open();
        opened.transaction(fillSearch)(opened, { rules: [], rulings: texts() });
        filled = { version: now, texts: openTexts(opened) };
      }
      return filled.texts;
    },
    close: () => db?.close(),
  };
};
