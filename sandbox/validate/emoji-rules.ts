import { isJson, textOf } from '../json.ts';
import type { Path, Problem } from './problem.ts';
import { problem } from './problem.ts';

/** Whether an application emoji of this id exists. */
export type KnowsEmoji = (id: string) => boolean;

/** Pictures, flags and keycaps; letters and most arrows are no emoji. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

/** The emoji of a button or an option: one of the application's by id, else a Unicode one. */
export const emojiProblems = (emoji: unknown, path: Path, knows: KnowsEmoji): Problem[] => {
  if (!isJson(emoji)) return [];
  const isKnown = textOf(emoji.id) === '' ? EMOJI.test(textOf(emoji.name)) : knows(textOf(emoji.id));
  return isKnown
    ? []
    : [problem([...path, textOf(emoji.id) ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
};
