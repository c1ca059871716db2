/*
 * Type lines in French. They are facts made of few words: what a card is today can be said in Wizards' French whether or not it was
 * ever printed so.
 */

/** A word of a type line in Wizards' French. */
export type TypeWord =
  | { readonly kind: 'type'; readonly en: string; readonly fr: string; readonly gender: 'm' | 'f' }
  | { readonly kind: 'supertype'; readonly en: string; readonly m: string; readonly f: string }
  /** A word beyond the dash: of a plane, all of them. */
  | { readonly kind: 'subtype'; readonly en: string; readonly fr: string };

/** `Legendary Creature — Elf Warrior` as `Créature légendaire : elfe et guerrier`; null when any of its words is not known. */
export type InFrench = (types: string) => string | null;

/** The supertypes of `words` stand in the order in which French lines have them. */
export const typeLines = (words: readonly TypeWord[]): InFrench => {
  const types = new Map(words.flatMap((it) => (it.kind === 'type' ? [[it.en, it]] : [])));
  const supertypes = words.filter((it) => it.kind === 'supertype');
  const subtypes = new Map(words.flatMap((it) => (it.kind === 'subtype' ? [[it.en, it.fr]] : [])));

  const before = (line: string): string | null => {
    const own = line.split(' ');
    // `Artifact Creature` is a creature before it is an artifact: Créature-artefact.
    const nouns = own.flatMap((word) => types.get(word) ?? []).reverse();
    const adjectives = supertypes.filter(({ en }) => own.includes(en));
    const [first] = nouns;
    if (!first || nouns.length + adjectives.length < own.length) return null;
    const said = [nouns.map(({ fr }) => fr).join('-'), ...adjectives.map((it) => it[first.gender])].join(' ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const beyond = (line: string): string | null => {
    const whole = subtypes.get(line);
    if (whole !== undefined) return whole;
    const known = line.split(' ').map((word) => subtypes.get(word));
    return known.includes(undefined) ? null : known.join(' et ');
  };

  return (line) => {
    const [is = '', of] = line.split(' — ');
    const [noun, kinds] = [before(is), of === undefined ? '' : beyond(of)];
    if (noun === null || kinds === null) return null;
    return kinds === '' ? noun : `${noun}\u00a0: ${kinds}`;
  };
};
