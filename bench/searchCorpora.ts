import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { PhraseSource } from './searchPhrases.ts';

/* The texts that are searched. Of rulings in French there are a few hundred; what else there is in French stands beside them. */

export const englishRulings = (db: Database): readonly PhraseSource[] =>
  db
    .prepare<[], PhraseSource>(
      "SELECT text, 'en' AS language, key FROM rulings JOIN texts USING (key) WHERE source = 'wotc'",
    )
    .all();

export const rules = (db: Database): readonly PhraseSource[] =>
  db
    .prepare<[], PhraseSource>(
      "SELECT text, 'en' AS language, document || ' ' || position AS key FROM rules WHERE kind = 'rule'",
    )
    .all();

export const frenchRulings = (db: Database): readonly PhraseSource[] =>
  db
    .prepare<[], PhraseSource>(
      "SELECT DISTINCT fr AS text, 'fr' AS language, key FROM translations JOIN rulings USING (key)",
    )
    .all();

export const frenchCardTexts = (db: Database): readonly PhraseSource[] =>
  numbered(db.prepare<[], string>('SELECT DISTINCT text_fr FROM faces WHERE length(text_fr) > 0').pluck().all());

const Atomic = z.object({
  data: z.record(
    z.string(),
    z.array(
      z.object({
        foreignData: z.array(z.object({ language: z.string(), flavorText: z.string().optional() })).default([]),
      }),
    ),
  ),
});

/** French prose by the same translators, printed under the texts of cards. */
export const frenchFlavour = async (file: string): Promise<readonly PhraseSource[]> => {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file).pipe(createGunzip())) parts.push(z.instanceof(Buffer).parse(part));
  const { data } = Atomic.parse(JSON.parse(Buffer.concat(parts).toString()));
  const texts = Object.values(data).flatMap((faces) =>
    faces.flatMap(({ foreignData }) =>
      foreignData.flatMap(({ language, flavorText }) => (language === 'French' && flavorText ? [flavorText] : [])),
    ),
  );
  return numbered([...new Set(texts)]);
};

const numbered = (texts: readonly string[]): readonly PhraseSource[] =>
  texts.map((text, i) => ({ text, language: 'fr', key: String(i).padStart(32, '0') }));
