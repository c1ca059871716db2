import type { Attachment } from '../message.ts';
import type { Pen } from './pen.ts';
import type { Directory } from './values.ts';
import type { Words } from './words.ts';

/** With whose eyes a message is read. */
export interface Sight {
  readonly pen: Pen;
  readonly words: Words;
  /** A Discord locale: `fr`, `en-US`. */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Everyone and everywhere: what mentions name. */
  readonly world: Directory;
  /** Whom and what a select of this place offers. */
  readonly here: Directory;
  /** The number of a message in its channel; null when this Discord has no such message. */
  readonly numberOf: (messageId: string) => number | null;
  /** The content of a file, when it is text. */
  readonly textOf: (attachment: Attachment) => string | null;
}
