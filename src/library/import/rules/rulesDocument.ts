/** Which document a rules text is: the Comprehensive Rules, the Magic Tournament Rules, or the Infraction Procedure Guide. */
export type DocumentKind = 'CR' | 'MTR' | 'IPG';

/** One row of a rules text, in the order of the text. */
export interface RulesRow {
  /**
   * `heading`: a number and its title. `rule`: a numbered rule, or a paragraph of a tournament document. `example`: of the rule
   * before it. `term`: a glossary entry, which has the term for a number.
   */
  readonly kind: 'heading' | 'rule' | 'example' | 'term';
  readonly number: string;
  readonly text: string;
}

/** A rules text as it was read. */
export interface RulesDocument {
  readonly kind: DocumentKind;
  /** The day it took effect, `YYYY-MM-DD`. */
  readonly date: string;
  /** False for an excerpt, which never stands for its edition. */
  readonly whole: boolean;
  readonly rows: readonly RulesRow[];
}
