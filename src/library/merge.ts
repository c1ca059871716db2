import type { FrenchStatus, FrenchText, Restates, Ruling, RulingSource, Wording } from './library.ts';
import type { PageRuling } from './pages.ts';
import { SAME_RULING, similarity } from './similarity.ts';
import { textKey } from './textKey.ts';

/** A ruling as the library has it, with what the translation memory says. */
export interface LibraryRuling {
  readonly key: string;
  readonly text: string;
  readonly source: Exclude<RulingSource, 'page' | 'judge'>;
  readonly date: string | null;
  readonly restates: Restates | null;
  /** The key of the wording that took its place. */
  readonly replacedBy: string | null;
  readonly fr: string | null;
  readonly status: FrenchStatus | null;
  readonly toReview: boolean;
}

/** What the other language of a text is known to be, whatever subject it was read for. */
export interface Pairs {
  /** French page texts that say what this English says. */
  french(enKey: string): readonly PageRuling[];
  /** The English that this French says; null when none is known. */
  english(frKey: string): Original | null;
}

/** English that a French text is known to say. */
export interface Original {
  readonly key: string;
  /** Null when no source at hand has it: only its key is known. */
  readonly text: string | null;
  /** The newest date it has anywhere. */
  readonly date: string | null;
  /** The wording that took its place everywhere; null when it is in use. */
  readonly newer: { readonly key: string; readonly text: string } | null;
}

interface Entry extends Omit<Ruling, 'earlier'> {
  readonly earlier: Wording[];
  readonly page: number | null;
}

/**
 * One list of a subject's rulings from the library's and the pages': each text once, French beside the English it says, or beside
 * the newer wording of it and then to be reviewed; older wordings folded under the newest; newest first, undated last. French is
 * paired by keys, else by date and symbols where only one of each can be meant; what stays unpaired stays alone.
 */
export const mergeRulings = (
  library: readonly LibraryRuling[],
  pages: readonly PageRuling[],
  pairs: Pairs,
): readonly Ruling[] => {
  const english = englishEntries(library, pages);
  const french = new Map(pages.filter((it) => it.language === 'fr').map((it) => [it.key, it]));
  const take = (enKey: string) => {
    const known = pairs.french(enKey);
    for (const { key } of known) french.delete(key);
    return known;
  };
  const paired = english.map((entry) => {
    const own = take(entry.key).reduce(withFrench, entry);
    const older = entry.earlier.flatMap(({ text }) => take(textKey(text)));
    if (!own.fr) return toReview(older.reduce(withFrench, own));
    own.earlier.push(...older.map(({ text, date }) => ({ language: 'fr', text, date }) as const));
    return own;
  });
  for (const it of [...french.values()]) {
    const original = pairs.english(it.key);
    if (!original?.text) continue;
    french.delete(it.key);
    const { newer } = original;
    const known = newer && paired.find(({ key }) => key === newer.key);
    const pair = besideOriginal(it, { ...original, text: original.text });
    if (known) fold(pair, known);
    else paired.push(newer ? reworded(pair, newer) : pair);
  }
  const isSaid = (it: PageRuling, entry: Entry) => (pairs.english(it.key)?.key ?? entry.key) === entry.key;
  const matched = matchByDate(paired, [...french.values()], isSaid);
  // An older wording of the same day hid which English was meant.
  const again = matchByDate(
    foldWordings(matched.entries),
    matched.rest,
    (it, entry) =>
      isSaid(it, entry) && !entry.earlier.some(({ language, date }) => language === 'en' && date === it.date),
  );
  return foldWordings([...again.entries, ...again.rest.map(alone)])
    .sort(newestFirst)
    .map(({ page: _, ...ruling }) => ruling);
};

const englishEntries = (library: readonly LibraryRuling[], pages: readonly PageRuling[]): readonly Entry[] => {
  const current = new Map<string, Entry>();
  for (const it of library) if (it.replacedBy === null) current.set(it.key, ofLibrary(it));
  const next = new Map(library.map((it) => [it.key, it.replacedBy]));
  for (const it of library) {
    let key = it.replacedBy;
    for (let steps = 0; key !== null && !current.has(key) && steps < library.length; steps++)
      key = next.get(key) ?? null;
    if (key !== null) current.get(key)?.earlier.push({ language: 'en', text: it.text, date: it.date });
  }
  for (const it of pages) {
    if (it.language === 'fr') continue;
    const known = current.get(it.key);
    if (!known) current.set(it.key, { ...alone(it), en: { text: it.text, lost: it.lost }, fr: null });
    else if (known.date === null) current.set(it.key, { ...known, date: it.date });
  }
  return [...current.values()];
};

const ofLibrary = (it: LibraryRuling): Entry => ({
  key: it.key,
  en: { text: it.text, lost: [] },
  fr: it.fr !== null && it.status !== null ? { text: it.fr, lost: [], status: it.status, toReview: it.toReview } : null,
  source: it.source,
  date: it.date,
  restates: it.restates,
  earlier: [],
  page: null,
});

const alone = (it: PageRuling): Entry => ({
  key: it.key,
  en: null,
  fr: frenchOf(it),
  source: 'page',
  date: it.date,
  restates: null,
  earlier: [],
  page: it.page,
});

/** French with the English it says, which was read for something else. */
const besideOriginal = (it: PageRuling, { key, text, date }: Original & { readonly text: string }): Entry => ({
  ...alone(it),
  key,
  en: { text, lost: [] },
  date: it.date ?? date,
});

/** The same with the wording that took the place of its English. */
const reworded = (entry: Entry, { key, text }: NonNullable<Original['newer']>): Entry => {
  const now = toReview({ ...entry, key, en: { text, lost: [] }, earlier: [] });
  return { ...now, earlier: [...wordingsOf(entry, now)] };
};

const frenchOf = (it: PageRuling): FrenchText | null =>
  it.status === null ? null : { text: it.text, lost: it.lost, status: it.status, toReview: false };

const TRUST: Readonly<Record<FrenchStatus, number>> = { official: 0, reviewed: 1, own: 2, machine: 3 };

/** Whole texts before those with holes, then the better status. */
const trust = (text: FrenchText): number =>
  (text.lost.length > 0 ? 10 : 0) + (text.toReview ? 5 : 0) + TRUST[text.status];

const withFrench = (entry: Entry, it: PageRuling): Entry => {
  const fr = frenchOf(it);
  return fr && (!entry.fr || trust(fr) < trust(entry.fr)) ? { ...entry, fr } : entry;
};

/** French that was written for an earlier wording. */
const toReview = (entry: Entry): Entry => (entry.fr ? { ...entry, fr: { ...entry.fr, toReview: true } } : entry);

const symbols = (text: string): string => (text.match(/\{[^{}]+\}/g) ?? []).sort().join('');

/** French says about as much as English in a few more letters: twice as long, or much shorter, is another ruling. */
const couldSay = (en: string, fr: string): boolean => fr.length > 0.7 * en.length && fr.length < 2 * en.length + 20;

/**
 * Pairs what has one date and the same symbols, where there is only one on each side; answers also the French that stays without
 * English. French is to be reviewed where it is not what it `isSaid` to be.
 */
const matchByDate = (
  entries: readonly Entry[],
  french: readonly PageRuling[],
  isSaid: (it: PageRuling, entry: Entry) => boolean,
): { readonly entries: readonly Entry[]; readonly rest: readonly PageRuling[] } => {
  const sign = (date: string | null, text: string | undefined) =>
    date === null || text === undefined ? null : `${date} ${symbols(text)}`;
  const open = (entry: Entry) =>
    entry.source !== 'starter' && (entry.fr === null || entry.fr.status === 'machine')
      ? sign(entry.date, entry.en?.text)
      : null;
  const rest = new Set(french);
  const signs = entries.map(open);
  const matched = entries.map((entry, i) => {
    const mine = signs[i];
    if (!mine || signs.indexOf(mine) !== signs.lastIndexOf(mine)) return entry;
    const said = french.filter((it) => it.lost.length === 0 && sign(it.date, it.text) === mine);
    const [only] = said;
    if (said.length !== 1 || !only || !couldSay(entry.en?.text ?? '', only.text)) return entry;
    rest.delete(only);
    const paired = withFrench(entry, only);
    return isSaid(only, entry) ? paired : toReview(paired);
  });
  return { entries: matched, rest: [...rest] };
};

/** Folds a page's wording and another edition's of the same ruling: the newer shows, the older is kept under it. */
const foldWordings = (entries: readonly Entry[]): Entry[] => {
  const shown: Entry[] = [];
  for (const entry of [...entries].sort(newestFirst)) {
    const newer = shown
      .filter((it) => anotherEdition(it, entry))
      .map((it) => ({ it, likeness: likeness(it, entry) }))
      .filter(({ likeness }) => likeness >= SAME_RULING)
      .sort((a, b) => b.likeness - a.likeness)[0]?.it;
    if (!newer) shown.push(entry);
    else fold(entry, newer);
  }
  for (const entry of shown) entry.earlier.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return shown;
};

/** Keeps an older wording under the newer one, whose French it is until there is one of its own. */
const fold = (older: Entry, newer: Mutable<Entry>): void => {
  if (!newer.fr && older.fr) newer.fr = { ...older.fr, toReview: true };
  newer.earlier.push(...wordingsOf(older, newer), ...older.earlier);
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The library holds one edition, each page another; the starter's words are its own. */
const anotherEdition = (a: Entry, b: Entry): boolean =>
  a.source !== 'starter' && b.source !== 'starter' && (a.page !== null || b.page !== null) && a.page !== b.page;

const likeness = (a: Entry, b: Entry): number =>
  Math.max(a.en && b.en ? similarity(a.en.text, b.en.text) : 0, a.fr && b.fr ? similarity(a.fr.text, b.fr.text) : 0);

const wordingsOf = (entry: Entry, newer: Entry): readonly Wording[] => [
  ...(entry.en && entry.en.text !== newer.en?.text
    ? [{ language: 'en', text: entry.en.text, date: entry.date } as const]
    : []),
  ...(entry.fr && entry.fr.text !== newer.fr?.text
    ? [{ language: 'fr', text: entry.fr.text, date: entry.date } as const]
    : []),
];

const newestFirst = (a: Entry, b: Entry): number => (b.date ?? '').localeCompare(a.date ?? '');
