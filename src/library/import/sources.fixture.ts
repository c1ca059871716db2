import { gzipSync } from 'node:zlib';

/*
 * Cards and rulings that do not exist, in the forms in which sources write them.
 */

/** An oracle id for tests: the same for the same number. */
export const oracleId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type Fields = Readonly<Record<string, unknown>>;

/** A face as MTGJSON writes it. */
export const face = (id: number | null, name: string, fields: Fields = {}): Fields => ({
  colorIdentity: [],
  colors: [],
  convertedManaCost: 2,
  foreignData: [],
  identifiers: id === null ? {} : { scryfallOracleId: oracleId(id) },
  layout: 'normal',
  legalities: { commander: 'Legal' },
  manaCost: '{1}{G}',
  manaValue: 2,
  name,
  printings: ['TST'],
  purchaseUrls: {},
  subtypes: [],
  supertypes: [],
  text: `${name} does what it says.`,
  type: 'Sorcery',
  types: ['Sorcery'],
  ...fields,
});

export const french = (name: string, fields: Fields = {}): Fields => ({ language: 'French', name, ...fields });
export const ruling = (text: string, date = '2020-01-24'): Fields => ({ date, text });

/** AtomicCards of a day. */
export const atomicCards = (cards: Readonly<Record<string, readonly Fields[]>>, date = '2022-04-25'): string =>
  JSON.stringify({ meta: { date, version: `5.2.0+${date.replaceAll('-', '')}` }, data: cards });

export interface TestSet {
  readonly releaseDate: string;
  readonly cards: readonly Fields[];
  readonly tokens?: readonly Fields[];
}

const setOf = (code: string, { releaseDate, cards, tokens = [] }: TestSet): Fields => ({
  baseSetSize: cards.length,
  booster: { default: { boosters: [{ contents: { common: 10 }, weight: 1 }] } },
  cards: cards.map((card, i) => ({ number: String(i + 1), setCode: code, uuid: `uuid ${code} ${i}`, ...card })),
  code,
  languages: ['English', 'French'],
  name: `Set ${code}`,
  releaseDate,
  tokens,
  translations: { French: `Extension ${code}` },
});

export const setFile = (code: string, set: TestSet): string =>
  JSON.stringify({ meta: { date: '2022-04-25', version: '5.2.0' }, data: setOf(code, set) });

export const allPrintings = (sets: Readonly<Record<string, TestSet>>): string =>
  JSON.stringify({
    meta: { date: '2022-04-25', version: '5.2.0' },
    data: Object.fromEntries(Object.entries(sets).map(([code, set]) => [code, setOf(code, set)])),
  });

/** A printing as Scryfall writes it. */
export const printing = (id: number | null, name: string, fields: Fields = {}): Fields => ({
  object: 'card',
  id: 'e7f2c1d0-0000-4000-8000-000000000001',
  ...(id === null ? {} : { oracle_id: oracleId(id) }),
  name,
  lang: 'en',
  released_at: '2020-01-24',
  layout: 'normal',
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Sorcery',
  oracle_text: `${name} does what it says.`,
  keywords: [],
  ...fields,
});

export const inFrench = (id: number, name: string, printed: string, fields: Fields = {}): Fields =>
  printing(id, name, { lang: 'fr', printed_name: printed, ...fields });

/** A ruling as Scryfall writes it. */
export const scryfallRuling = (id: number, comment: string, fields: Fields = {}): Fields => ({
  object: 'ruling',
  oracle_id: oracleId(id),
  source: 'wotc',
  published_at: '2020-01-24',
  comment,
  ...fields,
});

export const asLines = (objects: readonly Fields[]): string => objects.map((it) => `${JSON.stringify(it)}\n`).join('');

/** Every form in which Scryfall gives, or gave, a bulk file. */
export const bulkForms = (objects: readonly Fields[]): readonly (readonly [string, string | Uint8Array])[] => [
  ['lines', asLines(objects)],
  ['compressed lines', gzipSync(asLines(objects))],
  ['lines ended with CR LF, the last with nothing', asLines(objects).replaceAll('\n', '\r\n').trimEnd()],
  ['an array', JSON.stringify(objects)],
  ['an array with an object a line', `[\n${objects.map((it) => JSON.stringify(it)).join(',\n')}\n]`],
  ['an array, indented, behind a byte order mark', `\uFEFF${JSON.stringify(objects, null, 1)}`],
  ['a compressed array', gzipSync(JSON.stringify(objects))],
];
