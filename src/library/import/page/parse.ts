import { calendarDate, dayIsFirst, type WrittenDate } from './dates.ts';
import { languageOf } from './language.ts';
import { type PageLine, readLines } from './lines.ts';

/** Words of a page and the line they begin on. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

export interface PastedRuling extends Passage {
  readonly date: string | null;
}

/** What stands before a list of rulings, and the rulings. */
export interface Section {
  readonly preamble: readonly Passage[];
  readonly rulings: readonly PastedRuling[];
}

export interface ParsedPage {
  readonly shape: 'release notes' | 'dated rulings';
  /** Of the rulings. */
  readonly language: 'en' | 'fr';
  /** Its head announces a translation made by a machine. */
  readonly announcesMachine: boolean;
  readonly sections: readonly Section[];
  /** Rules it quotes, by the numbers of its day. */
  readonly rules: readonly (Passage & { readonly number: string })[];
  /** What follows the last ruling and is none. */
  readonly rest: readonly Passage[];
  /** Lines whose date lacks the day. */
  readonly incompleteDates: readonly number[];
}

/** Why a page cannot be read. */
export interface PageFault {
  readonly line: number | null;
  readonly reason: string;
}

type Parsed = { readonly ok: true; readonly page: ParsedPage } | ({ readonly ok: false } & PageFault);

const MACHINE =
  /traduction automatique|(?:générée?s?|traduite?s?) automatiquement|\(IA\)|machine[- ]translat|AI[- ](?:generated|translat)|translated by (?:an )?AI/iu;

/** Reads a pasted page: release notes with bullets, or rulings under their dates. `language` is given, or told by the rulings' words. */
export const parsePage = (text: string, language?: 'en' | 'fr'): Parsed => {
  const lines = readLines(text);
  const dates = lines.filter((line) => line.kind === 'date');
  const bullets = lines.filter((line) => line.kind === 'bullet').length;
  if (dates.length + bullets === 0) {
    return fault(null, 'no ruling was found: no line begins with a bullet (* …) or with a date (07/06/2024)');
  }
  const dated = dates.length >= bullets;
  const { sections, rest } = dated ? datedRulings(lines) : bulletedRulings(lines);
  const told = language ?? languageOf(sections.flatMap((it) => it.rulings.map((ruling) => ruling.text)).join('\n'));
  if (!told) return fault(null, 'its words do not tell its language: name it with --lang fr or --lang en');

  const used = sections.flatMap((section) => section.rulings.flatMap(({ date }) => date ?? []));
  const dayFirst = dayIsFirst(used, told);
  if (dayFirst === null) {
    return fault(null, 'in some of its dates the day comes first, in others the month: write them as 2024-06-07');
  }
  const read = (ruling: DraftRuling): PastedRuling => {
    const date = ruling.date ? calendarDate(ruling.date, dayFirst) : null;
    return { line: ruling.line, text: ruling.text, date };
  };
  const undated = sections.flatMap((it) => it.rulings).filter((it) => it.date && !calendarDate(it.date, dayFirst));
  const impossible = undated.find(({ date }) => date?.kind !== 'month');
  if (impossible) return fault(impossible.dateLine, 'no calendar has this date');

  const first = lines.findIndex((line) => line.kind === (dated ? 'date' : 'bullet'));
  return {
    ok: true,
    page: {
      shape: dated ? 'dated rulings' : 'release notes',
      language: told,
      announcesMachine: lines.slice(0, first).some((line) => MACHINE.test(line.raw)),
      sections: sections.map(({ preamble, rulings }) => ({ preamble, rulings: rulings.map(read) })),
      rules: lines.flatMap((line) =>
        line.kind === 'rule' ? [{ line: line.number, number: line.rule, text: line.text }] : [],
      ),
      rest,
      incompleteDates: undated.map(({ dateLine }) => dateLine),
    },
  };
};

const fault = (line: number | null, reason: string) => ({ ok: false, line, reason }) as const;

interface DraftRuling extends Passage {
  readonly date: WrittenDate | null;
  readonly dateLine: number;
}

interface Drafts {
  readonly sections: readonly { readonly preamble: readonly Passage[]; readonly rulings: readonly DraftRuling[] }[];
  readonly rest: readonly Passage[];
}

/** A sentence that goes on: the line before has not ended it, and this one does not begin with a capital. */
const goesOn = (before: string, line: string): boolean =>
  !/[.!?:…][»"”)\]]*$/u.test(before) && /^[\p{Ll}\d({«"“—–]/u.test(line);

/** Lines of text, those that a line break cut in two put together again. */
const passages = (lines: readonly PageLine[]): readonly Passage[] => {
  const found: { line: number; text: string; end: number }[] = [];
  for (const { kind, number, raw } of lines) {
    if (kind === 'blank' || kind === 'rule') continue;
    const before = found.at(-1);
    if (before && before.end === number - 1 && /^\p{Ll}/u.test(raw) && goesOn(before.text, raw)) {
      before.text += ` ${raw}`;
      before.end = number;
    } else {
      found.push({ line: number, text: raw, end: number });
    }
  }
  return found.map(({ line, text }) => ({ line, text }));
};

/** Everything between two dates is one ruling. */
const datedRulings = (lines: readonly PageLine[]): Drafts => {
  const starts = lines.flatMap((line, i) => (line.kind === 'date' ? [i] : []));
  const blocks = starts.map((start, i) => {
    const body = lines
      .slice(start, starts[i + 1])
      .filter((line) => (line.kind === 'date' ? line.text : line.raw) !== '');
    return {
      date: lines[start],
      body: body.map((line) => ({ line: line.number, text: line.kind === 'rule' ? line.raw : line.text })),
    };
  });
  const rest = footOf(blocks.map(({ body }) => body));
  const rulings = blocks.flatMap(({ date, body }): DraftRuling[] => {
    const words = body.filter((it) => !rest.includes(it));
    const [first] = words;
    if (!first || date?.kind !== 'date') return [];
    return [{ line: first.line, text: words.map((it) => it.text).join(' '), date: date.date, dateLine: date.number }];
  });
  return { sections: [{ preamble: passages(lines.slice(0, starts[0])), rulings }], rest };
};

/** What stands under the last ruling and is none: where all others are one line, so is the last; else it ends with its paragraph. */
const footOf = (blocks: readonly (readonly Passage[])[]): readonly Passage[] => {
  const last = blocks.at(-1) ?? [];
  const others = blocks.slice(0, -1);
  const oneLine = others.length > 0 && others.every((block) => block.length <= 1);
  const end = last.findIndex((it, i) => {
    const before = last[i - 1];
    return before && (oneLine ? !goesOn(before.text, it.text) : it.line > before.line + 1);
  });
  return end < 0 ? [] : last.slice(end);
};

/** How long the lines are that a page was wrapped to; null for a page that has each ruling on one line. */
const wrapOf = (lines: readonly PageLine[]): number | null => {
  const longest = Math.max(...lines.map(({ raw }) => raw.length));
  return longest >= 40 && longest <= 120 ? longest : null;
};

/** Every bullet is one ruling; other text begins a new section. */
const bulletedRulings = (lines: readonly PageLine[]): Drafts => {
  const wrap = wrapOf(lines);
  /** A full line that the next word would not have fitted on goes on, whatever it ends with. */
  const full = (line: PageLine | undefined, next: PageLine) =>
    wrap !== null && line !== undefined && line.raw.length + 1 + (next.raw.split(/\s/u, 1)[0]?.length ?? 0) > wrap;
  const sections: { before: PageLine[]; rulings: DraftRuling[] }[] = [{ before: [], rulings: [] }];
  let open: { text: string; end: number } | null = null;
  for (const [i, line] of lines.entries()) {
    const section = sections.at(-1);
    if (!section || line.kind === 'blank') continue;
    if (line.kind === 'bullet') {
      const ruling = { line: line.number, text: line.text, date: null, dateLine: line.number, end: line.number };
      section.rulings.push(ruling);
      open = ruling;
    } else if (open && open.end === line.number - 1 && (goesOn(open.text, line.raw) || full(lines[i - 1], line))) {
      open.text += ` ${line.raw}`;
      open.end = line.number;
    } else {
      open = null;
      if (section.rulings.length > 0) sections.push({ before: [line], rulings: [] });
      else section.before.push(line);
    }
  }
  const last = sections.at(-1);
  return {
    sections: sections
      .filter(({ rulings }) => rulings.length > 0)
      .map(({ before, rulings }) => ({ preamble: passages(before), rulings })),
    rest: last && last.rulings.length === 0 ? passages(last.before) : [],
  };
};
