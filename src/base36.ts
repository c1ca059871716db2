import { z } from 'zod';

/** Numbers in custom ids: `makeBase36` writes them, `base36` reads them. */
export const makeBase36 = (n: number): string => n.toString(36);
export const base36 = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform((digits) => Number.parseInt(digits, 36))
  .refine(Number.isSafeInteger);
