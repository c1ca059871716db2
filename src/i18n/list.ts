const english = new Intl.ListFormat('en', { type: 'conjunction' });
const french = new Intl.ListFormat('fr', { type: 'conjunction' });

/** `a, b, and c`; `a, b et c`. */
export const listEn = (items: readonly string[]): string => english.format(items);
export const listFr = (items: readonly string[]): string => french.format(items);
