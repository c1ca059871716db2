import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { startTogether, type Together } from './harness.ts';

/*
 * The English words are a contract: other programs drive the bot by them.
 */

/** Every subcommand, and its options in order; `?` is an option one may leave out. */
const CONTRACT: Readonly<Record<string, string>> = {
  'energy gain': 'amount player? source?',
  'energy lose': 'amount player?',
  'energy pay': 'amount player? for?',
  'energy set': 'amount player?',
  'energy show': 'player?',
  'counter gain': 'kind amount player?',
  'counter lose': 'kind amount player?',
  'counter set': 'kind amount player?',
  'counter proliferate': 'player?',
  'life gain': 'amount player?',
  'life lose': 'amount player?',
  'life set': 'amount player?',
  'revolt mark': 'player? permanent?',
  'revolt show': 'player?',
  'game start': 'format? player1? player2? player3? player4?',
  'game join': 'player?',
  'game leave': '',
  'game turn': 'player?',
  'game board': '',
  'game undo': 'player?',
  'game redo': 'player?',
  'game history': '',
  'game transfer': 'player',
  'game end': '',
  'payment mana':
    'cost? card? x? artifacts? creatures? graveyard? pool? extra? reduction? alternative? minimum? waterbend? helper? energy? life? mechanics?',
  'payment energy': 'amount have? mode? targets? times?',
  'ruling lookup': 'query language? private?',
  'ruling search': 'text',
  'ruling add': 'query',
  'ruling review': '',
  'ruling flag': 'query',
  'Rulings for this': '',
  'rule lookup': 'query',
  'card lookup': 'query',
  'judge call': 'question topic? card? private?',
  'judge queue': '',
  'settings show': '',
  'settings language': 'language channel?',
  'settings judge-role': 'role',
  'settings head-judge-role': 'role',
  'settings desk-channel': 'channel',
  'settings check': '',
  'privacy show': '',
  'privacy export': '',
  'privacy delete': '',
  help: '',
  about: '',
};

interface Json {
  readonly type?: number;
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly choices?: readonly Json[];
  readonly options?: readonly Json[];
}
const definitions = commands.map(({ data }) => data as Json); // the same JSON, of which we read names

const leaves = definitions.flatMap((command) =>
  command.options?.some(({ type }) => type === 1)
    ? (command.options ?? []).map((leaf) => ({ path: `${command.name} ${leaf.name}`, leaf }))
    : [{ path: command.name, leaf: command }],
);

const everyNode = (node: Json, where = ''): readonly { readonly where: string; readonly node: Json }[] => [
  { where: `${where} ${node.name}`.trim(), node },
  ...[...(node.options ?? []), ...(node.choices ?? [])].flatMap((child) => everyNode(child, `${where} ${node.name}`)),
];

describe('What one can say', () => {
  test.each(leaves)('$path takes what the contract says', ({ path, leaf }) => {
    const options = (leaf.options ?? []).map(({ name, required }) => (required === true ? name : `${name}?`));
    expect([...options].sort().join(' ')).toBe(CONTRACT[path]?.split(' ').sort().join(' '));
  });

  test('every command, subcommand, option and choice has French words', () => {
    const without = definitions
      .flatMap((command) => everyNode(command))
      .filter(({ node }) => {
        const described = node.description === undefined || node.description_localizations?.fr;
        return !node.name_localizations?.fr || !described;
      });
    expect(without.map(({ where }) => where)).toEqual([]);
  });
});

describe('Discord', () => {
  let together: Together;
  let discord: LocalDiscord;
  beforeAll(async () => {
    together = await startTogether();
    ({ discord } = together);
  });
  afterAll(() => together.stop());

  test('takes every definition as it is', () => {
    expect(discord.commands.map(({ name }) => name).sort()).toEqual(definitions.map(({ name }) => name).sort());
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  });

  test('is told what is only for servers, and what for everywhere', () => {
    const placesOf = (name: string) => discord.commands.find((command) => command.name === name)?.contexts;
    expect(placesOf('energy')).toEqual([0, 1, 2]);
    expect(placesOf('game')).toEqual([0, 1, 2]);
    expect(placesOf('settings')).toEqual([0]);
  });
});
