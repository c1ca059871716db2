import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LocalDiscord } from '../../sandbox/discord.ts';
import { action, type Command, integer, messageCommand, no, optional, type Reply, say, subcommand, text, user } from '../command.ts';
import type { Stores } from '../stores.ts';
import { type Connection, connect } from './connection.ts';
import { createMeasures, type Measures } from './measures.ts';
import { createMentions } from './mentions.ts';

/*
 * The dispatcher with commands made for the purpose: the real client, the local Discord, and no store at all.
 */

const page = (at: number): Reply => ({ kind: 'update', view: { look: 'plain', texts: [`page ${at}`] } });

const probe: Command = {
  name: 'probe',
  data: {
    type: 1,
    name: 'probe',
    description: 'Tries things',
    options: [
      {
        type: 1,
        name: 'say',
        description: 'Says it',
        options: [
          { type: 4, name: 'amount', name_localizations: { fr: 'quantité' }, description: 'How many', required: true },
          { type: 6, name: 'player', description: 'Who' },
          { type: 3, name: 'card', description: 'Which', autocomplete: true },
        ],
      },
      { type: 1, name: 'fail', description: 'Throws' },
      { type: 1, name: 'form', description: 'Opens a form' },
      { type: 1, name: 'poor', description: 'Refuses' },
    ],
  },
  runs: {
    say: subcommand(
      {
        amount: integer({ min: 1, max: 10 }),
        player: optional(user()),
        card: optional(
          text({ max: 100, complete: (typed) => [{ name: `${typed}!`.repeat(40), value: 'id' }, { name: 'x', value: 'v'.repeat(101) }] }),
        ),
      },
      ({ amount, player }, { names, channelLocale }) =>
        say('public', `${channelLocale} ${amount} ${names.get(player ?? '')}`, {
          rows: [[{ kind: 'button', label: 'Next', style: 'primary', does: { action: 'probe.page', args: ['2'] } }]],
        }),
    ),
    fail: subcommand({}, () => {
      throw new Error('a secret of the table');
    }),
    form: subcommand({}, () => ({
      kind: 'modal',
      modal: {
        title: 'A form',
        does: { action: 'probe.filled', args: [] },
        fields: [{ id: 'n', label: 'How many', required: true, maxLength: 10 }],
      },
    })),
    poor: subcommand({}, () => no({ code: 'not-enough-energy', have: 1, need: 3 })),
  },
  actions: [
    action('probe.page', z.tuple([z.coerce.number()]), ([at]) => page(at)),
    action('probe.filled', z.tuple([]), (_args, { fields }) => say('private', `filled ${fields.n}`)),
  ],
};

const menu = messageCommand({
  named: () => 'Read this',
  place: 'everywhere',
  execute: (words) => say('private', `read: ${words}`),
});

let discord: LocalDiscord;
let connection: Connection;
let measures: Measures;
const logged: string[] = [];
beforeAll(async () => {
  discord = await LocalDiscord.start();
  measures = createMeasures();
  connection = await connect({
    token: discord.token,
    apiBase: `${discord.address}/api`,
    devGuild: null,
    commands: [probe, menu],
    stores: {} as Stores, // these commands use none
    mentions: createMentions(),
    measures,
    log: pino({}, { write: (line) => logged.push(line) }),
    now: Date.now,
    signal: new AbortController().signal,
    languageOf: (_guild, channel) => (channel === discord.world.channel('table-2').id ? 'fr' : null),
    boards: { find: () => null, remember: () => {}, forget: () => {} },
    show: () => null,
    joined: () => {},
    left: () => {},
  });
});
afterAll(async () => {
  await connection.close();
  await discord.close();
});

const ana = () => discord.as('Ana', 'table-1');

describe('An interaction has one answer', () => {
  test('a public answer speaks the language of its channel, else of the server', async () => {
    const player = discord.world.user('Ben').id;
    const outcome = await discord.slash(ana(), 'probe say', { amount: 2, player });
    expect(outcome).toMatchObject({ type: 4, ephemeral: false });
    expect(outcome.message?.content).toMatch(/^en 2 \w/);
    const french = await discord.slash(discord.as('Ana', 'table-2'), 'probe say', { amount: 2 });
    expect(french.message?.content).toMatch(/^fr 2/);
  });
});
