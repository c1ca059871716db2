import type { Library, Ruling, RulingText } from '../library.ts';
import { textKey } from '../textKey.ts';
import type { Judged, JudgeRuling } from './judged.ts';

/** Where someone reads, as far as judges' work holds there. */
export interface JudgedPlace {
  /** Null in a DM: only what holds everywhere. */
  readonly guild: string | null;
  /** The server's name; null when it is not known. */
  readonly server: string | null;
}

/** The library as it is in one place: with what its judges added and reviewed laid over it. */
export const judgedLibrary = (library: Library, judged: Judged, { guild, server }: JudgedPlace): Library => {
  const reviewed = (ruling: Ruling): Ruling => {
    const { en, fr } = ruling;
    // Official French needs no review as long as its English stays; what stands alone has none to be read beside.
    if (en === null || (fr?.status === 'official' && !fr.toReview)) return ruling;
    const review = judged.review(guild, ruling.key);
    if (!review) return ruling;
    const { judge, at } = review;
    const by = { judge, at, server: review.server ?? server };
    return { ...ruling, fr: { text: review.fr, lost: [], status: 'reviewed', toReview: false, by } };
  };
  return {
    ...library,
    rulings: (subject) => [
      ...(guild === null ? [] : judged.rulings(guild, subject).map((ruling) => asRuling(ruling, server))),
      ...library.rulings(subject).map(reviewed),
    ],
    ruling: (key) => {
      const found = library.ruling(key);
      return found && { ...found, ruling: reviewed(found.ruling) };
    },
    searchRulings: (typed, from, count) => {
      const { total, found } = library.searchRulings(typed, from, count);
      return { total, found: found.map((each) => ({ ...each, ruling: reviewed(each.ruling) })) };
    },
  };
};

const asRuling = ({ en, fr, restates, judge, at }: JudgeRuling, server: string | null): Ruling => ({
  key: textKey(en ?? fr ?? ''),
  en: en === null ? null : plain(en),
  fr: fr === null ? null : { ...plain(fr), status: 'own', toReview: false },
  source: 'judge',
  date: new Date(at).toISOString().slice(0, 10),
  restates,
  earlier: [],
  by: { judge, at, server },
});

const plain = (text: string): RulingText => ({ text, lost: [] });
