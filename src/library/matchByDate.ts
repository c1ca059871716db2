import type { PageRuling } from './pages.ts';
import { type Entry, toReview, withFrench } from './rulingEntry.ts';

const symbols = (text: string): string => (text.match(/\{[^{}]+\}/g) ?? []).sort().join('');

/** French says about as much as English in a few more letters: twice as long, or much shorter, is another ruling. */
const couldSay = (en: string, fr: string): boolean => fr.length > 0.7 * en.length && fr.length < 2 * en.length + 20;

/**
 * Pairs what has one date and the same symbols, where there is only one on each side; answers also the French that stays without
 * English. French is to be reviewed where it is not what it `isSaid` to be.
 */
export const matchByDate = (
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
