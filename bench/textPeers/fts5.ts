import Database from 'better-sqlite3';
import type { KeyedText, TextPeer } from './textPeer.ts';

/* SQLite's own full-text search, as each of its tokenizers is used best. */

const tableOf = (texts: readonly KeyedText[], tokenizer: string, prefix = '') => {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE found USING fts5 (key UNINDEXED, text, tokenize = '${tokenizer}'${prefix})`);
  const add = db.prepare('INSERT INTO found (key, text) VALUES (?, ?)');
  db.transaction(() => {
    for (const { key, text } of texts) add.run(key, text);
  })();
  db.exec("INSERT INTO found (found) VALUES ('optimize')");
  const find = db
    .prepare<[string, number], string>('SELECT key FROM found WHERE text MATCH ? ORDER BY rank LIMIT ?')
    .pluck();
  return (query: string, most: number): readonly string[] => (query === '' ? [] : find.all(query, most));
};

const PREFIXES = ", prefix = '2 3 4'";

const wordsIn = (typed: string): readonly string[] => typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const lastAsPrefix = (words: readonly string[]): readonly string[] =>
  words.map((word, i) => (i === words.length - 1 ? `"${word}"*` : `"${word}"`));

export const unicode61: TextPeer = {
  name: 'FTS5 unicode61',
  build: async (texts) => {
    const find = tableOf(texts, 'unicode61', PREFIXES);
    return (typed) => find(lastAsPrefix(wordsIn(typed)).join(' AND '), 10);
  },
};

export const porter: TextPeer = {
  name: 'FTS5 porter',
  build: async (texts) => {
    const find = tableOf(texts, 'porter unicode61', PREFIXES);
    return (typed) => {
      const words = lastAsPrefix(wordsIn(typed));
      const all = find(words.join(' AND '), 10);
      return all.length < 10 ? [...new Set([...all, ...find(words.join(' OR '), 10)])].slice(0, 10) : all;
    };
  },
};

export const trigrams: TextPeer = {
  name: 'FTS5 trigram',
  build: async (texts) => {
    const find = tableOf(texts, 'trigram');
    const beginnings = (typed: string) => wordsIn(typed).flatMap((word) => (word.length > 2 ? [word.slice(0, 4)] : []));
    return (typed) =>
      find(
        beginnings(typed)
          .map((it) => `"${it}"`)
          .join(' AND '),
        10,
      );
  },
};
