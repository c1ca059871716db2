import { bothNames } from './bothNames.ts';
import type { Context } from './command.ts';
import type { Words } from './i18n/index.ts';
import type { Renumbering, RuleText } from './stores.ts';

/** What a reader of another edition must know: that the number was another rule's, that the rule had another number or other words. */
export const notesOn = (rule: RuleText, all: Words, { library }: Context): readonly string[] => {
  const words = all.rule;
  const { elsewhere, before, after, edition, lines, reference } = rule;
  const { number } = lines[0];
  const newest = library.rules.editions().find((it) => it.document === edition.document && it.whole);
  const isOld = newest && edition.date !== newest.date && reference.date === null;
  const isNewer = ([first]: Together): boolean => first.edition.date > edition.date;
  const dates = (same: Together) => same.map((it) => it.edition.date);
  const others = elsewhere.filter((it) => it.subject !== null && it.is === 'another');
  const moved = elsewhere.filter((it) => it.there !== null);
  const reworded = elsewhere.filter((it) => it.is === 'reworded');
  const mechanics = library.mechanics();
  const nameOf = (subject: string): string => {
    const fr = mechanics.find(({ en }) => en.toLowerCase() === subject.toLowerCase())?.fr ?? null;
    return bothNames({ en: subject, fr }, all);
  };
  const age = (it: Renumbering): string => (it.edition.date > edition.date ? 'newer' : 'older');
  return [
    ...(isOld && newest ? [words.notInNewest(newest.date)] : []),
    ...together(others, (it) => `${age(it)} ${it.subject} ${it.now}`).map((same) =>
      words.another(number, nameOf(same[0].subject ?? ''), dates(same), same[0].now, isNewer(same)),
    ),
    ...together(moved, (it) => `${age(it)} ${it.there}`).map((same) =>
      words.there(same[0].there ?? '', dates(same), isNewer(same)),
    ),
    ...together(reworded, () => '').map((same) => words.reworded(dates(same))),
    ...(before
      ? [
          words.before(
            before.was,
            nameOf(before.known.subject),
            before.known.from,
            before.known.until,
            before.is,
            before.known.since,
          ),
        ]
      : []),
    ...(after
      ? [
          after.was === number
            ? words.after(after.is, after.known.since)
            : words.taken(number, after.known.since, nameOf(after.known.subject), after.was),
        ]
      : []),
  ];
};

type Together = readonly [Renumbering, ...Renumbering[]];

/** What agrees in `by`, in one note. */
const together = (all: readonly Renumbering[], by: (it: Renumbering) => string): readonly Together[] => {
  const groups = new Map<string, [Renumbering, ...Renumbering[]]>();
  for (const it of all) {
    const group = groups.get(by(it));
    if (group) group.push(it);
    else groups.set(by(it), [it]);
  }
  return [...groups.values()];
};
