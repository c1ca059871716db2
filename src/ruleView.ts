import { bothNames } from './bothNames.ts';
import type { ActionCall, Button, Context, Row, View, Visibility } from './command.ts';
import { asPrinted } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';
import { oneLine } from './i18n/inert.ts';
import { cut, packed, paged } from './paging.ts';
import { notesOn } from './ruleNotes.ts';
import { placeName, placeOf } from './rulePlace.ts';
import { ASIDE, pageArgs } from './rulingView.ts';
import type { Mechanic, RuleCalled, RuleLine, RuleReference, RuleText } from './stores.ts';

/*
 * A rule on a page: its text, what its number meant elsewhere, and the buttons to what stands around it. All a button needs is in
 * its arguments.
 */

/** Shows a rule, or another page of it, in place of this one for who asked, else as a private copy. */
export const TURN_RULE = 'rule.turn';
/** The same for a choice from a list. */
export const PICK_RULE = 'rule.pick';

/** A button's label and a choice's have room for this much. */
const LONGEST_LABEL = 80;
const MOST_CHOICES = 25;

/**
 * Page `page` (from 1; beyond the last, the last) of a rule; `asked` is the name it was found by, for a rule that has none;
 * `definition` the term of the glossary that led to it.
 */
export const ruleView = (
  rule: RuleText,
  page: number,
  visibility: Visibility,
  context: Context,
  asked: RuleCalled | null = null,
  definition: RuleText | null = null,
): View => {
  const all = visibility === 'public' ? context.channelWords : context.words;
  const words = all.rule;
  const mechanics = new Map(context.library.mechanics().map((it) => [it.en.toLowerCase(), it]));
  const notes = notesOn(rule, all, context);
  const blocks = [
    ...(definition ? [`> *${words.glossary}* ${asPrinted(definition.lines[0].text.replaceAll('\n', ' '))}`] : []),
    ...(notes.length > 0 ? [notes.map((note) => `-# ${note}`).join('\n')] : []),
    ...packed(bodyOf(rule, all, context)).flatMap((block) => cut(block, words.continued)),
  ];
  const pages = paged(blocks);
  const shown = Math.min(Math.max(page, 1), Math.max(pages.length, 1));
  const mechanic = mechanics.get(titleOf(rule)?.toLowerCase() ?? '') ?? null;
  return {
    look: 'panel',
    texts: [headOf(rule, shown, pages.length, asked, all, context), ...(pages[shown - 1] ?? [])],
    rows: rowsOf(rule, shown, pages.length, mechanic, visibility, context),
  };
};

const titleOf = ({ lines: [first], path }: RuleText): string | null =>
  first.kind === 'heading' ? first.text : (path.find(({ number }) => number.includes('.'))?.title ?? null);

/**
 * A title with its French: to an English reader where it is a mechanic's, to a French one wherever it is known. A longer title that
 * says also what kind of thing it is stands as it is.
 */
const naming = (words: Words, { library }: Context): ((title: string) => string) => {
  const mechanics = new Set(library.mechanics().map(({ en }) => en.toLowerCase()));
  return (title) => {
    const called = library.rules.called(title);
    const isNamed = isForeign(words) || mechanics.has(title.toLowerCase());
    return called.title === title && isNamed ? both(called, words) : asPrinted(title);
  };
};

/** The same in a list, where the kind is said above. */
export const namingInList = (words: Words, context: Context): ((title: string) => string) => {
  const named = naming(words, context);
  return (title) => {
    const called = context.library.rules.called(title);
    return called.title !== title && isForeign(words) ? both(called, words) : named(title);
  };
};

/** Whether the rules, which are English, are in another language than the words around them. */
const isForeign = ({ rule }: Words): boolean => rule.onlyEnglish !== null;

const both = ({ title, fr }: RuleCalled, words: Words): string => bothNames({ en: title, fr }, words);

const headOf = (
  rule: RuleText,
  page: number,
  pages: number,
  asked: RuleCalled | null,
  all: Words,
  context: Context,
): string => {
  const words = all.rule;
  const { edition, path, lines } = rule;
  const [first] = lines;
  const isContents = rule.reference.number === '';
  const place = isContents ? edition.document : placeOf({ document: edition.document, number: first.number });
  const title = isContents ? words.contents : titleOf(rule);
  const named = naming(all, context);
  const name = title === null ? asked && both(asked, all) : named(title);
  const isTerm = first.kind === 'term';
  const head = isTerm ? named(first.number) : name === null ? place : `${place} · ${name}`;
  const about = [
    words.edition(words.documents[edition.document], edition.date, edition.whole),
    ...(words.onlyEnglish === null ? [] : [words.onlyEnglish]),
    ...(pages > 1 ? [words.page(page, pages)] : []),
  ].join(' · ');
  const above = path.map(({ number, title }) => `${number}. ${asPrinted(title)}`).join(' › ');
  // What it is called otherwise: by who asked, else in French.
  const called = asked ?? (title !== null && isForeign(all) ? context.library.rules.called(title) : null);
  const isOther = called !== null && title !== null && called.title.toLowerCase() !== title.toLowerCase();
  return [
    `## ${head}`,
    ...(isOther ? [`-# ${both(called, all)}`] : []),
    `-# ${about}`,
    ...(above === '' ? [] : [`-# ${above}`]),
  ].join('\n');
};

/** A title says nothing by itself when what it stands over follows. */
const bodyOf = ({ edition, lines, reference }: RuleText, words: Words, context: Context): readonly string[] => {
  const [first, ...rest] = lines;
  const title = namingInList(words, context);
  if (reference.number === '') return contentsOf(lines, title);
  const shown = first.kind === 'heading' && rest.length > 0 ? rest : lines;
  const blocks = shown.map((line) => lineOf(line, edition.document, words, title));
  return edition.document === 'CR' ? blocks : withHeadings(shown, blocks);
};

/** A chapter with its sections, line by line. */
const contentsOf = (lines: readonly RuleLine[], title: (text: string) => string): readonly string[] => {
  const blocks: string[] = [];
  for (const { number, text } of lines) {
    const line = /^Appendix/.test(text) ? asPrinted(text) : `${number} ${title(text)}`;
    if (/^(?:\d{1,2}|[A-Z])$/.test(number)) blocks.push(`**${line}**`);
    else blocks.push(`${blocks.pop() ?? ''}\n${line}`);
  }
  return blocks;
};

/** A heading inside a section stays with what it stands over. */
const withHeadings = (lines: readonly RuleLine[], blocks: readonly string[]): readonly string[] =>
  blocks.flatMap((block, i) => {
    if (lines[i - 1]?.kind === 'heading' && lines[i]?.kind !== 'heading') return [`${blocks[i - 1]}\n${block}`];
    return lines[i]?.kind === 'heading' && lines[i + 1] && lines[i + 1]?.kind !== 'heading' ? [] : [block];
  });

const lineOf = (
  { number, kind, text, examples, more }: RuleLine,
  document: string,
  all: Words,
  title: (text: string) => string,
): string => {
  const words = all.rule;
  if (document !== 'CR') return kind === 'heading' ? `**${title(text)}**` : printed(text);
  if (kind === 'term') return printed(text);
  const own = kind === 'heading' ? title(text) : printed(text);
  return [
    `**${number}** ${own}`,
    ...examples.map((example) => `> *${words.example}* ${asPrinted(example)}`),
    ...(more ? [`-# ${words.subrules(...more)}`] : []),
  ].join('\n');
};

/** Texts of several lines keep them. */
const printed = (text: string): string => text.split('\n').map(asPrinted).join('\n');

const rowsOf = (
  rule: RuleText,
  page: number,
  pages: number,
  mechanic: Mechanic | null,
  visibility: Visibility,
  context: Context,
): readonly Row[] => {
  const { library } = context;
  const all = visibility === 'public' ? context.channelWords : context.words;
  const words = all.rule;
  const { document } = rule.edition;
  const call = (change: Partial<RuleReference>, to = 1): ActionCall => ({
    action: TURN_RULE,
    args: [library.rules.reference({ ...rule.reference, ...change }), String(to)],
  });
  const button = (label: string, does: ActionCall, disabled = false): Button => ({
    kind: 'button',
    style: 'secondary',
    label: oneLine(label, LONGEST_LABEL),
    does,
    ...(disabled ? { disabled } : {}),
  });
  const there = (number: string) => ({ number, alone: false });
  const parent = rule.path.at(-1);
  const around = [
    ...(rule.previous === null
      ? []
      : [button(`◀ ${placeOf({ document, number: rule.previous })}`, call(there(rule.previous)))]),
    ...(parent ? [button(`▲ ${placeOf({ document, number: parent.number })}`, call(there(parent.number)))] : []),
    ...(rule.next === null ? [] : [button(`${placeOf({ document, number: rule.next })} ▶`, call(there(rule.next)))]),
  ];
  const within = [
    ...(pages > 1
      ? [
          button(`◀ ${words.previous}`, call({}, page - 1), page === 1),
          button(`${words.next} ▶`, call({}, page + 1), page === pages),
        ]
      : []),
    ...(mechanic && library.rulings({ kind: 'mechanic', mechanic: mechanic.key }).length > 0
      ? [button(words.rulings, rulingsOn(mechanic, visibility, context))]
      : []),
  ];
  return [
    around,
    within,
    ...selectOf(
      words.cited,
      rule.cited.map((number) => ({ label: number, value: { document: 'CR', ...there(number), date: null } })),
      context,
    ),
    ...selectOf(words.choose, withinOf(rule, all, context), context),
    ...selectOf(words.otherEditions, editionsOf(rule, words), context),
  ].filter((row) => row.length > 0);
};

const rulingsOn = (
  mechanic: Mechanic,
  visibility: Visibility,
  { library, locale, channelLocale }: Context,
): ActionCall => ({
  action: ASIDE,
  args: pageArgs(
    {
      subject: { kind: 'mechanic', mechanic: mechanic.key },
      language: visibility === 'public' ? channelLocale : locale,
      page: 1,
      wordings: false,
      copy: false,
    },
    library,
  ),
});

/** The rule in the other editions, under the number it has there; and what has its number there. */
const editionsOf = ({ elsewhere, reference, lines }: RuleText, words: Words['rule']): readonly RuleChoice[] =>
  elsewhere.flatMap(({ edition, there, is, subject }) => {
    const date = words.ofEdition(edition.date, edition.whole);
    const at = (number: string, label: string) => ({ label, value: { ...reference, number, date: edition.date } });
    const { number } = lines[0];
    return [
      ...(there === null ? [] : [at(there, `${there} · ${date}`)]),
      ...(is === 'missing' ? [] : [at(number, [number, date, ...(subject === null ? [] : [subject])].join(' · '))]),
    ];
  });

/** The chapters of a document; the rules of a section whose subrules are not shown. */
const withinOf = ({ reference, lines }: RuleText, words: Words, { library }: Context): readonly RuleChoice[] =>
  lines
    .filter(({ number, more }) => (reference.number === '' ? !number.includes('.') : more !== null))
    .filter(({ number }) => reference.document !== 'CR' || reference.number !== '' || number.length === 1)
    .map(({ number, text }) => {
      const value = { ...reference, number, alone: false };
      return { label: placeName({ reference: value, ...library.rules.called(text) }, words), value };
    });

interface RuleChoice {
  readonly label: string;
  readonly value: RuleReference;
}

/** A list to choose a place from, each once. */
export const selectOf = (placeholder: string, choices: readonly RuleChoice[], { library }: Context): readonly Row[] => {
  const options = new Map<string, string>();
  for (const { label, value } of choices) {
    const reference = library.rules.reference(value);
    if (!options.has(reference)) options.set(reference, oneLine(label));
  }
  if (options.size === 0) return [];
  return [
    [
      {
        kind: 'select',
        placeholder,
        does: { action: PICK_RULE, args: [] },
        options: [...options].slice(0, MOST_CHOICES).map(([value, label]) => ({ label, value })),
      },
    ],
  ];
};
