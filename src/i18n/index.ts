import { en } from './en.ts';
import { fr } from './fr.ts';

/** The languages we speak. Discord has more: whoever uses another one reads English. */
export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** A catalogue: everything the bot can say. `en.ts` is the contract, and every other language satisfies it or does not compile. */
export type Words = typeof en;

const CATALOGUES: Readonly<Record<Locale, Words>> = { en, fr };

export const wordsIn = (locale: Locale): Words => CATALOGUES[locale];

/** Which of our languages a Discord locale (`fr`, `en-GB`, `de`, …) reads. */
export const localeOf = (discordLocale: string | null | undefined): Locale => (discordLocale === 'fr' ? 'fr' : 'en');
