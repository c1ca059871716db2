/* Calendar dates (`YYYY-MM-DD`) in words. They name a day, not a moment: no time zone moves them. */

const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const english = new Intl.DateTimeFormat('en-US', style);
const french = new Intl.DateTimeFormat('fr', style);

/** `June 7, 2024`. */
export const dateEn = (date: string): string => english.format(new Date(`${date}T00:00:00Z`));

/** `7 juin 2024`, `1er août 2009`. */
export const dateFr = (date: string): string => french.format(new Date(`${date}T00:00:00Z`)).replace(/^1 /, '1er ');
