/** How the targets of a spell or ability stand as it tries to resolve. */
export const TARGETS = ['none', 'all-legal', 'some-illegal', 'all-illegal'] as const;
export type Targets = (typeof TARGETS)[number];

/**
 * Whether a spell or ability resolves: unless each of its targets is illegal (608.2b). One that doesn't resolve does nothing:
 * nobody gets its energy, nobody may pay for it. One with a legal target left does all the rest.
 */
export const resolves = (targets: Targets): boolean => targets !== 'all-illegal';

/** How the effect of a payment is tied to it: "if you do" (118.12) or "when you do" (603.12). */
export const TIES = ['if-you-do', 'when-you-do'] as const;
export type Tie = (typeof TIES)[number];

/** What follows a payment made, or not, during a resolution. */
export type Consequence =
  | 'nothing'
  /** At once, with the targets the ability has had since it was put on the stack: nobody can act in between (608.2c). */
  | 'at-once'
  /** A reflexive triggered ability, whose targets are chosen now, and to which players can respond (603.12). */
  | 'reflexive-trigger';

/**
 * What a payment brings about. A reflexive ability that needs a target and finds none is removed from the stack (603.3d): the
 * payment stays made, and nothing follows. `targetable` is whether a target can be found, or none is needed.
 */
export const consequenceOf = (tie: Tie, paid: boolean, targetable: boolean): Consequence => {
  if (!paid) return 'nothing';
  if (tie === 'if-you-do') return 'at-once';
  return targetable ? 'reflexive-trigger' : 'nothing';
};
