import { fold } from './name.ts';

/** What a line can begin with besides a command, in both languages: either is understood whatever the locale. */
export const VERBS = {
  complete: { en: 'complete', fr: 'compléter' },
  pick: { en: 'pick', fr: 'prendre' },
  click: { en: 'click', fr: 'cliquer' },
  choose: { en: 'choose', fr: 'choisir' },
  fill: { en: 'fill', fr: 'remplir' },
  cancel: { en: 'cancel', fr: 'annuler' },
  apps: { en: 'apps', fr: 'applications' },
  as: { en: 'as', fr: 'comme' },
  in: { en: 'in', fr: 'dans' },
  locale: { en: 'locale', fr: 'langue' },
  users: { en: 'users', fr: 'membres' },
  channels: { en: 'channels', fr: 'salons' },
  messages: { en: 'messages', fr: 'messages' },
  commands: { en: 'commands', fr: 'commandes' },
  help: { en: 'help', fr: 'aide' },
  quit: { en: 'quit', fr: 'quitter' },
} as const;

export type Verb = keyof typeof VERBS;

// Object.keys of a constant: exactly the verbs.
export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];

export const verbOf = (typed: string): Verb | undefined =>
  VERB_NAMES.find((verb) => [VERBS[verb].en, VERBS[verb].fr].some((spelling) => fold(spelling) === fold(typed)));
