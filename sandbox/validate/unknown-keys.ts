import { isJson } from '../json.ts';
import type { Path, Problem } from './problem.ts';
import { problem } from './problem.ts';

/**
 * Keys that Discord does not know: the schemas drop them, so what is missing from the parsed copy was unknown. Real
 * Discord ignores them; here they are refused, for such a key is always a mistake (a camelCase one, mostly).
 */
export const unknownKeys = (sent: unknown, parsed: unknown, extras: readonly string[], path: Path = []): Problem[] => {
  if (Array.isArray(sent) && Array.isArray(parsed)) {
    return sent.flatMap((item, index) => unknownKeys(item, parsed[index], extras, [...path, index]));
  }
  if (!isJson(sent) || !isJson(parsed)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    if (key in parsed) return unknownKeys(value, parsed[key], extras, [...path, key]);
    const isExtra = extras.includes(key) && isMessageOrCommand(path);
    return isExtra ? [] : [problem([...path, key], 'UNKNOWN_FIELD', 'Discord knows no such field here.')];
  });
};

/** The extras are tolerated at the top of a body, or of the `data` and `message` inside it. */
const isMessageOrCommand = (path: Path): boolean =>
  path.length === 0 || (path.length === 1 && (path[0] === 'data' || path[0] === 'message'));
