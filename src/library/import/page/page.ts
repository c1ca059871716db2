import type { Library } from '../../library.ts';
import type { Hit } from '../../names/resolver.ts';
import type { PageRulingToSave } from '../../pages.ts';
import { textKey } from '../../textKey.ts';
import type { ImportOptions, PageFormat, ReadPage, Refused } from '../format.ts';
import { foreignSentences, languageOn } from './language.ts';
import { lostPlaces, lostSymbols } from './lostSymbols.ts';
import { type ParsedPage, parsePage, type Section } from './parse.ts';
import type { Passage } from './passages.ts';
import { type Found, nameAbove, namedSubject, subjectOf } from './subject.ts';
import { respell, unknownSymbols } from './symbols.ts';

/** Rulings as people copy them from the web: release notes with bullets, Gatherer pages, lists of `date · source`. */
export const pastedPage: PageFormat = {
  name: 'pasted page',
  into: 'pages',
  recognises: (head) => !looksLikeData(head),
  read: (name, text, library, options) => {
    const parsed = parsePage(text, options.language);
    return parsed.ok ? readPage(name, text, parsed.page, library, options) : parsed;
  },
};

/** JSON, or a table with tabs. */
const looksLikeData = (head: string): boolean =>
  /^\s*(?:\{\s*["}]|\[\s*[[{"\]\d-]|<\?xml|<!doctype|<html)/i.test(head) ||
  head.split('\n', 20).filter((line) => line.split('\t').length > 2).length > 10;

const readPage = (
  name: string,
  text: string,
  page: ParsedPage,
  library: Library,
  options: ImportOptions,
): ReadPage | Refused => {
  const given = namedSubject(library, options);
  if (given && !given.ok) return given;
  const rulings = new Map<string, PageRulingToSave & Passage>();
  const subjects: Hit[] = [];
  const repeated: string[] = [];
  const overruled: string[] = [];
  for (const section of page.sections) {
    const own: Found = given && !options.several ? given : subjectOf(section, library);
    const subject = own.ok ? own : (given ?? own);
    if (!subject.ok) return subject;
    const { hit } = subject;
    if (own === given) overruled.push(...otherwiseNamed(section, hit, library));
    if (!subjects.some((it) => library.reference(it) === library.reference(hit))) subjects.push(hit);
    for (const pasted of section.rulings) {
      const ruling = rulingOf(pasted, hit, page, options);
      const name = library.reference(hit) + ruling.key;
      const twin = rulings.get(name);
      if (twin) repeated.push(`line ${pasted.line}: skipped, it says the same as line ${twin.line}`);
      else rulings.set(name, { ...ruling, line: pasted.line });
    }
  }
  const all = [...rulings.values()];
  return {
    ok: true,
    page: { key: textKey(text), name, text },
    rulings: all.map(({ line: _, ...ruling }) => ruling),
    subjects,
    skipped: repeated.length + page.rest.length,
    report: [
      headline(page, subjects, all, options),
      ...toldNotes(all, options),
      ...overruled,
      ...dateNotes(page, all),
      ...lostNotes(page),
      ...symbolNotes(page),
      ...foreignNotes(all, page),
      ...ruleNotes(page, subjects, library),
      ...machineNote(page),
      ...repeated,
      ...page.rest.map(
        ({ line, text: words }) => `line ${line}: skipped, it stands under the last ruling: ${quote(words)}`,
      ),
    ],
  };
};

const rulingOf = (
  pasted: ParsedPage['sections'][number]['rulings'][number],
  hit: Hit,
  page: ParsedPage,
  options: ImportOptions,
): PageRulingToSave => {
  const language = options.language ?? languageOn(page.language, pasted.text);
  const { text } = respell(pasted.text);
  return {
    subject:
      hit.kind === 'card' ? { kind: 'card', oracleId: hit.oracleId } : { kind: 'mechanic', mechanic: hit.mechanic },
    language,
    key: textKey(text),
    text,
    date: pasted.date ?? options.date ?? null,
    status: language === 'en' ? null : (options.status ?? (page.announcesMachine ? 'machine' : 'official')),
    lost: lostSymbols(text, language),
  };
};

/** Where the page itself names something else than the operator. */
const otherwiseNamed = (section: Section, told: Hit, library: Library): readonly string[] => {
  const { line, hit } = nameAbove(section, library) ?? { line: 0, hit: told };
  if (library.reference(hit) === library.reference(told)) return [];
  const names = `the page names ${bothNames(hit)}, but you say ${told.en}, which gets its rulings`;
  return [`line ${line}: ${names}; leave the option out to give them to ${hit.en}`];
};

const bothNames = ({ en, fr }: Hit): string => (fr && fr !== en ? `${fr} — ${en}` : en);

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const LANGUAGES = { en: 'English', fr: 'French' } as const;

const headline = (
  page: ParsedPage,
  subjects: readonly Hit[],
  rulings: readonly PageRulingToSave[],
  options: ImportOptions,
): string => {
  const status = rulings.find((it) => it.status !== null)?.status;
  const told = options.status ? ' (as told)' : status === 'official' ? ' (unless --status says otherwise)' : '';
  const how = status ? `, ${status}${told}` : ', the original';
  const of = subjects.map(bothNames).join('; ');
  return `${page.shape} in ${LANGUAGES[page.language]}${how}: ${plural(rulings.length, 'ruling')} on ${of}`;
};

const dateNotes = (page: ParsedPage, rulings: readonly PageRulingToSave[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { date } of rulings) counts.set(date ?? 'no date', (counts.get(date ?? 'no date') ?? 0) + 1);
  const list = [...counts]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([date, n]) => (counts.size > 1 ? `${date} (${n})` : date));
  const undated = counts.has('no date') ? '; give one with --date' : '';
  return [
    `dates: ${list.join(', ')}${undated}`,
    ...page.incompleteDates.map((line) => `line ${line}: a date without its day is none`),
  ];
};

/** Every line with words on it: rulings, card text, introduction. */
const passagesOf = (page: ParsedPage): readonly Passage[] =>
  [...page.sections.flatMap(({ preamble, rulings }) => [...preamble, ...rulings]), ...page.rules, ...page.rest].sort(
    (a, b) => a.line - b.line,
  );

const lostNotes = (page: ParsedPage): readonly string[] => {
  const places = passagesOf(page).flatMap(({ line, text }) =>
    lostPlaces(text, lostSymbols(text, languageOn(page.language, text))).map((lost) => ({ line, text, lost })),
  );
  if (places.length === 0) return ['no symbol was lost'];
  return [
    `${plural(places.length, 'place')} where a symbol was lost; nothing was filled in:`,
    ...places.map(({ line, text, lost }) => `  line ${line}: ${around(text, lost)}`),
  ];
};

/** Some of a text, with a mark at each of these offsets. */
const around = (text: string, lost: readonly number[]): string => {
  const from = Math.max(0, (lost[0] ?? 0) - 28);
  const to = Math.min(text.length, (lost.at(-1) ?? 0) + 28);
  const ends = [...lost, to];
  const parts = ends.map((end, i) => text.slice(i === 0 ? from : ends[i - 1], end));
  return `${from > 0 ? '…' : ''}${parts.join('[?]')}${to < text.length ? '…' : ''}`;
};

const symbolNotes = (page: ParsedPage): readonly string[] =>
  passagesOf(page).flatMap(({ line, text }) => {
    const { text: right, respelled } = respell(text);
    return [
      ...respelled.map(({ from, to }) => `line ${line}: ${from} is written ${to}`),
      ...unknownSymbols(right).map((symbol) => `line ${line}: ${symbol} is no symbol of the game; kept as it is`),
    ];
  });

const foreignNotes = (rulings: readonly (PageRulingToSave & Passage)[], page: ParsedPage): readonly string[] =>
  rulings.flatMap(({ line, text, language }) => [
    ...(language === page.language ? [] : [`line ${line}: this ruling is in ${LANGUAGES[language]}`]),
    // Of a ruling that is in the other language from end to end, its sentences are no news.
    ...(languageOn(language, text) === language ? foreignSentences(text, language) : []).map(
      (sentence) => `line ${line}: a sentence in ${LANGUAGES[otherThan(language)]} inside: ${quote(sentence, 120)}`,
    ),
  ]);

const otherThan = (language: 'en' | 'fr'): 'en' | 'fr' => (language === 'fr' ? 'en' : 'fr');

/** What the operator's word made of rulings whose own words say another language. */
const toldNotes = (
  rulings: readonly (PageRulingToSave & Passage)[],
  { language: told }: ImportOptions,
): readonly string[] => {
  if (told === undefined) return [];
  const others = rulings.filter(({ text }) => languageOn(told, text) !== told);
  if (others.length === 0) return [];
  const other = otherThan(told);
  const lines = others.map(({ line }) => line).join(', ');
  const which =
    others.length === rulings.length
      ? 'all its rulings read'
      : others.length === 1
        ? `the ruling at line ${lines} reads`
        : `the rulings at lines ${lines} read`;
  return [
    `warning: you say ${LANGUAGES[told]}, but ${which} as ${LANGUAGES[other]}; imported as told. If that was a slip, import it again with --lang ${other}`,
  ];
};

const ruleNotes = (page: ParsedPage, subjects: readonly Hit[], library: Library): readonly string[] => {
  const [first] = page.rules;
  if (!first) return [];
  const parts = page.rules.flatMap(({ number }) => /[a-z]$/.exec(number)?.[0] ?? []);
  const range = parts.length > 0 ? ` ${[...new Set([parts[0], parts.at(-1)])].join('–')}` : '';
  const number = first.number.replace(/[a-z]$/, '');
  const [subject] = subjects;
  const today = subject?.kind === 'mechanic' ? library.mechanic(subject.mechanic)?.rule : null;
  const now = today && today !== number ? `; ${subject?.en} is ${today} today` : '';
  return [`line ${first.line}: quotes rule ${number}${range}${now}`];
};

const machineNote = (page: ParsedPage): readonly string[] => {
  if (!page.announcesMachine) return [];
  return page.language === 'en'
    ? ['its head announces a translation made by a machine, but its text is the English original']
    : ['its head says that a machine translated it'];
};

const quote = (text: string, max = 60): string => `“${text.length > max ? `${text.slice(0, max - 1)}…` : text}”`;
