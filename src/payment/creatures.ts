import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';

/** Creatures typed as one group; `colored` when their colors were said, be it that they have none. */
export interface TypedCreatures {
  readonly colors: string;
  readonly n: number;
  readonly artifact: boolean;
  readonly colored: boolean;
}

/**
 * `2G 1GW 3C 1Wa`: how many, of which colors or none, and `a` for artifact creatures; a number alone is so many creatures, taken as
 * colorless. Refuses a color said twice: it is one creature that is of two colors, and two creatures that are green are `2G`.
 */
export const typedCreatures = (typed: string): Verdict<readonly TypedCreatures[]> => {
  const creatures: TypedCreatures[] = [];
  for (const token of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [, n = '', colors = '', artifact] = /^(\d{0,10})([wubrg]*|c+)(a?)$/i.exec(token) ?? [];
    if (n === '' && colors === '') return refuse({ code: 'bad-creatures', found: token });
    const letters = [...colors.toUpperCase()];
    const twice = letters.find((letter, at) => letters.indexOf(letter) < at);
    if (twice !== undefined) return refuse({ code: 'color-twice', found: token, color: twice });
    creatures.push({
      colors: letters.length === 0 ? 'C' : letters.join(''),
      n: n === '' ? 1 : Number(n),
      artifact: artifact !== '',
      colored: letters.length > 0,
    });
  }
  return ok(creatures);
};
