import type { Library, LibraryAbout, Translated } from './library.ts';
import type { Memory } from './memory.ts';
import { reference } from './names/reference.ts';
import type { Hit, Subject } from './names/resolver.ts';
import type { Pages } from './pages.ts';
import type { RulingRows } from './rulings.ts';

/** What is read of a library whose pages are laid over it. */
export interface JoinedPorts {
  rows(): RulingRows;
  memory(): Memory;
  /** The keys of English texts that have many words of this one, those with most of them first. */
  near(english: string): readonly string[];
  hit(subject: Subject): Hit | null;
  rulings: Library['rulings'];
  readonly pages: Pages;
}

/** Rulings by their keys, and counts, of a library and its pages together. */
export interface Joined extends Pick<Library, 'ruling' | 'unreviewed' | 'proposals'> {
  /** What a text of the library, or of a page, is a ruling on: some of it, and how much there is. */
  subjects: RulingRows['subjects'];
  counts(): Omit<LibraryAbout, 'cards' | 'mechanics'>;
}

export const joined = ({ rows, memory, near, hit, rulings, pages }: JoinedPorts): Joined => {
  const subjects: Joined['subjects'] = (key) => {
    const found = rows().subjects(key);
    const page = pages.byKey(key);
    return found.count > 0 || !page ? found : { some: [page.subject], count: 1 };
  };
  const ofPages = (): readonly Subject[] => [
    ...new Map(pages.all().map(({ subject }) => [reference(subject), subject])).values(),
  ];
  const shown = (subject: Subject, key: string): NonNullable<ReturnType<Library['ruling']>> | null => {
    const it = hit(subject);
    const ruling = it && rulings(subject).find((each) => each.key === key);
    return it && ruling ? { hit: it, ruling } : null;
  };

  return {
    subjects,
    /** Of several subjects one with French, since a page may bring it for one of them only. */
    ruling: (key) => {
      const { some, count } = subjects(key);
      const all = some.flatMap((subject) => shown(subject, key) ?? []);
      const inFrench = all.find(({ ruling }) => ruling.fr);
      if (inFrench || count <= some.length) return inFrench ?? all[0] ?? null;
      const others = ofPages().filter((subject) =>
        rows()
          .of(subject)
          .some((each) => each.key === key),
      );
      return others.flatMap((it) => shown(it, key) ?? []).find(({ ruling }) => ruling.fr) ?? all[0] ?? null;
    },
    unreviewed: () => {
      const pasted = ofPages().flatMap(rulings);
      const unread = pasted.filter(({ fr }) => fr && (fr.status === 'machine' || fr.toReview));
      const besideEnglish = unread.filter(({ en }) => en);
      const alone = unread.filter(({ en }) => !en);
      return [...new Set([...rows().unreviewed(), ...[...besideEnglish, ...alone].map(({ key }) => key)])];
    },
    proposals: (english, limit, reviewed = () => null) => {
      const pasted = ofPages()
        .flatMap(rulings)
        .flatMap(({ en, fr }): readonly Translated[] =>
          en && fr && !fr.toReview && fr.status !== 'own' && en.lost.length + fr.lost.length === 0
            ? [{ en: en.text, fr: fr.text, status: fr.status }]
            : [],
        );
      const read = near(english).flatMap((key): readonly Translated[] => {
        const [en, fr] = [rows().text(key), reviewed(key)];
        return en === null || fr === null ? [] : [{ en, fr, status: 'reviewed' }];
      });
      return memory().propose(english, limit, [...pasted, ...read]);
    },
    counts: () => {
      const { imported, ...counts } = rows().counts();
      const { pages: count, rulings: pageRulings, french: pageFrench, importedAt } = pages.counts();
      const pasted = importedAt === null ? null : new Date(importedAt).toISOString().slice(0, 10);
      return { ...counts, pages: count, pageRulings, pageFrench, imported: later(imported, pasted) };
    },
  };
};

const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);
