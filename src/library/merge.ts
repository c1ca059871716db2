import type { Ruling, Wording } from './library.ts';
import { matchByDate } from './matchByDate.ts';
import type { PageRuling } from './pages.ts';
import { alone, type Entry, type LibraryRuling, ofLibrary, toReview, withFrench } from './rulingEntry.ts';
import { SAME_RULING, similarity } from './similarity.ts';
import { textKey } from './textKey.ts';

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
const fold = (older: Entry, newer: Entry): void => {
  if (!newer.fr && older.fr) newer.fr = { ...older.fr, toReview: true };
  newer.earlier.push(...wordingsOf(older, newer), ...older.earlier);
};

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
