/** Any JSON object, as it comes from the bot before it is checked. */
export type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list that may not even be a list. */
export const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
