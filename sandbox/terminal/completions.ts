import { nameIn } from '../registered-command.ts';
import { fold, namesOf } from './name.ts';
import { type Leaf, leavesOf, titleIn } from './offers.ts';
import type { Ground } from './parse.ts';
import { VERB_NAMES, VERBS, verbOf } from './verbs.ts';

/** What the Tab key offers for a line, and the part of the line it replaces. */
export const completionsOf = (line: string, ground: Ground): [string[], string] => {
  const slash = line.indexOf('/');
  if (slash !== -1) return ofCommand(line.slice(slash), ground);
  const [, verb, typed] = /^\s*(\S+)\s+(.*)$/.exec(line) ?? [];
  if (verb === undefined || typed === undefined) return [offer(line, verbsIn(ground.locale)), line];
  switch (verbOf(verb)) {
    case 'as':
      return [
        offer(
          typed,
          ground.people.map(({ name }) => name),
        ),
        typed,
      ];
    case 'in':
      return [offer(typed, ['dm', ...ground.places.map(({ name }) => `#${name}`)]), typed];
    default:
      return [[], line];
  }
};

const offer = (typed: string, candidates: readonly string[]): string[] =>
  candidates.filter((candidate) => fold(candidate).startsWith(fold(typed)));

const verbsIn = (locale: string): readonly string[] =>
  VERB_NAMES.map((verb) => VERBS[verb][locale === 'fr' ? 'fr' : 'en']);

const ofCommand = (typed: string, { commands, locale }: Ground): [string[], string] => {
  const leaves = leavesOf(commands);
  const leaf = leaves.find(({ parts }) =>
    titlesOf(parts, locale).some((title) => fold(typed).startsWith(`${fold(title)} `)),
  );
  if (leaf) return ofOptions(typed, leaf, locale);
  const titles = [...new Set(leaves.flatMap(({ parts }) => titlesOf(parts, locale)))];
  return [offer(typed, titles).map((title) => `${title} `), typed];
};

/** In the language of the user first, then as the bot hears it. */
const titlesOf = (parts: Leaf['parts'], locale: string): readonly string[] => [
  titleIn(locale, parts),
  titleIn('', parts),
];

/** The options not yet there, when a new word begins. */
const ofOptions = (typed: string, { options }: Leaf, locale: string): [string[], string] => {
  const word = /\S*$/.exec(typed)?.[0] ?? '';
  const left = options.filter((option) => !namesOf(option).some((name) => fold(typed).includes(` ${fold(name)}:`)));
  return [
    offer(
      word,
      left.map((option) => `${nameIn(locale, option)}:`),
    ),
    word,
  ];
};
