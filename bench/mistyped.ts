import { fold } from '../src/library/names/fold.ts';
import { isSmall } from '../src/library/names/words.ts';

/*
 * Names as people mistype them, for look-ups that nobody wrote down before. Each kind is one way to get a name wrong.
 */

/** A whole number from 0 to below `n`. */
export type Below = (n: number) => number;
/** Null when a name can't be mistyped so. */
type Mistyping = (name: string, below: Below) => string | null;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];

/** What a French ear writes for what it hears. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/th/, 't'],
  [/th/, 'z'],
  [/y/, 'i'],
  [/c(?=[aou])/, 'k'],
  [/ck/, 'k'],
  [/qu/, 'k'],
  [/eau/, 'o'],
  [/au/, 'o'],
  [/oo/, 'ou'],
  [/w/, 'ou'],
  [/ee/, 'i'],
  [/ea/, 'i'],
  [/er\b/, 'eur'],
  [/igh/, 'i'],
  [/h/, ''],
  [/e\b/, ''],
  [/([bcdfglmnprst])\1/, '$1'],
  [/an/, 'en'],
  [/en/, 'an'],
  [/x/, 'ks'],
  [/sh/, 'ch'],
];

const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const wordsOf = (name: string): string[] => fold(name).split(' ');
const telling = (name: string): string[] => wordsOf(name).filter((word) => !isSmall(word) && word.length > 2);
const drawn = <T>(list: readonly T[], below: Below): T | null => list[below(list.length)] ?? null;

const beside = (letter: string): readonly string[] =>
  ROWS.flatMap((row) =>
    row.includes(letter) ? [row[row.indexOf(letter) - 1], row[row.indexOf(letter) + 1]] : [],
  ).filter((key) => key !== undefined);

/** One letter left out, doubled, swapped, hit beside its key, wrong, or added. */
const slip: Mistyping = (text, below) => {
  for (let tries = 0; tries < 20; tries++) {
    const at = below(text.length);
    const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    if (!/[a-z]/.test(letter)) continue;
    const wrong = LETTERS.charAt(below(26));
    const slipped = drawn(
      [
        before + after,
        before + letter + letter + after,
        before + after.charAt(0) + letter + after.slice(1),
        before + (drawn(beside(letter), below) ?? wrong) + after,
        before + wrong + after,
        before + wrong + letter + after,
      ],
      below,
    );
    if (slipped && slipped !== text) return slipped;
  }
  return null;
};

const heard: Mistyping = (text, below) => {
  let left = 1 + below(2);
  let written = text;
  for (let tries = 0; tries < 40 && left > 0; tries++) {
    const [sound, letters] = drawn(HEARD, below) ?? [/$/, ''];
    const next = written.replace(sound, letters);
    if (next === written) continue;
    written = next;
    left -= 1;
  }
  return left === 0 ? written : null;
};

const cutTo =
  (length: number): Mistyping =>
  (name) =>
    plain(name).length > length ? plain(name).slice(0, length).trim() : null;

const turned: Mistyping = (name, below) => {
  const words = wordsOf(name);
  const at = 1 + below(words.length - 1);
  return words.length > 1 ? [...words.slice(at), ...words.slice(0, at)].join(' ') : null;
};

const unarticled: Mistyping = (name) => {
  const words = wordsOf(name).filter((word) => !isSmall(word));
  return words.length > 0 && words.length < wordsOf(name).length ? words.join(' ') : null;
};

const plural: Mistyping = (name, below) => {
  const words = wordsOf(name);
  const at = below(words.length);
  return words.map((word, i) => (i !== at ? word : word.endsWith('s') ? word.slice(0, -1) : `${word}s`)).join(' ');
};

const glued: Mistyping = (name) => (name.includes(' ') ? wordsOf(name).join('') : null);

const gluedOnce: Mistyping = (name, below) => {
  const words = wordsOf(name);
  const at = 1 + below(words.length - 1);
  return words.length > 1 ? `${words.slice(0, at).join(' ')}${words.slice(at).join(' ')}` : null;
};

const cut: Mistyping = (name, below) => (name.length > 10 ? name.slice(0, name.length - 1 - below(5)).trim() : null);

/** A few letters of the beginning, as they are first typed, with a slip. */
const begun =
  (least: number, most: number): Mistyping =>
  (name, below) =>
    name.length > least + 2 ? slip(plain(name).slice(0, least + below(most - least + 1)), below) : null;

const COMBINED: readonly Mistyping[] = [slip, turned, unarticled, gluedOnce, cut, heard, plural];

/** The ways and how often of a thousand each is drawn. */
export const MISTYPED: Readonly<Record<string, { readonly often: number; readonly mistype: Mistyping }>> = {
  exact: { often: 40, mistype: (name) => name },
  noaccent: { often: 60, mistype: (name, below) => (below(2) ? plain(name) : plain(name).toUpperCase()) },
  typo1: { often: 130, mistype: (name, below) => slip(plain(name), below) },
  typo2: { often: 90, mistype: (name, below) => slip(slip(plain(name), below) ?? '', below) },
  prefix3: { often: 35, mistype: cutTo(3) },
  prefix4: { often: 30, mistype: cutTo(4) },
  prefix5: { often: 30, mistype: cutTo(5) },
  prefix6: { often: 30, mistype: cutTo(6) },
  prefixtypo: { often: 50, mistype: begun(6, 12) },
  shorttypo: { often: 50, mistype: begun(4, 5) },
  inner1: { often: 50, mistype: (name, below) => drawn(telling(name).slice(1), below) },
  inner2: {
    often: 45,
    mistype: (name, below) => {
      const words = telling(name);
      const at = below(words.length - 1);
      return words.length > 1 && wordsOf(name).length > 2 ? words.slice(at, at + 2).join(' ') : null;
    },
  },
  swap: { often: 40, mistype: turned },
  noarticle: { often: 50, mistype: unarticled },
  phonetic: { often: 65, mistype: (name, below) => heard(plain(name), below) },
  ligature: { often: 15, mistype: (name) => (/œ|æ/i.test(name) ? name.replace(/œ|æ/gi, 'e') : null) },
  apostrophe: {
    often: 35,
    mistype: (name, below) =>
      name.includes("'") ? plain(name).replaceAll("'", drawn(['’', ' ', '', '`'], below) ?? '') : null,
  },
  hyphen: {
    often: 25,
    mistype: (name, below) => {
      const text = plain(name);
      return text.includes('-')
        ? text.replace('-', below(2) ? '' : ' ')
        : text.includes(' ')
          ? text.replace(' ', '-')
          : null;
    },
  },
  wordprefix: {
    often: 35,
    mistype: (name, below) => {
      const words = telling(name).slice(0, 3);
      return words.length > 1 ? words.map((word) => word.slice(0, 3 + below(2))).join(' ') : null;
    },
  },
  plural: { often: 25, mistype: plural },
  glued: { often: 20, mistype: glued },
  combo: {
    often: 50,
    mistype: (name, below) => {
      const first = below(COMBINED.length);
      const second = (first + 1 + below(COMBINED.length - 1)) % COMBINED.length;
      const once = COMBINED[first]?.(plain(name), below);
      return once ? (COMBINED[second]?.(once, below) ?? null) : null;
    },
  },
};
