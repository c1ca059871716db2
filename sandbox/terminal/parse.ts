import { nameIn } from '../registered-command.ts';
import { type Faulty, fault } from './fault.ts';
import { LOCALES } from './locales.ts';
import { type Entry, fold, matchNamed } from './name.ts';
import { messageCommands } from './offers.ts';
import { type Key, readPairs } from './pairs.ts';
import { type Call, type Offer, readSlash, readUnfinished } from './slash.ts';
import { readChannel, readUser } from './values.ts';
import { type Verb, verbOf } from './verbs.ts';

/** What a line is read against: what the bot offers here, where one can go, whom one can be, and the modal that is open. */
export interface Ground extends Offer {
  readonly people: readonly Entry[];
  readonly places: readonly Entry[];
  /** Of the modal that this user opened; null without one. */
  readonly fields: readonly Key[] | null;
  /** The names of others with an open modal. */
  readonly modalOwners: readonly string[];
}

/** A button or option of a message, by its number or its label. */
export type Target = { readonly number: number } | { readonly label: string };

/** What a line asks for. */
export type Intent =
  | Faulty
  | { readonly kind: 'nothing' }
  | { readonly kind: 'slash'; readonly call: Call }
  | { readonly kind: 'complete'; readonly call: Call; readonly focused: string }
  | { readonly kind: 'pick'; readonly number: number }
  /** `message` is its number in the channel; without it, the last shown. */
  | { readonly kind: 'click'; readonly target: Target; readonly message: number | null }
  | { readonly kind: 'choose'; readonly targets: readonly Target[]; readonly message: number | null }
  | { readonly kind: 'fill'; readonly fields: ReadonlyMap<string, string> }
  /** Closes the modal. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'apps'; readonly message: number; readonly command: string }
  | { readonly kind: 'as'; readonly user: string }
  /** A channel's id, or `dm`: the private messages with the bot. */
  | { readonly kind: 'in'; readonly channel: string }
  | { readonly kind: 'locale'; readonly locale: string }
  | { readonly kind: 'list'; readonly what: 'users' | 'channels' | 'messages' | 'commands' | 'help' | 'apps' }
  | { readonly kind: 'quit' };

/** Reads one line. It never throws, whatever the line. */
export const parse = (line: string, ground: Ground): Intent => {
  const typed = line.trim();
  if (typed === '' || typed.startsWith('#')) return { kind: 'nothing' };
  if (typed.startsWith('/')) {
    const slash = readSlash(typed.slice(1), ground);
    return slash.kind === 'fault' ? slash : { kind: 'slash', call: slash.it };
  }
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(typed) ?? [];
  const verb = verbOf(word);
  return verb === undefined ? fault({ code: 'unknown-line', typed: word }) : READERS[verb](rest, ground);
};

type Reader = (rest: string, ground: Ground) => Intent;

const alone =
  (verb: Verb, intent: Intent): Reader =>
  (rest) =>
    rest === '' ? intent : fault({ code: 'usage', verb });

/** `… on 3`: message 3 of the channel. */
const splitMessage = (rest: string): { readonly what: string; readonly message: number | null } => {
  const found = /\s(?:on|sur)\s+(\d{1,9})$/i.exec(rest);
  return found ? { what: rest.slice(0, found.index).trim(), message: Number(found[1]) } : { what: rest, message: null };
};

const targetOf = (what: string): Target =>
  /^\d{1,9}$/.test(what) ? { number: Number(what) } : { label: what.replace(/^"(.*)"$/s, '$1') };

const readComplete: Reader = (rest, ground) => {
  if (!rest.startsWith('/')) return fault({ code: 'usage', verb: 'complete' });
  const unfinished = readUnfinished(rest.slice(1), ground);
  if (unfinished.kind === 'fault') return unfinished;
  const { focused, ...call } = unfinished.it;
  return { kind: 'complete', call, focused };
};

const readPick: Reader = (rest) =>
  /^\d{1,9}$/.test(rest) ? { kind: 'pick', number: Number(rest) } : fault({ code: 'usage', verb: 'pick' });

const readClick: Reader = (rest) => {
  const { what, message } = splitMessage(rest);
  return what === '' ? fault({ code: 'usage', verb: 'click' }) : { kind: 'click', target: targetOf(what), message };
};

const readChoose: Reader = (rest) => {
  const { what, message } = splitMessage(rest);
  const labels = what.match(/"[^"]*"|[^\s,]+/g);
  if (labels === null) return fault({ code: 'usage', verb: 'choose' });
  return { kind: 'choose', targets: labels.map(targetOf), message };
};

const noModal = ({ modalOwners }: Ground): Faulty =>
  fault(modalOwners.length === 0 ? { code: 'no-modal' } : { code: 'not-your-modal', owners: modalOwners });

const readFill: Reader = (rest, ground) => {
  const { fields } = ground;
  if (fields === null) return noModal(ground);
  const pairs = readPairs(rest, fields, '=');
  const shown = (id: string) => fields.find((field) => field.id === id)?.spellings[0] ?? id;
  switch (pairs.kind) {
    case 'unclosed':
      return fault({ code: 'unclosed-quote', name: shown(pairs.id) });
    case 'twice':
      return fault({ code: 'twice', name: shown(pairs.id) });
    case 'unknown':
      return fault({ code: 'no-field', typed: pairs.typed, exists: fields.map((field) => shown(field.id)) });
    case 'pairs':
      return { kind: 'fill', fields: new Map(pairs.pairs.map(({ id, value }) => [id, value])) };
  }
};

const readCancel: Reader = (rest, ground) => {
  if (rest !== '') return fault({ code: 'usage', verb: 'cancel' });
  return ground.fields === null ? noModal(ground) : { kind: 'cancel' };
};

/** A line typed where a field of the open modal is asked for: `fill name=…` and `cancel` mean here what they mean anywhere; null: it is the text of the field. */
export const parseInField = (line: string, ground: Ground): Intent | null => {
  const intent = parse(line, ground);
  if (intent.kind === 'cancel') return intent;
  const word = /^\s*(\S+)\s/.exec(line)?.[1] ?? '';
  return verbOf(word) === 'fill' && line.includes('=') ? intent : null;
};

const readApps: Reader = (rest, { commands, locale }) => {
  if (rest === '') return { kind: 'list', what: 'apps' };
  const [, number, name = ''] = /^(\d{1,9})\s+(.+)$/s.exec(rest) ?? [];
  if (number === undefined) return fault({ code: 'usage', verb: 'apps' });
  const offered = messageCommands(commands);
  const match = matchNamed(name.replace(/^"(.*)"$/s, '$1'), offered, locale);
  if (match.kind === 'one') return { kind: 'apps', message: Number(number), command: match.thing.name };
  return fault({ code: 'no-command', typed: name, exists: offered.map((command) => nameIn(locale, command)) });
};

const readAs: Reader = (rest, ground) => {
  const user = readUser(rest, ground.people);
  return user.kind === 'fault' ? user : { kind: 'as', user: String(user.value) };
};

const DIRECT_MESSAGES = ['dm', 'mp'];

const readIn: Reader = (rest, ground) => {
  if (DIRECT_MESSAGES.includes(fold(rest))) return { kind: 'in', channel: 'dm' };
  const channel = readChannel(rest, ground.places);
  return channel.kind === 'fault' ? channel : { kind: 'in', channel: String(channel.value) };
};

const readLocale: Reader = (rest) => {
  const wanted = fold(rest) === 'en' ? 'en-us' : fold(rest);
  const locale = LOCALES.find((known) => fold(known) === wanted);
  return locale === undefined ? fault({ code: 'no-locale', typed: rest }) : { kind: 'locale', locale };
};

const READERS: Readonly<Record<Verb, Reader>> = {
  complete: readComplete,
  pick: readPick,
  click: readClick,
  choose: readChoose,
  fill: readFill,
  cancel: readCancel,
  apps: readApps,
  as: readAs,
  in: readIn,
  locale: readLocale,
  users: alone('users', { kind: 'list', what: 'users' }),
  channels: alone('channels', { kind: 'list', what: 'channels' }),
  messages: alone('messages', { kind: 'list', what: 'messages' }),
  commands: alone('commands', { kind: 'list', what: 'commands' }),
  help: alone('help', { kind: 'list', what: 'help' }),
  quit: alone('quit', { kind: 'quit' }),
};
