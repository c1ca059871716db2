/** What the bot knows and what it remembers, as the commands see it; opened in `bot.ts`. */
export type Stores = Readonly<Record<never, never>>;
