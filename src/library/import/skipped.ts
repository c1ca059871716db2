/** What a file has that an import leaves out, counted by reason. */
export interface Skipped {
  add(reason: string, count?: number): void;
  readonly total: number;
  /** Lines of the report. */
  lines(): readonly string[];
}

export const countSkipped = (): Skipped => {
  const reasons = new Map<string, number>();
  return {
    add: (reason, count = 1) => {
      if (count > 0) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
    },
    get total() {
      return [...reasons.values()].reduce((sum, count) => sum + count, 0);
    },
    lines: () => [...reasons].map(([reason, count]) => `skipped ${count}: ${reason}`),
  };
};
