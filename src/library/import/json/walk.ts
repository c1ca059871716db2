import Assembler from 'stream-json/assembler.js';
import { jsonParser } from 'stream-json/parser.js';
import type { JsonRecord, Reader } from './reader.ts';

/** What stands at a place of a JSON document. */
export type Kind = 'object' | 'array' | 'scalar';

/**
 * Chooses what to read of a document by where it stands: records are numbered, remarks are not, the rest is left out. In
 * `path` an array's item is `*`; the path is only lent.
 */
export type Choose = (path: readonly string[], kind: Kind) => 'record' | 'remark' | null;

/** What of a chosen value is read. */
export interface Part {
  /** Only what stands under these keys, wherever they are. */
  readonly keys: ReadonlySet<string>;
  /** Of the objects in lists under `list`, only those with no other text than `text` under `key`. */
  readonly only: { readonly list: string; readonly key: string; readonly text: string };
}

/** Reads the chosen values of one JSON document, however large, each as soon as it is complete: all of them, or a part. */
export const walk = (choose: Choose, part: Part | null = null): Reader => {
  const parse = jsonParser({ streamValues: false });
  const path: string[] = [];
  const assembler = new Assembler<unknown>();
  let taken: 'record' | 'remark' | null = null;
  /** How deep we are inside what is left out of a chosen value; 0 right behind its key, -1 outside of any. */
  let leftOut = -1;
  let count = 0;
  let ended = false;

  const found = (): JsonRecord => {
    if (taken === 'record') count++;
    return { path: [...path], number: taken === 'record' ? count : null, value: assembler.current };
  };

  /** Whether a text tells that the object it stands in is none of those that are read. */
  const isOther = (text: string): boolean => {
    if (!part || assembler.key !== part.only.key || text === part.only.text) return false;
    return assembler.path.at(-2) === part.only.list;
  };

  return {
    push: (text) => {
      const parsed = parse(text);
      if (typeof parsed === 'symbol') return [];
      const records: JsonRecord[] = [];
      for (const token of parsed.values) {
        if (leftOut >= 0) {
          if (token.name === 'startObject' || token.name === 'startArray') leftOut++;
          else if (token.name === 'endObject' || token.name === 'endArray') leftOut--;
          if (leftOut === 0) leftOut = -1;
          continue;
        }
        const inside = taken !== null;
        switch (token.name) {
          case 'keyValue':
            if (!inside) path[path.length - 1] = token.value;
            else if (part && !part.keys.has(token.value)) {
              leftOut = 0;
              continue;
            }
            break;
          case 'stringValue':
            if (!inside) taken = choose(path, 'scalar');
            else if (isOther(token.value)) {
              assembler.dropToLevel(assembler.depth - 1);
              leftOut = 1;
              continue;
            }
            break;
          case 'startObject':
          case 'startArray':
            if (inside) break;
            taken = choose(path, token.name === 'startObject' ? 'object' : 'array');
            if (!taken) path.push(token.name === 'startObject' ? '' : '*');
            break;
          case 'endObject':
          case 'endArray':
            if (!inside) path.pop();
            break;
          default:
            if (!inside) taken = choose(path, 'scalar');
        }
        if (taken && assembler.consume(token).done) {
          records.push(found());
          taken = null;
        }
        ended = taken === null && path.length === 0;
      }
      return records;
    },
    end: () => (ended ? [] : [{ number: count + 1, reason: 'the end of the file is missing' }]),
  };
};
