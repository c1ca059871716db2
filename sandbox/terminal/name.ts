import type { Localizations } from '../registered-command.ts';
import { nameIn } from '../registered-command.ts';

/** Whatever Discord lets a bot name in several languages: commands, options, choices. */
export interface Named {
  readonly name: string;
  readonly name_localizations?: Localizations;
}

/** A name as people type it: neither case nor accents count, and one space or apostrophe is as good as another. One unit in, one unit out, so that positions stay true. */
export const fold = (typed: string): string =>
  typed
    .split('')
    .map((unit) => {
      if (/\s/.test(unit)) return ' ';
      if (/['‘’ʼ′`´]/.test(unit)) return "'";
      const folded = unit.normalize('NFD').charAt(0).toLowerCase();
      return folded.length === 1 ? folded : unit;
    })
    .join('');

/** Every name it answers to. */
export const namesOf = (named: Named): readonly string[] => [
  ...new Set([named.name, ...Object.values(named.name_localizations ?? {})]),
];

export type Match<Thing> =
  | { readonly kind: 'one'; readonly thing: Thing }
  | { readonly kind: 'several'; readonly things: readonly Thing[] }
  | { readonly kind: 'none' };

/** The first reading under which anything fits decides: an exact name is never ambiguous with a loose one. */
const firstThatFits = <Thing>(
  things: readonly Thing[],
  readings: readonly ((thing: Thing) => boolean)[],
): Match<Thing> => {
  for (const fits of readings) {
    const [thing, ...others] = things.filter(fits);
    if (thing !== undefined)
      return others.length === 0 ? { kind: 'one', thing } : { kind: 'several', things: [thing, ...others] };
  }
  return { kind: 'none' };
};

export const matchNamed = <Thing extends Named>(
  typed: string,
  things: readonly Thing[],
  locale: string,
): Match<Thing> =>
  firstThatFits(things, [
    (thing) => thing.name === typed,
    (thing) => nameIn(locale, thing) === typed,
    (thing) => namesOf(thing).includes(typed),
    (thing) => namesOf(thing).some((name) => fold(name) === fold(typed)),
  ]);

/** A choice is meant by its value, or by any of its names. */
export const matchChoice = <Choice extends Named & { readonly value: string | number }>(
  typed: string,
  choices: readonly Choice[],
  locale: string,
): Match<Choice> => {
  const byValue = choices.find((choice) => String(choice.value) === typed);
  return byValue ? { kind: 'one', thing: byValue } : matchNamed(typed, choices, locale);
};

/** A user, role or channel of the local Discord. */
export interface Entry {
  readonly id: string;
  readonly name: string;
}

/** An entry is meant by its id, its name, or the beginning of its name. */
export const matchEntry = (typed: string, entries: readonly Entry[]): Match<Entry> =>
  firstThatFits(entries, [
    (entry) => entry.id === typed,
    (entry) => entry.name === typed,
    (entry) => fold(entry.name) === fold(typed),
    (entry) => typed !== '' && fold(entry.name).startsWith(fold(typed)),
  ]);
