/** One thing measured: the value, the target it is held to, and what others reach at the same. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: Target;
  readonly beside?: readonly { readonly name: string; readonly value: number }[];
}

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** What is measured together. Its figures are null where this machine lacks what it needs. */
export interface Bench {
  readonly name: string;
  readonly what: string;
  measure(): Promise<readonly Figure[] | null>;
}

/** Whether the target is reached; null where there is none. */
export const isMet = ({ value, target }: Figure): boolean | null => {
  if (target === undefined) return null;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
};

/** As a reader takes it in: three digits that count. */
export const shown = (value: number): string =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** Lines of columns, each as wide as its widest. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [
    ['figure', 'value', 'target', '', 'beside it'],
    ...figures.map((figure) => {
      const { name, value, unit, target, beside = [] } = figure;
      const limit = target === undefined ? '' : 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
      const met = isMet(figure);
      return [
        name,
        `${shown(value)} ${unit}`.trim(),
        limit,
        met === null ? '' : met ? 'met' : 'MISSED',
        beside.map((other) => `${other.name} ${shown(other.value)}`).join(', '),
      ];
    }),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
