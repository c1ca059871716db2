import type { JsonFault, JsonRecord, Reader } from './reader.ts';

/** Reads a file with one JSON value a line; empty lines are none. Records are numbered as lines are. */
export const lines = (): Reader => {
  let rest = '';
  let number = 0;

  const read = (line: string): readonly (JsonRecord | JsonFault)[] => {
    number++;
    const text = line.trim();
    if (text === '') return [];
    try {
      return [{ path: [], number, value: JSON.parse(text) }];
    } catch {
      return [{ number, reason: 'is no whole JSON value, as every line should be' }];
    }
  };

  return {
    push: (text) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      return parts.flatMap(read);
    },
    end: () => read(rest),
  };
};
