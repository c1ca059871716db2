/** The ids that were met in a file. */
export interface Ids {
  /** Whether this is the first time. */
  meet(id: string): boolean;
  has(id: string): boolean;
}

export const ids = (): Ids => {
  const met = new Set<string>();
  return {
    has: (id) => met.has(id),
    meet: (id) => {
      if (met.has(id)) return false;
      // A copy: the id may be a slice of a text that should not stay in memory.
      met.add(Buffer.from(id, 'latin1').toString('latin1'));
      return true;
    },
  };
};
