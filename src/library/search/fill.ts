import type { Database } from 'better-sqlite3';
import { type SearchLanguage, stemOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** What a text that is found stands for: a ruling by its text key, or a row of a rules text. */
export type SearchRef = { readonly key: string } | { readonly document: number; readonly position: number };

/** A text to be found; of equally good ones, the earlier comes first. */
export interface SearchText {
  readonly language: SearchLanguage;
  readonly text: string;
  readonly ref: SearchRef;
}

/** Where the ids of each kind begin, so that a search can keep to one kind. */
export const FIRST_ID = { rules: 1, rulings: 1_000_000_000 } as const;

interface Word {
  readonly id: number;
  readonly stem: string;
  texts: number;
}

/** Makes `texts` what a search of `db` finds, in place of what it found before. */
export const fillSearch = (
  db: Database,
  texts: Readonly<Record<keyof typeof FIRST_ID, readonly SearchText[]>>,
): void => {
  db.exec(
    `DELETE FROM search_texts; DELETE FROM search_words; INSERT INTO search_stems (search_stems) VALUES ('delete-all')`,
  );
  const addText = db.prepare(
    `INSERT INTO search_texts (id, language, key, document, position, words)
     VALUES (@id, @language, @key, @document, @position, @words)`,
  );
  const addStems = db.prepare('INSERT INTO search_stems (rowid, stems) VALUES (?, ?)');
  const vocabulary = { en: new Map<string, Word>(), fr: new Map<string, Word>() };
  let words = 0;
  const known = (word: string, language: SearchLanguage): Word => {
    const found = vocabulary[language].get(word);
    if (found) return found;
    const made = { id: words++, stem: stemOf(word, language), texts: 0 };
    vocabulary[language].set(word, made);
    return made;
  };
  for (const kind of ['rules', 'rulings'] as const) {
    for (const [i, { language, text, ref }] of texts[kind].entries()) {
      const found = wordsOf(text).map((word) => known(word, language));
      for (const word of new Set(found)) word.texts++;
      const id = FIRST_ID[kind] + i;
      const where = 'key' in ref ? { ...ref, document: null, position: null } : { key: null, ...ref };
      addText.run({ id, language, ...where, words: Buffer.from(Uint32Array.from(found, (word) => word.id).buffer) });
      addStems.run(id, found.map(({ stem }) => stem).join(' '));
    }
  }
  const addWord = db.prepare('INSERT INTO search_words (id, word, language, stem, texts) VALUES (?, ?, ?, ?, ?)');
  for (const language of ['en', 'fr'] as const) {
    for (const [word, { id, stem, texts: count }] of vocabulary[language]) addWord.run(id, word, language, stem, count);
  }
  db.exec(`INSERT INTO search_stems (search_stems) VALUES ('optimize')`);
};
