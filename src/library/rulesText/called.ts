import type { Mechanic } from '../library.ts';
import type { Term } from '../starter.ts';
import { foldName } from './nameIndex.ts';
import type { Called } from './rulesText.ts';
import { RULES_TERMS } from './terms.ts';

/** How a title is called, in short and in French. What judges call a place stands before what a mechanic is called, and that before a mere word. */
export const calling = (
  mechanics: readonly { readonly mechanic: Mechanic }[],
  words: readonly Term[],
): ((title: string) => Called) => {
  const known = new Map<string, string>();
  const french = [
    ...RULES_TERMS.map(({ en, fr }) => [en, capital(fr)] as const),
    ...mechanics.map(({ mechanic: { en, fr } }) => [en, fr] as const),
    ...words.flatMap(({ en, fr: [fr], type }) => (fr === undefined || type ? [] : [[en, capital(fr)] as const])),
  ];
  for (const [en, fr] of french) if (!known.has(foldName(en))) known.set(foldName(en), fr);
  return (title) => {
    const own = known.get(foldName(title));
    if (own !== undefined) return { title, fr: own };
    const short = withoutKind(title);
    const fr = known.get(foldName(short));
    return fr === undefined ? { title, fr: null } : { title: short, fr };
  };
};

/** `Slow Play` of `Tournament Error — Slow Play`, `Time Limits` of `Appendix B—Time Limits`. */
export const withoutKind = (title: string): string => title.replace(/^.*\s—\s|^Appendix [A-Z]\s?—\s?/, '');

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
