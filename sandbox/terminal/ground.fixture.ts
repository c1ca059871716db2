import type { CommandOption, RegisteredCommand } from '../registered-command.ts';
import { OPTION } from '../registered-command.ts';
import type { Ground } from './parse.ts';

/** A small bot of our own for the tests of what lines mean: not the bot's real commands, but every kind of option. */
const command = (type: number, name: string, fr: string, options: readonly CommandOption[]): RegisteredCommand => ({
  id: '1',
  application_id: '1',
  version: '1',
  type,
  name,
  name_localizations: { fr },
  description: `What ${name} does`,
  description_localizations: { fr: `Ce que fait ${fr}` },
  options,
  default_member_permissions: null,
  nsfw: false,
  integration_types: [0],
  contexts: null,
});

const option = (type: number, name: string, fr: string, rest: Partial<CommandOption> = {}): CommandOption => ({
  type,
  name,
  name_localizations: { fr },
  description: name,
  ...rest,
});

const { subcommand, group, string, integer, number, boolean, user, channel, role, mentionable, attachment } = OPTION;

const amount = option(integer, 'amount', 'quantité', { required: true, min_value: 1, max_value: 1000 });
const player = option(user, 'player', 'joueur');
const query = option(string, 'query', 'recherche', { required: true, autocomplete: true });
const language = option(string, 'language', 'langue', {
  choices: [
    { name: 'French', name_localizations: { fr: 'français' }, value: 'fr' },
    { name: 'English', name_localizations: { fr: 'anglais' }, value: 'en' },
    { name: 'both', name_localizations: { fr: 'les deux' }, value: 'both' },
  ],
});

export const commands: readonly RegisteredCommand[] = [
  command(1, 'energy', 'énergie', [
    option(subcommand, 'gain', 'obtenir', {
      options: [amount, player, option(string, 'source', 'source', { autocomplete: true })],
    }),
    option(subcommand, 'pay', 'payer', {
      options: [amount, player, option(string, 'for', 'pour', { autocomplete: true })],
    }),
    option(subcommand, 'show', 'voir', { options: [player] }),
  ]),
  command(1, 'ruling', 'clarification', [
    option(subcommand, 'lookup', 'chercher', { options: [query, language, option(boolean, 'private', 'privé')] }),
  ]),
  command(1, 'settings', 'réglages', [
    option(group, 'desk', 'bureau', {
      options: [
        option(subcommand, 'channel', 'salon', { options: [option(channel, 'channel', 'salon', { required: true })] }),
        option(subcommand, 'role', 'rôle', { options: [option(role, 'role', 'rôle', { required: true })] }),
      ],
    }),
  ]),
  command(1, 'odd', 'étrange', [
    option(number, 'ratio', 'rapport', { min_value: 0 }),
    option(mentionable, 'whom', 'qui'),
    option(attachment, 'file', 'fichier'),
    option(string, 'word', 'mot', { min_length: 2, max_length: 5 }),
    option(integer, 'life', 'vie', {
      choices: [20, 30].map((value) => ({
        name: `${value} life`,
        name_localizations: { fr: `${value} points de vie\u00a0: l'été` },
        value,
      })),
    }),
  ]),
  command(1, 'help', 'aide', []),
  command(3, 'Rulings for this', 'Clarifications', []),
];

const users = ['Ana', 'Ben', 'Benoît', 'Chloé'].map((name, index) => ({ id: `20000000000000000${index}`, name }));

export const ground: Ground = {
  commands,
  locale: 'en-US',
  users,
  people: users,
  roles: [{ id: '300000000000000000', name: 'Head Judge' }],
  channels: [
    { id: '400000000000000000', name: 'table-1' },
    { id: '400000000000000001', name: 'table-2' },
  ],
  places: [
    { id: '400000000000000000', name: 'table-1' },
    { id: '400000000000000001', name: 'table-2' },
  ],
  fields: null,
  modalOwners: [],
};

export const inFrench: Ground = { ...ground, locale: 'fr' };
