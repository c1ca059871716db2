import { KINDS } from '../kinds.ts';
import { bulletedRulings } from './bulleted.ts';
import { datedRulings } from './dated.ts';
import { calendarDate, dayIsFirst } from './dates.ts';
import { languageOf } from './language.ts';
import { readLines } from './lines.ts';
import type { DraftRuling, Passage } from './passages.ts';

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
    const missing = 'no line begins with a bullet (* …) or with a date (07/06/2024)';
    return fault(null, `no ruling was found: ${missing}. ${KINDS}`);
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
