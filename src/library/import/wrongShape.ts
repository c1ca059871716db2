import type { z } from 'zod';

/** Why a record is not what it should be: the first fault, and where in the record it is. */
export const wrongShape = (what: string, error: z.ZodError): string => {
  const [first] = error.issues;
  const place = first?.path.length ? ` at ${first.path.join('.')}` : '';
  return `is no ${what}${place}: ${first?.message ?? 'of another form'}`;
};
