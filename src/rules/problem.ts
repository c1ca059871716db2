/*
 * The words in which payments are settled: sources are used in one of several ways, a way gives units, a unit pays one symbol of
 * some kind at some price.
 */

/** What a unit costs, the worst first: a symbol left unpaid, 2 points of life, one mana, an exiled card, or nothing of the kind. */
export const PRICES = ['unpaid', 'life', 'mana', 'exile', 'free'] as const;
export type Price = (typeof PRICES)[number];

/** How often each price is paid. */
export type Tally = Readonly<Record<Price, number>>;

/** One way to use a source: the energy it takes, and what it gives. Of ways as good, the one of least `effort` is taken. */
export interface Way<Unit> {
  readonly energy: number;
  readonly effort: number;
  readonly units: readonly { readonly unit: Unit; readonly count: number }[];
}

/** Sources that are alike, each used in one way at most (118.10). Those `under` the same limit share it. */
export interface Source<Unit> {
  readonly count: number;
  readonly ways: readonly Way<Unit>[];
  readonly under: number | null;
}

/** A kind of symbol. Of those in the same lot, any may be paid, as many as the lot says; paying one that opens a limit raises it. */
export interface Demand<Slot> {
  readonly slot: Slot;
  readonly lot: number | null;
  readonly opens: number | null;
}

/** How many symbols there are of each kind, how many of each lot are to be paid, and where each limit stands. */
export interface Amounts {
  readonly demands: readonly number[];
  readonly lots: readonly number[];
  readonly limits: readonly number[];
}

export interface Problem<Unit, Slot> {
  readonly sources: readonly Source<Unit>[];
  readonly demands: readonly Demand<Slot>[];
  /** The limit that each limit is under itself. */
  readonly limitsUnder: readonly (number | null)[];
  /**
   * What may be asked for: the best is found over all of them. Along a row, every amount goes up or down in equal steps.
   */
  readonly rows: readonly (readonly Amounts[])[];
  /** The energy there is for ways that take some. */
  readonly energy: number;
  /** The price at which a unit pays a symbol; null when it can't. */
  readonly price: (unit: Unit, slot: Slot) => Price | null;
  /** Which price is to be kept lowest first. */
  readonly order: readonly Price[];
}

/** A source (by its place among the sources) used in one of its ways, where a unit of that way pays symbols of a kind. */
export interface Use {
  readonly source: number;
  readonly way: number;
  readonly unit: number;
  readonly demand: number;
  readonly times: number;
}

/** The best way to pay: what was asked for, who pays what, what it costs. */
export interface Allotment {
  readonly row: number;
  readonly place: number;
  readonly uses: readonly Use[];
  readonly tally: Tally;
  /** Energy spent on ways that take some. */
  readonly energy: number;
}
