import type { Database } from 'better-sqlite3';
import type { Card, Face, Mechanic } from './library.ts';
import { fameOf, MECHANIC_FAME, type Name, type Named } from './names/named.ts';
import type { Hit, Subject } from './names/resolver.ts';
import { readTypes, STARTER_FOLDER } from './starter.ts';
import { atOnce, inSteps, type Steps } from './steps.ts';
import { typeLines } from './typeLine.ts';

/** Cards and mechanics of one library file. */
export interface CardRows {
  card(oracleId: string): Card | null;
  mechanic(key: string): Mechanic | null;
  mechanics(): readonly Mechanic[];
  /** All names of a mechanic, in both languages. */
  mechanicNames(key: string): readonly string[];
  hit(subject: Subject): Hit | null;
  /** All that it is called, in both languages; of a card also its faces. */
  namesOf(hit: Hit): readonly string[];
  /** Everything that can be found, with all its names. */
  named(): readonly Named[];
  /** The same in steps. */
  naming(): Steps<readonly Named[]>;
  counts(): { readonly cards: number; readonly mechanics: number };
}

interface NicknameRow {
  readonly name: string;
  readonly nickname: string;
  readonly language: 'en' | 'fr' | 'both';
}

interface NameRow {
  readonly oracleId: string;
  readonly position: number;
  readonly language: 'en' | 'fr';
  readonly name: string;
}

const NAMES = 'SELECT oracle_id AS oracleId, position, language, name FROM names';
/** The name most printed comes first, of equal ones the newest. */
const MOST_PRINTED = 'ORDER BY oracle_id, position, language, printings DESC, printed_on DESC, name';

export const openCards = (db: Database, typesInFrench = typeLines(readTypes(STARTER_FOLDER))): CardRows => {
  const card = db.prepare<[string], { oracleId: string; name: string }>(
    'SELECT oracle_id AS oracleId, name FROM cards WHERE oracle_id = ?',
  );
  const faces = db.prepare<[string], Omit<Face, 'nameFr' | 'typesInFrench'> & { position: number }>(
    `SELECT position, name, mana_cost AS manaCost, types, types_fr AS typesFr, text, text_fr AS textFr
     FROM faces WHERE oracle_id = ? ORDER BY position`,
  );
  const namesOf = db.prepare<[string], NameRow>(`${NAMES} WHERE oracle_id = ? ${MOST_PRINTED}`);
  const keywords = db.prepare<[string], string>('SELECT keyword FROM keywords WHERE oracle_id = ?').pluck();
  const mechanicsOf = db
    .prepare<[{ oracleId: string }], string>(
      `SELECT mechanic FROM card_mechanics WHERE oracle_id = @oracleId
       UNION SELECT mechanics.key FROM keywords JOIN mechanics ON mechanics.en = keywords.keyword COLLATE NOCASE
       WHERE oracle_id = @oracleId`,
    )
    .pluck();
  const mechanic = db.prepare<[string], Mechanic>('SELECT key, en, fr, rule FROM mechanics WHERE key = ?');
  const allNames = db.prepare<[], NameRow>(`${NAMES} ${MOST_PRINTED}`);
  const allCards = db.prepare<[], { oracleId: string; name: string; rank: number | null }>(
    'SELECT oracle_id AS oracleId, name, rank FROM cards ORDER BY name',
  );
  const allNicknames = db.prepare<[], NicknameRow>('SELECT name, nickname, language FROM nicknames');
  const allMechanics = db.prepare<[], Mechanic>('SELECT key, en, fr, rule FROM mechanics ORDER BY en');
  const allMechanicNames = db.prepare<[], { mechanic: string; language: 'en' | 'fr'; name: string }>(
    'SELECT mechanic, language, name FROM mechanic_names',
  );
  const namesOfMechanic = db
    .prepare<[string], string>('SELECT DISTINCT name FROM mechanic_names WHERE mechanic = ?')
    .pluck();
  const counts = db.prepare<[], { cards: number; mechanics: number }>(
    'SELECT (SELECT count(*) FROM cards) AS cards, (SELECT count(*) FROM mechanics) AS mechanics',
  );

  function* naming(): Steps<readonly Named[]> {
    const byCard = new Map<string, NameRow[]>();
    yield* inSteps(allNames.iterate(), (row) => {
      const rows = byCard.get(row.oracleId);
      if (rows) rows.push(row);
      else byCard.set(row.oracleId, [row]);
    });
    const nicknames = new Map<string, NicknameRow[]>();
    for (const row of allNicknames.iterate()) nicknames.set(row.name, [...(nicknames.get(row.name) ?? []), row]);
    const cards: Named[] = [];
    yield* inSteps(allCards.iterate(), ({ oracleId, name, rank }) => {
      const rows = byCard.get(oracleId) ?? [];
      const fr = frenchAt(rows, 0);
      const called = nicknames.get(name) ?? [];
      cards.push({
        hit: { kind: 'card', oracleId, en: name, fr },
        fame: fameOf(rank, called.length > 0),
        names: [...rows.map((row) => nameOf(row, name, fr)), ...called.flatMap(nicknamesOf)],
      });
    });

    const mechanicNames = allMechanicNames.all();
    const mechanics = allMechanics.all().map(
      ({ key, en, fr }): Named => ({
        hit: { kind: 'mechanic', mechanic: key, en, fr },
        fame: MECHANIC_FAME,
        names: mechanicNames
          .filter((row) => row.mechanic === key)
          .map(({ language, name }) => ({
            text: name,
            language,
            role: name === en || name === fr ? 'full' : 'alias',
          })),
      }),
    );
    return [...mechanics, ...cards];
  }

  return {
    card: (oracleId) => {
      const found = card.get(oracleId);
      const names = namesOf.all(oracleId);
      const [first, ...rest] = faces.all(oracleId).map(({ position, ...face }) => ({
        ...face,
        nameFr: frenchAt(names, position),
        typesInFrench: typesInFrench(face.types),
      }));
      if (!found || !first) return null;
      const nameFr = frenchAt(names, 0);
      const whole = rest.length === 0 ? { ...first, nameFr } : first;
      return {
        ...found,
        nameFr,
        faces: [whole, ...rest],
        keywords: keywords.all(oracleId),
        mechanics: mechanicsOf.all({ oracleId }),
      };
    },
    mechanic: (key) => mechanic.get(key) ?? null,
    mechanics: () => allMechanics.all(),
    mechanicNames: (key) => namesOfMechanic.all(key),
    hit: (subject) => {
      if (subject.kind === 'mechanic') {
        const found = mechanic.get(subject.mechanic);
        return found ? { kind: 'mechanic', mechanic: found.key, en: found.en, fr: found.fr } : null;
      }
      const found = card.get(subject.oracleId);
      const fr = found && frenchAt(namesOf.all(found.oracleId), 0);
      return found ? { kind: 'card', oracleId: found.oracleId, en: found.name, fr: fr ?? null } : null;
    },
    namesOf: (hit) =>
      hit.kind === 'mechanic'
        ? [hit.en, hit.fr, ...namesOfMechanic.all(hit.mechanic)]
        : [hit.en, ...namesOf.all(hit.oracleId).map(({ name }) => name)],
    named: () => atOnce(naming()),
    naming,
    counts: () => counts.get() ?? { cards: 0, mechanics: 0 },
  };
};

/** The French name most printed, of the whole card (0) or of a face. */
const frenchAt = (names: readonly NameRow[], position: number): string | null =>
  names.find((row) => row.position === position && row.language === 'fr')?.name ?? null;

const nameOf = (row: NameRow, en: string, fr: string | null): Name => ({
  text: row.name,
  language: row.language,
  role: row.position > 0 ? 'face' : row.name === en || row.name === fr ? 'full' : 'alias',
});

const nicknamesOf = ({ nickname, language }: NicknameRow): readonly Name[] =>
  language === 'both'
    ? [
        { text: nickname, language: 'en', role: 'nickname' },
        { text: nickname, language: 'fr', role: 'nickname' },
      ]
    : [{ text: nickname, language, role: 'nickname' }];
