import type { PageLine } from './lines.ts';
import { type DraftRuling, type Drafts, goesOnIn, isEnded, type Passage, paragraphs, preambleOf } from './passages.ts';

const COPYRIGHT = /©|\bcopyright\b|all rights reserved|tous droits réservés/iu;

/**
 * Rulings under dates: every paragraph until the next date is one. A paragraph that is no sentence heads the next section; what
 * goes beyond that under the last date is no ruling.
 */
export const datedRulings = (lines: readonly PageLine[]): Drafts => {
  const goesOn = goesOnIn(lines);
  const starts = lines.flatMap((line, i) => (line.kind === 'date' ? [i] : []));
  const blocks = starts.map((start, i) => {
    const words = (line: PageLine) => (line.kind === 'date' || line.kind === 'bullet' ? line.text : line.raw);
    const block = paragraphs(lines.slice(start, starts[i + 1]), goesOn, words);
    const end = block.findIndex(({ text }, at) => (at > 0 && !isEnded(text)) || COPYRIGHT.test(text));
    return { date: lines[start], said: end < 0 ? block : block.slice(0, end), after: end < 0 ? [] : block.slice(end) };
  });
  const usual = Math.max(...blocks.slice(0, -1).map(({ said }) => said.length));

  const sections: { preamble: readonly Passage[]; rulings: DraftRuling[] }[] = [
    { preamble: preambleOf(lines.slice(0, starts[0])), rulings: [] },
  ];
  for (const [i, { date, said, after }] of blocks.entries()) {
    if (date?.kind !== 'date') continue;
    const isLast = i === blocks.length - 1;
    const rulings = isLast && blocks.length > 1 ? said.slice(0, Math.max(usual, 1)) : said;
    sections.at(-1)?.rulings.push(...rulings.map((it) => ({ ...it, date: date.date, dateLine: date.number })));
    if (isLast) {
      const rest = [...said.slice(rulings.length), ...after];
      return { sections: sections.filter((section) => section.rulings.length > 0), rest };
    }
    if (after.length > 0) sections.push({ preamble: after, rulings: [] });
  }
  return { sections, rest: [] };
};
