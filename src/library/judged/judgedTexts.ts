import type { Library } from '../library.ts';
import type { SearchedTexts } from '../search/searched.ts';
import { textKey } from '../textKey.ts';
import type { Judged, JudgeRuling } from './judged.ts';

/** What judges wrote, as far as it holds in a server (null: in a DM), to be searched beside the library. */
export type JudgedTexts = (guild: string | null) => readonly SearchedTexts[];

/** Lays out each server's texts when it is first searched there, and again when they changed. */
export const judgedTexts = (library: Library, judged: Judged): JudgedTexts => {
  const laidOut = new Map<string, SearchedTexts>();
  const textsOf = (guild: string): SearchedTexts => {
    const known = laidOut.get(guild);
    if (known) return known;
    const made = library.beside(
      () => judged.version(guild),
      () => [
        ...judged.rulingsIn(guild).flatMap(({ en, fr, subject }) =>
          (['en', 'fr'] as const).flatMap((language) => {
            const text = { en, fr }[language];
            return text === null ? [] : [{ language, text, subject, ref: { key: keyOf({ en, fr }) } }];
          }),
        ),
        ...judged
          .reviews()
          .filter((review) => review.guild === guild)
          .map(({ key, fr }) => ({ language: 'fr' as const, text: fr, ref: { key } })),
      ],
    );
    laidOut.set(guild, made);
    return made;
  };
  // What holds everywhere is kept without a server.
  return (guild) => ['', ...(guild === null ? [] : [guild])].map(textsOf);
};

/** The key of a judge's ruling: the text key of its English, else of its French. */
export const keyOf = ({ en, fr }: Pick<JudgeRuling, 'en' | 'fr'>): string => textKey(en ?? fr ?? '');
