/** Words that several topics share. */
export const common = {
  /** The language's own name. */
  language: 'English',
};
