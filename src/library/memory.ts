import type { Database } from 'better-sqlite3';
import type { FrenchStatus } from './library.ts';
import { SAME_RULING, similarity } from './similarity.ts';
import { plainText, textKey } from './textKey.ts';

/** What the translation memory has for an English text. */
export interface Proposal {
  /** The English it was written for, as it was worded then. */
  readonly en: string;
  readonly fr: string;
  readonly status: FrenchStatus;
  /** 1: the very text, whatever its quotes and spaces; else how alike the two are, at least 0.8. */
  readonly likeness: number;
}

/**
 * The translation memory: one French text serves every card that has the ruling. A text that is not in it may be another
 * wording of one that is, whose French is then worth proposing to whoever translates; it is never taken by itself.
 */
export interface Memory {
  /** What is known to say this in French: the very text's alone, else the likest first, at most `limit`. */
  propose(english: string, limit: number): readonly Proposal[];
}

export const openMemory = (db: Database): Memory => {
  const exact = db.prepare<[string], Omit<Proposal, 'likeness'>>(
    'SELECT texts.text AS en, fr, status FROM translations JOIN texts USING (key) WHERE key = ? AND to_review = 0',
  );
  // Two texts that share four fifths of their words differ by at most a third in length, words being about as long in both.
  const near = db.prepare<[number, number], Omit<Proposal, 'likeness'>>(
    `SELECT texts.text AS en, fr, status FROM translations JOIN texts USING (key)
     WHERE to_review = 0 AND status <> 'own' AND length(texts.text) BETWEEN ? AND ? ORDER BY key`,
  );
  return {
    propose: (english, limit) => {
      const known = exact.get(textKey(english));
      if (known) return [{ ...known, likeness: 1 }];
      const { length } = plainText(english);
      return near
        .all(length * 0.5, length * 2)
        .map((it): Proposal => ({ ...it, likeness: similarity(english, it.en) }))
        .filter(({ likeness }) => likeness >= SAME_RULING)
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, limit);
    },
  };
};
