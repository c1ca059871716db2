const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where an answer differs from what was expected, as paths; none when it matches. Objects are compared on the keys expected,
 * recursively; arrays and scalars exactly; an expected null must be there as null.
 */
export const mismatches = (expected: unknown, answer: unknown, path = ''): readonly string[] => {
  if (isObject(expected) && isObject(answer)) {
    return Object.keys(expected).flatMap((key) =>
      mismatches(expected[key], answer[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(expected) && Array.isArray(answer) && expected.length === answer.length) {
    return expected.flatMap((item: unknown, index) => exactly(item, answer[index], `${path}[${index}]`));
  }
  return expected === answer ? [] : [`${path}: expected ${shown(expected)}, got ${shown(answer)}`];
};

/** Inside an array nothing may be missing and nothing may be extra. */
const exactly = (expected: unknown, answer: unknown, path: string): readonly string[] => {
  if (!isObject(expected) || !isObject(answer)) return mismatches(expected, answer, path);
  const extra = Object.keys(answer).filter((key) => !(key in expected));
  return [...extra.map((key) => `${path}.${key}: not expected`), ...mismatches(expected, answer, path)];
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
