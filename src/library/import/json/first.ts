/**
 * The first object of a JSON document or of JSON lines, whole, told by how the file begins; null when that is no object or
 * does not end there.
 */
export const firstObject = (head: string): Record<string, unknown> | null => {
  const start = /^\s*(?:\[\s*)?(?=\{)/.exec(head)?.[0].length;
  if (start === undefined) return null;
  const end = endOfObject(head, start);
  if (end === null) return null;
  try {
    return JSON.parse(head.slice(start, end));
  } catch {
    return null;
  }
};

/** Behind the brace that closes the one at `start`. */
const endOfObject = (text: string, start: number): number | null => {
  let depth = 0;
  for (const { 0: part, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (part === '{') depth++;
    else if (part === '}') depth--;
    if (depth === 0) return start + index + part.length;
  }
  return null;
};
