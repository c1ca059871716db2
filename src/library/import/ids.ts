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
      met.add(id);
      return true;
    },
  };
};
