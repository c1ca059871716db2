import type { Restates } from '../library.ts';
import type { Subject } from '../names/resolver.ts';

/** A ruling that a judge of a server made; at least one of `en` and `fr` is there. */
export interface JudgeRuling {
  readonly id: number;
  readonly guild: string;
  readonly subject: Subject;
  readonly en: string | null;
  readonly fr: string | null;
  readonly restates: Restates | null;
  /** Null: they asked to be forgotten. */
  readonly judge: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A French text that was read beside the English it says, or alone while that is not known. */
export interface Review {
  /** The text key of the English, else of the French as it was. */
  readonly key: string;
  readonly fr: string;
  readonly judge: string | null;
  /** The name of the server whose judge it was. */
  readonly server: string | null;
  readonly at: number;
}

/** A review, and where it holds; everywhere with guild `''`. */
export interface HeldReview extends Review {
  readonly guild: string;
}

/** All that is kept of one judge's work. */
export interface JudgedShare {
  readonly guild: string;
  readonly at: number;
  readonly ruling?: Pick<JudgeRuling, 'subject' | 'en' | 'fr'>;
  readonly review?: Pick<Review, 'key' | 'fr'>;
}

/**
 * What judges of servers added and reviewed, in `table.db`: a library built anew finds it there. Reading is synchronous, as the library
 * is that it is laid over.
 */
export interface Judged {
  rulings(guild: string, subject: Subject): readonly JudgeRuling[];
  /** All rulings of a server's judges, the newest first. */
  rulingsIn(guild: string): readonly JudgeRuling[];
  /** Keeps a ruling. An interaction that made one before gets that one again. */
  add(ruling: Omit<JudgeRuling, 'id'>, interaction: string): JudgeRuling;
  /** Puts French beside a ruling of a server that has none. Answers that ruling; null where there is none such. */
  translate(guild: string, id: number, fr: string): JudgeRuling | null;
  /** Takes a ruling of a server back. Answers whether there was one. */
  drop(guild: string, id: number): boolean;
  /** What a server's own judge said, else what holds everywhere. */
  review(guild: string | null, key: string): Review | null;
  keepReview(guild: string, review: Review): void;
  skip(guild: string, judge: string, key: string, at: number): void;
  /** What a judge need not be asked: keys reviewed in this server or everywhere, and those they would rather not. */
  settled(guild: string, judge: string): ReadonlySet<string>;
  reviews(): readonly HeldReview[];
  /** Another one whenever the texts of a server (`''`: those that hold everywhere) may have changed. */
  version(guild: string): string;
  /** Makes reviews hold everywhere: all or none. Counts what was new, told otherwise, and there already. */
  makeGeneral(reviews: readonly Review[]): {
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
  };
  /** Deletes what belongs to servers that were left long ago (ms since 1970). */
  purge(now: number): void;
  about(user: string): readonly JudgedShare[];
  /** Rulings and reviews lose their author. Answers how many. */
  forget(user: string): number;
}
