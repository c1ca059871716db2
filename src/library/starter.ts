import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { textKey } from './textKey.ts';
import type { TypeWord } from './typeLine.ts';

/*
 * The starter corpus: what the bot knows from birth, in `data/`. Its rulings are written for this project in both languages;
 * its cards are facts; its translations are pairs of text keys.
 */

const key = z.string().regex(/^[0-9a-f]{32}$/);
const date = z.iso.date();
const filled = z.string().min(1);
/** Of the Comprehensive Rules: `702.126`, `603.12a`, a whole section `903`. */
const ruleNumber = z.string().regex(/^\d{3}(\.\d+[a-z]?)?$/);
/** The same, or of the tournament documents: `MTR 4.1`, `IPG 2.5`. */
const citedRule = z.union([ruleNumber, z.string().regex(/^(MTR|IPG) \d+(\.\d+)?$/)]);

const starterCard = z.strictObject({
  oracleId: z.uuid(),
  name: filled,
  nameFr: filled.nullable(),
  faces: z
    .array(
      z.strictObject({
        name: filled,
        nameFr: filled.nullable(),
        manaCost: z.string().nullable(),
        types: filled,
        typesFr: filled.nullable().optional(),
      }),
    )
    .min(2)
    .optional(),
  manaCost: z.string().nullable(),
  types: filled,
  typesFr: filled.nullable(),
  keywords: z.array(filled),
  /** Whether it gives or takes energy, which is no keyword. */
  energy: z.boolean().optional(),
});

const starterMechanic = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  en: filled,
  fr: filled,
  rule: ruleNumber.nullable(),
  aliases: z.strictObject({ en: z.array(filled), fr: z.array(filled) }),
});

const restates = z
  .strictObject({
    rules: z.array(citedRule).min(1).optional(),
    page: filled.optional(),
    date: date.optional(),
  })
  .refine(({ rules, page }) => rules || page, 'names no rule and no page');

const starterRuling = z.strictObject({
  id: filled,
  subject: z.union([z.strictObject({ mechanic: filled }), z.strictObject({ card: z.uuid() })]),
  en: filled,
  fr: filled,
  date,
  restates,
});

const starterPair = z.strictObject({ en: key, fr: key });

const starterNickname = z.strictObject({ nick: filled, name: filled, lang: z.enum(['en', 'fr', 'both']) });

const starterTerm = z.strictObject({
  en: filled,
  fr: z.array(filled).min(1),
  /** A subtype: no verb and no adjective has its name. */
  type: z.boolean().optional(),
});

const starterType = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('type'), en: filled, fr: filled, gender: z.enum(['m', 'f']) }),
  z.strictObject({ kind: z.literal('supertype'), en: filled, m: filled, f: filled }),
  z.strictObject({ kind: z.literal('subtype'), en: filled, fr: filled }),
]);

/** A word of the rules or of a type line: Wizards' English one, and the French ones, the usual one first. */
export type Term = z.infer<typeof starterTerm>;

export type StarterCard = z.infer<typeof starterCard>;

export interface Starter {
  /** Of all its files: another hash is another corpus. */
  readonly sha256: string;
  readonly cards: readonly StarterCard[];
  readonly mechanics: readonly z.infer<typeof starterMechanic>[];
  readonly rulings: readonly z.infer<typeof starterRuling>[];
  readonly pairs: readonly z.infer<typeof starterPair>[];
  readonly nicknames: readonly z.infer<typeof starterNickname>[];
}

export const STARTER_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

const FILES = [
  'cards.jsonl',
  'mechanics.json',
  'rulings.jsonl',
  join('translations', 'pairs.jsonl'),
  'nicknames.jsonl',
] as const;

/** The hash of the corpus in `folder`, without reading what it says. */
export const starterHash = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(readFileSync(join(folder, name))).update('\0');
  return hash.digest('hex');
};

/** Reads the corpus in `folder`. Throws with file, line and reason when it is not as it should be: our own tests keep that from happening. */
export const readStarter = (folder: string): Starter => {
  const [cards, mechanics, rulings, pairs, nicknames] = FILES;
  return {
    sha256: starterHash(folder),
    cards: lines(join(folder, cards), starterCard),
    mechanics: reading(z.array(starterMechanic))(
      readFileSync(join(folder, mechanics), 'utf8'),
      join(folder, mechanics),
    ),
    rulings: lines(join(folder, rulings), starterRuling),
    pairs: lines(join(folder, pairs), starterPair),
    nicknames: lines(join(folder, nicknames), starterNickname),
  };
};

/** The words of the game in both languages. They are read as they are, not put into a library. Throws like `readStarter`. */
export const readTerms = (folder: string): readonly Term[] => lines(join(folder, 'terms.jsonl'), starterTerm);

/** The words of type lines, likewise. */
export const readTypes = (folder: string): readonly TypeWord[] => lines(join(folder, 'types.jsonl'), starterType);

const lines = <Value>(file: string, schema: z.ZodType<Value>): readonly Value[] => {
  const read = reading(schema);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.trim() === '' ? [] : [read(line, `${file}:${i + 1}`)]));
};

/** Reads JSON of this form; `where` it stands is for the fault. */
const reading = <Value>(schema: z.ZodType<Value>): ((json: string, where: string) => Value) => {
  const form = parsedJson.pipe(schema);
  return (json, where) => {
    const parsed = form.safeParse(json);
    if (!parsed.success) throw new Error(`${where}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
};

const parsedJson = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    context.addIssue(`is not JSON: ${String(error)}`);
    return z.NEVER;
  }
});

/**
 * Puts the corpus into a library, in place of an earlier one. Facts about cards fill what no other source has said;
 * the corpus's own rulings, translations and pairs are replaced.
 */
export const applyStarter = (db: Database, starter: Starter, now: number): void =>
  db.transaction(() => {
    const addCard = db.prepare('INSERT INTO cards (oracle_id, name) VALUES (?, ?) ON CONFLICT DO NOTHING');
    const addFace = db.prepare(
      `INSERT INTO faces (oracle_id, position, name, mana_cost, types, types_fr) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET types_fr = coalesce(types_fr, excluded.types_fr)`,
    );
    const addName = db.prepare(
      'INSERT INTO names (oracle_id, position, language, name, printings) VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
    );
    const addKeyword = db.prepare('INSERT INTO keywords (oracle_id, keyword) VALUES (?, ?) ON CONFLICT DO NOTHING');
    for (const card of starter.cards) {
      addCard.run(card.oracleId, card.name);
      addName.run(card.oracleId, 0, 'en', card.name);
      if (card.nameFr) addName.run(card.oracleId, 0, 'fr', card.nameFr);
      const faces = card.faces ?? [card];
      for (const [i, face] of faces.entries()) {
        addFace.run(card.oracleId, i + 1, face.name, face.manaCost, face.types, face.typesFr ?? null);
        if (!card.faces) continue;
        addName.run(card.oracleId, i + 1, 'en', face.name);
        if (face.nameFr) addName.run(card.oracleId, i + 1, 'fr', face.nameFr);
      }
      for (const keyword of card.keywords) addKeyword.run(card.oracleId, keyword);
    }

    db.prepare("DELETE FROM rulings WHERE source = 'starter'").run();
    db.prepare("DELETE FROM translations WHERE origin = 'starter'").run();
    db.prepare('DELETE FROM pairs').run();
    db.prepare(
      'DELETE FROM mechanics WHERE key NOT IN (SELECT value FROM json_each(?)) AND key NOT IN (SELECT mechanic FROM rulings WHERE mechanic IS NOT NULL)',
    ).run(JSON.stringify(starter.mechanics.map((mechanic) => mechanic.key)));
    db.prepare('DELETE FROM mechanic_names').run();
    const addMechanic = db.prepare(
      'INSERT INTO mechanics (key, en, fr, rule) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET en = excluded.en, fr = excluded.fr, rule = excluded.rule',
    );
    const addMechanicName = db.prepare(
      'INSERT INTO mechanic_names (mechanic, language, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    for (const mechanic of starter.mechanics) {
      addMechanic.run(mechanic.key, mechanic.en, mechanic.fr, mechanic.rule);
      for (const name of [mechanic.en, ...mechanic.aliases.en]) addMechanicName.run(mechanic.key, 'en', name);
      for (const name of [mechanic.fr, ...mechanic.aliases.fr]) addMechanicName.run(mechanic.key, 'fr', name);
    }

    const addEnergy = db.prepare(
      "INSERT INTO card_mechanics (oracle_id, mechanic) SELECT ?, key FROM mechanics WHERE key = 'energy' ON CONFLICT DO NOTHING",
    );
    for (const card of starter.cards) if (card.energy) addEnergy.run(card.oracleId);

    const addText = db.prepare('INSERT INTO texts (key, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
    const addTranslation = db.prepare(
      "INSERT INTO translations (key, fr, status, origin) VALUES (?, ?, 'own', 'starter') ON CONFLICT DO NOTHING",
    );
    const addRuling = db.prepare(
      `INSERT INTO rulings (oracle_id, mechanic, key, source, date, restates)
       VALUES (@card, @mechanic, @key, 'starter', @date, @restates)`,
    );
    for (const { subject, en, fr, date, restates } of starter.rulings) {
      const key = textKey(en);
      addText.run(key, en);
      addTranslation.run(key, fr);
      const card = 'card' in subject ? subject.card : null;
      const mechanic = 'mechanic' in subject ? subject.mechanic : null;
      addRuling.run({ card, mechanic, key, date, restates: JSON.stringify(restates) });
    }
    const addPair = db.prepare('INSERT INTO pairs (en, fr) VALUES (?, ?) ON CONFLICT DO NOTHING');
    for (const { en, fr } of starter.pairs) addPair.run(en, fr);
    db.prepare('DELETE FROM nicknames').run();
    const addNickname = db.prepare(
      'INSERT INTO nicknames (name, nickname, language) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    for (const { name, nick, lang } of starter.nicknames) addNickname.run(name, nick, lang);

    db.prepare(
      'DELETE FROM texts WHERE NOT EXISTS (SELECT 1 FROM rulings WHERE rulings.key = texts.key OR rulings.replaced_by = texts.key)',
    ).run();

    db.prepare("DELETE FROM imports WHERE format = 'starter'").run();
    db.prepare(
      "INSERT INTO imports (format, name, sha256, imported_at) VALUES ('starter', 'starter corpus', ?, ?)",
    ).run(starter.sha256, now);
  })();
