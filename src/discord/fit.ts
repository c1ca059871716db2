/*
 * Discord refuses a message that is too long, and with it the whole answer. Commands page their texts; what is still too
 * long is cut here, between words where it can be, and says so.
 */

const FENCE = '```';
/** Room for closing a code block that the cut left open. */
const CLOSING = 1 + FENCE.length;

/** Cuts at the end of a line, else of a word; never inside a character, a mention, an escape, and closes a code block. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const room = Math.max(0, max - CLOSING);
  const head = text.slice(0, isHighSurrogate(text, room - 1) ? room - 1 : room);
  const end = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > room / 2) ?? head.length;
  const kept = head
    .slice(0, end)
    .replace(/<[^<>\s]*$/, '')
    .trimEnd()

    .replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
  return kept.split(FENCE).length % 2 === 0 ? `${kept}\n${FENCE}` : kept;
};

const isHighSurrogate = (text: string, at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at));

/** Keeps as many texts as fit in `max` characters with `joint` more between two; if not all, `note` is the last. */
export const fitTexts = (texts: readonly string[], max: number, joint: number, note: string): readonly string[] => {
  const length = (parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + part.length, 0) + joint * Math.max(0, parts.length - 1);
  if (length(texts) <= max) return texts;
  const kept: string[] = [];
  for (const text of texts) {
    const room = max - length([...kept, note]) - joint;
    const fitting = cutText(text, room);
    if (fitting !== '') kept.push(fitting);
    if (fitting !== text) break;
  }
  return [...kept, note];
};
