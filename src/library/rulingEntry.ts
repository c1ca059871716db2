import type { FrenchStatus, FrenchText, Restates, Ruling, RulingSource, Wording } from './library.ts';
import type { PageRuling } from './pages.ts';

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

/** A ruling while one list is made of what the library and the pages have. */
export interface Entry extends Omit<Ruling, 'fr' | 'earlier'> {
  fr: FrenchText | null;
  readonly earlier: Wording[];
  readonly page: number | null;
}

/** What the library says by itself. */
export const ofLibrary = (it: LibraryRuling): Entry => ({
  key: it.key,
  en: { text: it.text, lost: [] },
  fr: it.fr !== null && it.status !== null ? { text: it.fr, lost: [], status: it.status, toReview: it.toReview } : null,
  source: it.source,
  date: it.date,
  restates: it.restates,
  earlier: [],
  page: null,
});

/** What a page says by itself: French without English, or English whose text is still to be put in. */
export const alone = (it: PageRuling): Entry => ({
  key: it.key,
  en: null,
  fr: frenchOf(it),
  source: 'page',
  date: it.date,
  restates: null,
  earlier: [],
  page: it.page,
});

const frenchOf = (it: PageRuling): FrenchText | null =>
  it.status === null ? null : { text: it.text, lost: it.lost, status: it.status, toReview: false };

const TRUST: Readonly<Record<FrenchStatus, number>> = { official: 0, reviewed: 1, own: 2, machine: 3 };

/** Whole texts before those with holes, then the better status. */
const trust = (text: FrenchText): number =>
  (text.lost.length > 0 ? 10 : 0) + (text.toReview ? 5 : 0) + TRUST[text.status];

/** The same with the French of a page, where that is better than what it has. */
export const withFrench = (entry: Entry, it: PageRuling): Entry => {
  const fr = frenchOf(it);
  return fr && (!entry.fr || trust(fr) < trust(entry.fr)) ? { ...entry, fr } : entry;
};

/** French that was written for an earlier wording. */
export const toReview = (entry: Entry): Entry => (entry.fr ? { ...entry, fr: { ...entry.fr, toReview: true } } : entry);
