import type { RegisteredCommand } from '../registered-command.ts';
import { nameIn, OPTION } from '../registered-command.ts';
import { type Faulty, fault } from './fault.ts';
import { matchNamed, namesOf } from './name.ts';
import { branchesOf, type Leaf, leafOf, slashCommands, titleIn } from './offers.ts';
import { type Key, optionIn, readPairs } from './pairs.ts';
import { type Directory, readValue } from './values.ts';

/** What a line is read against. */
export interface Offer extends Directory {
  readonly commands: readonly RegisteredCommand[];
  readonly locale: string;
}

/** A command ready to be sent. */
export interface Call {
  readonly leaf: Leaf;
  readonly options: Readonly<Record<string, string>>;
}

type Read<It> = { readonly kind: 'read'; readonly it: It } | Faulty;

const read = <It>(it: It): Read<It> => ({ kind: 'read', it });

/** `energy gain amount:2`, without its slash. */
export const readSlash = (typed: string, offer: Offer): Read<Call> => {
  const found = readLeaf(typed, offer);
  if (found.kind === 'fault') return found;
  const { leaf, rest } = found.it;
  const texts = readTexts(leaf, rest, offer.locale);
  if (texts.kind === 'fault') return texts;
  const options = readOptions(leaf, texts.it, offer);
  if (options.kind === 'fault') return options;
  return read({ leaf, options: options.it });
};

/** The same for `complete`: the option typed last is the one being completed, and nothing is required yet. */
export const readUnfinished = (typed: string, offer: Offer): Read<Call & { readonly focused: string }> => {
  const found = readLeaf(typed, offer);
  if (found.kind === 'fault') return found;
  const { leaf, rest } = found.it;
  const texts = readTexts(leaf, rest, offer.locale);
  if (texts.kind === 'fault') return texts;
  const completable = leaf.options.filter((option) => option.autocomplete);
  const names = completable.map((option) => option.name);
  const focused = [...texts.it.keys()].findLast((name) => names.includes(name)) ?? names[0];
  if (focused === undefined) return fault({ code: 'no-autocomplete', command: titleIn(offer.locale, leaf.parts) });
  const others = new Map([...texts.it].filter(([name]) => name !== focused));
  const options = readOptions(leaf, others, offer);
  if (options.kind === 'fault') return options;
  return read({ leaf, options: { ...options.it, [focused]: texts.it.get(focused) ?? '' }, focused });
};

const splitWord = (typed: string): readonly [string, string] => {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(typed) ?? [];
  return [word, rest];
};

const readLeaf = (typed: string, { commands, locale }: Offer): Read<{ leaf: Leaf; rest: string }> => {
  const offered = slashCommands(commands);
  const [word, afterCommand] = splitWord(typed);
  const match = matchNamed(word, offered, locale);
  const titles = (named: readonly RegisteredCommand[]) => named.map((one) => titleIn(locale, [one]));
  if (match.kind === 'none') return fault({ code: 'no-command', typed: `/${word}`, exists: titles(offered) });
  if (match.kind === 'several')
    return fault({ code: 'several-commands', typed: `/${word}`, exists: titles(match.things) });
  let parts: Leaf['parts'] = [match.thing];
  let branches = branchesOf(match.thing);
  let rest = afterCommand;
  while (branches.length > 0) {
    const [next, after] = splitWord(rest);
    const branch = matchNamed(next, branches, locale);
    if (branch.kind !== 'one') {
      const exists = (branch.kind === 'several' ? branch.things : branches).map((one) => nameIn(locale, one));
      return fault({ code: 'no-subcommand', command: titleIn(locale, parts), typed: next, exists });
    }
    parts = [...parts, branch.thing];
    branches = branchesOf(branch.thing);
    rest = after;
  }
  return read({ leaf: leafOf(parts), rest });
};

/** What was typed for each option, in the order typed. */
const readTexts = (leaf: Leaf, rest: string, locale: string): Read<ReadonlyMap<string, string>> => {
  const command = titleIn(locale, leaf.parts);
  const exists = leaf.options.map((option) => nameIn(locale, option));
  const keys: readonly Key[] = leaf.options.map((option) => ({ id: option.name, spellings: namesOf(option) }));
  const shown = (id: string) => exists[leaf.options.findIndex((option) => option.name === id)] ?? id;
  const pairs = readPairs(rest, keys, ':');
  if (pairs.kind === 'unclosed') return fault({ code: 'unclosed-quote', name: shown(pairs.id) });
  if (pairs.kind === 'twice') return fault({ code: 'twice', name: shown(pairs.id) });
  if (pairs.kind === 'unknown') return fault({ code: 'no-option', command, typed: pairs.typed, exists });

  const texts = new Map<string, string>();
  for (const { id, value, quoted } of pairs.pairs) {
    const other = quoted ? null : optionIn(value, ':');
    const code = isFree(leaf, id) ? 'quote-or-option' : 'no-option';
    if (other !== null) return fault({ code, command, typed: other, exists });
    texts.set(id, value);
  }
  return read(texts);
};

/** Whether any text at all may stand there. */
const isFree = (leaf: Leaf, id: string): boolean =>
  leaf.options.some((option) => option.name === id && option.type === OPTION.string && !option.choices?.length);

const readOptions = (
  leaf: Leaf,
  texts: ReadonlyMap<string, string>,
  offer: Offer,
): Read<Readonly<Record<string, string>>> => {
  const values: Record<string, string> = {};
  for (const option of leaf.options) {
    const text = texts.get(option.name);
    if (text === undefined) continue;
    const value = readValue(option, text, offer, offer.locale);
    if (value.kind === 'fault') return value;
    values[option.name] = value.value;
  }
  return read(values);
};
