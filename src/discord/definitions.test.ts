import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Command } from '../command.ts';
import { definitionFaults } from './definitions.ts';

const option = (more: object = {}) => ({ type: 3, name: 'card', description: 'Which', required: false, ...more });

const commandOf = (more: object): Command => ({
  name: 'probe',
  data: { type: 1, name: 'probe', description: 'Tries things', ...more },
  runs: {},
  actions: [],
});

describe('A command that Discord would refuse is refused first, and the fault is named with its locale and key', () => {
  test.each<[string, object, string]>([
    ['a space in a name', { name_localizations: { fr: 'à propos' } }, '/probe: name (fr) “à propos”'],
    ['a capital letter', { name_localizations: { fr: 'Énergie' } }, '/probe: name (fr) “Énergie” has a capital letter'],
    ['a name that is too long', { name: 'x'.repeat(33) }, 'name “xxx'],
    [
      'a description that is too long',
      { description_localizations: { fr: 'x'.repeat(101) } },
      '/probe: description (fr)',
    ],
    ['no description', { description: '' }, '/probe: description is not'],
    [
      'a locale Discord does not have',
      { name_localizations: { 'fr-FR': 'sonde' } },
      '/probe: Discord has no locale “fr-FR”',
    ],
    [
      'required after optional',
      { options: [option(), option({ name: 'set', required: true })] },
      '/probe: a required option',
    ],
    ['one name twice', { options: [option(), option()] }, '/probe card: name “card” is also card'],
    [
      'a translation that is the name of another option',
      { options: [option({ name_localizations: { fr: 'set' } }), option({ name: 'set' })] },
      '/probe card: name (fr) “set” is also set',
    ],
    [
      'one translation twice',
      {
        options: [
          option({ name_localizations: { fr: 'carte' } }),
          option({ name: 'set', name_localizations: { fr: 'carte' } }),
        ],
      },
      '/probe set: name (fr) “carte” is also card',
    ],
    [
      'choices with autocomplete',
      { options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] },
      '/probe card: choices',
    ],
    [
      'a choice value that is too long',
      { options: [option({ choices: [{ name: 'a', value: 'v'.repeat(101) }] })] },
      '/probe card: the choice value',
    ],
    [
      'a choice translated with nothing',
      { options: [option({ choices: [{ name: 'a', name_localizations: { fr: '' }, value: 'a' }] })] },
      '/probe card: the choice name (fr)',
    ],
    [
      'a kind of channel that can not be asked for',
      { options: [option({ type: 7, channel_types: [0, 16] })] },
      '/probe card: an option can',
    ],
    [
      'too many options',
      { options: Array.from({ length: 26 }, (_, at) => option({ name: `o${at}` })) },
      '/probe: more than 25 options',
    ],
    [
      'more than 8000 characters in all',
      {
        options: Array.from({ length: 25 }, (_, at) =>
          option({
            name: `o${at}`,
            description: 'd'.repeat(100),
            choices: Array.from({ length: 5 }, (_, n) => ({ name: `${n}`.padEnd(60, 'x'), value: n })),
          }),
        ),
      },
      '/probe: its words are',
    ],
  ])('%s', (_what, more, fault) => {
    expect(definitionFaults([commandOf(more)]).filter((line) => line.includes(fault))).toHaveLength(1);
  });

  test('the name of a command in a message’s menu may have spaces and capitals', () => {
    expect(definitionFaults([commandOf({ type: 3, name: 'Rulings for this', description: undefined })])).toEqual([]);
  });

  test('our own commands have none of these faults', () => {
    expect(definitionFaults(commands)).toEqual([]);
  });
});
