import { fold } from './name.ts';

/** Something that takes a value in a line, and the spellings it answers to. */
export interface Key {
  readonly id: string;
  readonly spellings: readonly string[];
}

export interface Pair {
  readonly id: string;
  readonly value: string;
  readonly quoted: boolean;
}

export type Pairs =
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  /** Text that belongs to no key. */
  | { readonly kind: 'unknown'; readonly typed: string }
  | { readonly kind: 'unclosed'; readonly id: string }
  | { readonly kind: 'twice'; readonly id: string };

/** What stands between a name and its value: `amount:2` in a command, `amount=2` in a modal. */
export type Mark = ':' | '=';

interface Head {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };

/** Where the next `name:` of a known name begins, at the start of a word. */
const nextHead = (text: string, folded: string, from: number, keys: readonly Key[], mark: Mark): Head | null => {
  for (let start = from; start < text.length; start += 1) {
    if (start > 0 && !/\s/.test(text.charAt(start - 1))) continue;
    const heads = keys.flatMap(({ id, spellings }) =>
      spellings
        .map((spelling) => `${fold(spelling)}${mark}`)
        .filter((head) => folded.startsWith(head, start))
        .map((head) => ({ id, start, end: start + head.length })),
    );
    const [longest] = heads.toSorted((one, other) => other.end - one.end);
    if (longest) return longest;
  }
  return null;
};

/** The quoted text that begins here, if any, with `\"` read as `"`; its end is past the closing quote. */
const readQuoted = (text: string, from: number): { value: string; end: number } | 'unclosed' | null => {
  const close = QUOTES[text.charAt(from)];
  if (close === undefined) return null;
  let value = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) === close) return { value: close === '»' ? value.trim() : value, end: at + 1 };
    const escaped = text.charAt(at) === '\\' && [close, '\\'].includes(text.charAt(at + 1));
    if (escaped) at += 1;
    value += text.charAt(at);
  }
  return 'unclosed';
};

const afterSpaces = (text: string, from: number): number => from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);

/**
 * Reads `name:value name:value`. A value runs to the next known name, or stands in quotes; a quote that closes in the
 * middle of the value is part of it. Text before the first name is meant for the first key, as in Discord's own box.
 */
export const readPairs = (text: string, keys: readonly Key[], mark: Mark): Pairs => {
  const lead = text.slice(0, nextHead(text, fold(text), 0, keys, mark)?.start).trim();
  if (lead === '') return readNamed(text, keys, mark);
  const unknown = new RegExp(`^([^\\s"${mark}]+)\\s*${mark}(?!//)`).exec(lead)?.[1];
  const [first] = keys;
  if (unknown !== undefined || first === undefined) return { kind: 'unknown', typed: unknown ?? lead };
  return readNamed(`${first.spellings[0]}${mark}${text}`, keys, mark);
};

const readNamed = (text: string, keys: readonly Key[], mark: Mark): Pairs => {
  const folded = fold(text);
  const headFrom = (from: number) => nextHead(text, folded, from, keys, mark);
  const pairs: Pair[] = [];
  let head = headFrom(0);
  while (head) {
    const { id, end } = head;
    if (pairs.some((pair) => pair.id === id)) return { kind: 'twice', id };
    const quoted = readQuoted(text, afterSpaces(text, end));
    if (quoted === 'unclosed') return { kind: 'unclosed', id };
    const following = headFrom(quoted?.end ?? end);
    if (quoted && text.slice(quoted.end, following?.start).trim() === '') {
      pairs.push({ id, value: quoted.value, quoted: true });
      head = following;
    } else {
      const next = headFrom(end);
      pairs.push({ id, value: text.slice(end, next?.start).trim(), quoted: false });
      head = next;
    }
  }
  return { kind: 'pairs', pairs };
};

/** A word with a value right behind it, as only an option is written, where an unquoted value stands; `note: x` is text, and so is an address. */
export const optionIn = (value: string, mark: Mark): string | null =>
  new RegExp(`(?<=^|\\s)(\\p{L}[\\p{L}\\p{N}_-]+)${mark}(?=[^\\s/])`, 'u').exec(value)?.[1] ?? null;
