/** Words that several topics share. */
export const common = {
  /** The language's own name. */
  language: 'English',
  /** A card or a mechanic for a reader of this language. */
  bothNames: (en: string, fr: string): string => `${en} — ${fr}`,
  /** Beside the name of a mechanic that a card bears too. */
  mechanic: 'mechanic',
};
