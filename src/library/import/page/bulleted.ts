import type { PageLine } from './lines.ts';
import { type DraftRuling, type Drafts, goesOnIn, isEnded, preambleOf } from './passages.ts';

/** Release notes: every bullet is a ruling; other text begins a new section. A date with nothing beside it is that of the bullets below. */
export const bulletedRulings = (lines: readonly PageLine[]): Drafts => {
  const goesOn = goesOnIn(lines);
  const sections: { before: PageLine[]; rulings: DraftRuling[] }[] = [{ before: [], rulings: [] }];
  let open: { text: string } | null = null;
  let under: Extract<PageLine, { kind: 'date' }> | null = null;
  for (const [i, line] of lines.entries()) {
    const section = sections.at(-1);
    if (!section || line.kind === 'blank') {
      open = null;
    } else if (line.kind === 'date' && line.text === '') {
      open = null;
      under = line;
    } else if (line.kind === 'bullet') {
      const ruling = {
        line: line.number,
        text: line.text,
        date: under?.date ?? null,
        dateLine: under?.number ?? line.number,
      };
      section.rulings.push(ruling);
      open = ruling;
    } else if (open && (!isEnded(open.text) || goesOn(lines[i - 1], line))) {
      open.text += ` ${line.raw}`;
    } else {
      open = null;
      under = null;
      if (section.rulings.length > 0) sections.push({ before: [line], rulings: [] });
      else section.before.push(line);
    }
  }
  const last = sections.at(-1);
  return {
    sections: sections
      .filter(({ rulings }) => rulings.length > 0)
      .map(({ before, rulings }) => ({ preamble: preambleOf(before), rulings })),
    rest: last && last.rulings.length === 0 ? preambleOf(last.before) : [],
  };
};
