import type { Database } from 'better-sqlite3';
import type { Proposal, Translated } from './library.ts';
import { likenessTo, SAME_RULING } from './similarity.ts';
import { plainText, textKey } from './textKey.ts';

/**
 * The translation memory: one French text serves every card that has the ruling. A text that is not in it may be another
 * wording of one that is, whose French is then worth proposing to whoever translates; it is never taken by itself.
 */
export interface Memory {
  /**
   * What is known to say this, or something much like it, in French, the likest first, at most `limit`; in the memory and in
   * `beside`. Of one English text the French that is trusted most.
   */
  propose(english: string, limit: number, beside?: readonly Translated[]): readonly Proposal[];
}

export const openMemory = (db: Database): Memory => {
  // Two texts that share four fifths of their words differ by at most a third in length, words being about as long in both.
  const ofLength = db.prepare<[{ key: string; shortest: number; longest: number }], Translated>(
    `SELECT texts.text AS en, fr, status FROM translations JOIN texts USING (key)
     WHERE to_review = 0 AND (key = @key OR status <> 'own' AND length(texts.text) BETWEEN @shortest AND @longest)
     ORDER BY key`,
  );
  return {
    propose: (english, limit, beside = []) => {
      const { length } = plainText(english);
      const [shortest, longest] = [length * 0.5, length * 2];
      const likeness = likenessTo(english);
      const known = [
        ...ofLength.all({ key: textKey(english), shortest, longest }),
        ...beside.filter(({ en }) => en.length >= shortest && en.length <= longest),
      ];
      const proposals = new Map<string, Proposal>();
      for (const it of known) {
        const alike = likeness(it.en);
        if (alike < SAME_RULING) continue;
        const key = textKey(it.en);
        const other = proposals.get(key);
        if (other && TRUST.indexOf(other.status) <= TRUST.indexOf(it.status)) continue;
        proposals.set(key, { ...it, key, likeness: alike });
      }
      return [...proposals.values()]
        .sort((a, b) => b.likeness - a.likeness || TRUST.indexOf(a.status) - TRUST.indexOf(b.status))
        .slice(0, limit);
    },
  };
};

const TRUST: readonly Translated['status'][] = ['official', 'reviewed', 'own', 'machine'];
