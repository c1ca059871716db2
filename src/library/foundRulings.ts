import type { FoundRuling, Ruling, RulingsFound, RulingText } from './library.ts';
import type { Hit, Subject } from './names/resolver.ts';
import { excerptsFor, type Piece } from './search/excerpt.ts';
import type { FoundKeys } from './search/rulings.ts';
import { textKey } from './textKey.ts';

/** What the library is asked to show what a search found. */
export interface FoundRulingsPorts {
  /** What a text is a ruling on: some of it, the most played first, and how much there is. */
  subjects(key: string): { readonly some: readonly Subject[]; readonly count: number };
  hit(subject: Subject): Hit | null;
  rulings(subject: Subject): readonly Ruling[];
}

/** A ruling is shown by the part that says what was typed. */
const LONGEST_EXCERPT = 280;

/**
 * The rulings behind what was found, from the one at `from` on, at most `count`, each as its subjects show it; a key whose ruling is
 * no more, or is shown already in its other language, is left out.
 */
export const foundRulings = (
  readings: readonly (readonly string[])[],
  { keys, more }: FoundKeys,
  from: number,
  count: number,
  ports: FoundRulingsPorts,
): RulingsFound => {
  const rulingsOf = remembering(ports.rulings);
  const excerptOf = excerptsFor(readings);
  const seen = new Set<string>();
  const found = keys.slice(from, from + count).flatMap(({ key }): readonly FoundRuling[] => {
    const { some, count: subjects } = ports.subjects(key);
    const [first, ...rest] = some.flatMap((subject) => ports.hit(subject) ?? []);
    const ruling = first && rulingsOf(first).find((it) => says(it, key));
    if (!first || !ruling || seen.has(ruling.key)) return [];
    seen.add(ruling.key);
    const excerpt = (text: RulingText | null): readonly Piece[] | null =>
      text && excerptOf(withMarks(text), LONGEST_EXCERPT);
    return [
      {
        ruling,
        subjects: [first, ...rest],
        others: Math.max(0, subjects - 1 - rest.length),
        excerpt: { en: excerpt(ruling.en), fr: excerpt(ruling.fr) },
      },
    ];
  });
  return { total: keys.length, more, found };
};

/** Stands in an excerpt where the page had lost a symbol. */
export const LOST_SYMBOL = '\uFFFC';

const withMarks = ({ text, lost }: RulingText): string =>
  [0, ...lost]
    .map((from, i) => {
      const part = text.slice(from, lost[i] ?? text.length);
      return i === 0 ? part : `${LOST_SYMBOL}${/^[\s.,;:)»]/.test(part) ? '' : ' '}${part}`;
    })
    .join('');

const says = (ruling: Ruling, key: string): boolean =>
  ruling.key === key ||
  [ruling.en?.text, ruling.fr?.text, ...ruling.earlier.map(({ text }) => text)].some(
    (text) => text !== undefined && textKey(text) === key,
  );

/** Several rulings of one search may be on one subject. */
const remembering = (read: (subject: Subject) => readonly Ruling[]) => {
  const known = new Map<string, readonly Ruling[]>();
  return (subject: Subject): readonly Ruling[] => {
    const name = subject.kind === 'card' ? subject.oracleId : subject.mechanic;
    const rulings = known.get(name) ?? read(subject);
    known.set(name, rulings);
    return rulings;
  };
};
