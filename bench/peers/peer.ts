/** One name as the peers are given it: folded as ours are, with how well known its bearer is. */
export interface Entry {
  readonly text: string;
  readonly language: 'en' | 'fr';
  readonly fame: number;
  /** Who bears it. */
  readonly owner: number;
}

/** The owners of at most `limit` names, the likeliest first, each once. */
export type Find = (typed: string, limit: number, language: 'en' | 'fr') => readonly number[];

/** A library that others use to find a name as it is typed. */
export interface Peer {
  readonly name: string;
  /** It is asked one look-up in so many, evenly over the kinds, where all of them would take many minutes. */
  readonly oneIn?: number;
  /** Builds its index of names that come in order of fame; rejects where its package is not installed. */
  build(entries: readonly Entry[]): Promise<Find>;
}

/** The owners of names in their order, each once. */
export const ownersOf = (entries: readonly (Entry | undefined)[], limit: number): readonly number[] => {
  const owners = new Set<number>();
  for (const entry of entries) {
    if (entry) owners.add(entry.owner);
    if (owners.size === limit) break;
  }
  return [...owners];
};
