import type { Library, Ruling, RulingText } from '../library.ts';
import type { Judged, JudgeRuling } from './judged.ts';
import { type JudgedTexts, judgedTexts, keyOf } from './judgedTexts.ts';

/** Where someone reads, as far as judges' work holds there. */
export interface JudgedPlace {
  /** Null in a DM: only what holds everywhere. */
  readonly guild: string | null;
  /** The server's name; null when it is not known. */
  readonly server: string | null;
}

/** The library as it is in each place: with what its judges added and reviewed laid over it. */
export const judgedLibraries = (library: Library, judged: Judged): ((place: JudgedPlace) => Library) => {
  const texts = judgedTexts(library, judged);
  return (place) => judgedLibrary(library, judged, texts, place);
};

const judgedLibrary = (
  library: Library,
  judged: Judged,
  texts: JudgedTexts,
  { guild, server }: JudgedPlace,
): Library => {
  const reviewed = (ruling: Ruling): Ruling => {
    const { fr } = ruling;
    // Official French needs no review as long as its English stays.
    if (fr?.status === 'official' && !fr.toReview) return ruling;
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
    proposals: (english, limit) => library.proposals(english, limit, (key) => judged.review(guild, key)?.fr ?? null),
    searchRulings: (typed, from, count, reader) => {
      const own = guild === null ? [] : judged.rulingsIn(guild);
      const found = library.searchRulings(typed, from, count, reader, {
        texts: texts(guild),
        rulings: own.map((each) => ({ subject: each.subject, ruling: asRuling(each, server) })),
      });
      return { ...found, found: found.found.map((each) => ({ ...each, ruling: reviewed(each.ruling) })) };
    },
  };
};

const asRuling = ({ en, fr, restates, judge, at }: JudgeRuling, server: string | null): Ruling => ({
  key: keyOf({ en, fr }),
  en: en === null ? null : plain(en),
  fr: fr === null ? null : { ...plain(fr), status: 'own', toReview: false },
  source: 'judge',
  date: new Date(at).toISOString().slice(0, 10),
  restates,
  earlier: [],
  by: { judge, at, server },
});

const plain = (text: string): RulingText => ({ text, lost: [] });
