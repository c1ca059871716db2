import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LocalDiscord, Message, Outcome } from '../../sandbox/discord.ts';
import type { Fault } from '../../sandbox/faults.ts';
import { placeJson } from '../../sandbox/interaction-payload.ts';
import { type Bare, startBare } from '../../test/bare.ts';
import {
  action,
  type Command,
  integer,
  messageCommand,
  no,
  optional,
  type Reply,
  say,
  subcommand,
  text,
  user,
} from '../command.ts';

/*
 * The dispatcher with commands made for the purpose: the real client, the local Discord, and no store at all.
 */

/** How often `/probe say` ran. */
let said = 0;

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
          text({
            max: 100,
            complete: (typed) => [
              { name: `${typed}!`.repeat(40), value: 'id' },
              { name: 'x', value: 'v'.repeat(101) },
            ],
          }),
        ),
      },
      ({ amount, player }, { names, channelLocale }) => {
        said += 1;
        return say('public', `${channelLocale} ${amount} ${names.get(player ?? '')}`, {
          rows: [[{ kind: 'button', label: 'Next', style: 'primary', does: { action: 'probe.page', args: ['2'] } }]],
        });
      },
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

let bare: Bare;
let discord: LocalDiscord;
let logged: readonly string[];
beforeAll(async () => {
  bare = await startBare(({ world }) => ({
    commands: [probe, menu],
    languageOf: (_guild, channel) => (channel === world.channel('pod-2').id ? 'fr' : null),
  }));
  ({ discord, logged } = bare);
});
afterAll(() => bare.stop());

const ana = () => discord.as('Ana', 'table-1');
const dan = () => discord.as('Dan', 'pod-1');

/** The answers Discord was sent for an interaction, whether it took them or not. */
const answersTo = (interaction: string) =>
  discord.log.filter(({ path }) => path.startsWith(`/interactions/${interaction}/`));

/** The same as programs might send it, past all that Discord's own client checks. */
const raw = (interaction: object) => discord.raw({ ...placeJson(discord.world, ana()), ...interaction });

const sendRaw = (options: readonly object[], path = 'say') =>
  raw({ type: 2, data: { id: '1', type: 1, name: 'probe', options: [{ type: 1, name: path, options }] } });

const messageIn = ({ message }: Outcome): Message => {
  if (message === undefined) throw new Error('No message');
  return message;
};

describe('An interaction has one answer', () => {
  test('a public answer speaks the language of its channel, else of the server', async () => {
    const player = discord.world.user('Ben').id;
    const french = await discord.slash(ana(), 'probe say', { amount: 2, player });
    expect(french).toMatchObject({ type: 4, ephemeral: false, message: { content: 'fr 2 Ben' } });
    expect((await discord.slash(dan(), 'probe say', { amount: 2 })).message?.content).toMatch(/^en 2/);
    const set = await discord.slash(discord.as('Dan', 'pod-2'), 'probe say', { amount: 2 });
    expect(set.message?.content).toMatch(/^fr 2/);
  });

  test('in a DM it speaks the language of its reader', async () => {
    expect((await discord.slash(discord.as('Ana'), 'probe say', { amount: 2 })).message?.content).toMatch(/^fr 2/);
    expect((await discord.slash(discord.as('Ben'), 'probe say', { amount: 2 })).message?.content).toMatch(/^en 2/);
  });

  test('a refusal is private, in the language of its reader', async () => {
    const french = await discord.slash({ ...dan(), locale: 'fr' }, 'probe poor');
    expect(french).toMatchObject({ type: 4, ephemeral: true });
    expect(french.message?.content).toMatch(/^Pas assez d'énergie/);
    expect((await discord.slash(dan(), 'probe poor')).message?.content).toMatch(/^Not enough energy/);
  });

  test('a button changes its message, and a form is filled in', async () => {
    const shown = await discord.slash(ana(), 'probe say', { amount: 2 });
    const clicked = await discord.click(ana(), messageIn(shown), 'v1|probe.page|2');
    expect(clicked).toMatchObject({ type: 7, message: { id: shown.message?.id, content: 'page 2', components: [] } });
    const form = await discord.slash(ana(), 'probe form');
    expect(form).toMatchObject({ type: 9, modal: { title: 'A form' } });
    expect(await discord.submit(ana(), form, { n: '7' })).toMatchObject({
      ephemeral: true,
      message: { content: 'filled 7' },
    });
  });

  test('a message command is given all the text of its message', async () => {
    const shown = await discord.slash(ana(), 'probe say', { amount: 3 });
    const read = await discord.messageCommand(ana(), 'Read this', messageIn(shown));
    expect(read.message?.content).toMatch(/^read: fr 3/);
  });

  test('of a command delivered twice the second is left alone', async () => {
    const ran = said;
    const once = await discord.slash(ana(), 'probe say', { amount: 2 });
    void discord.redeliver(once.interactionId);
    await discord.slash(ana(), 'probe say', { amount: 2 });
    expect(answersTo(once.interactionId)).toHaveLength(1);
    expect(said).toBe(ran + 2);
  });

  test('64 commands at once are all answered in time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, at) => discord.slash(ana(), 'probe say', { amount: 1 + (at % 10) })),
    );
    expect(outcomes.filter(({ type }) => type === 4)).toHaveLength(64);
  });
});

describe('Autocomplete', () => {
  test('offers choices within the limits of Discord, and none whose value would be cut', async () => {
    const { choices } = await discord.complete(ana(), 'probe say', { amount: 1, card: 'Aeth' }, 'card');
    expect(choices).toHaveLength(1);
    expect(choices[0]).toMatchObject({ value: 'id' });
    expect(choices[0]?.name).toHaveLength(100);
  });
});

describe('What is typed is checked at the door, and a fault is explained in the words of its reader', () => {
  test.each([
    [2.5, /`quantité` demande un nombre entier de 1 à 10/],
    ['many', /`quantité` demande un nombre entier/],
    [-1, /`quantité` demande un nombre de 1 à 10/],
    [11, /`quantité` demande un nombre de 1 à 10/],
    [undefined, /`quantité` manque/],
  ])('an amount of %s', async (value, words) => {
    const outcome = await sendRaw([{ type: 4, name: 'amount', ...(value === undefined ? {} : { value }) }]);
    expect(outcome).toMatchObject({ type: 4, ephemeral: true });
    expect(outcome.message?.content).toMatch(words);
  });

  test('a text that is too long', async () => {
    const outcome = await sendRaw([
      { type: 4, name: 'amount', value: 1 },
      { type: 3, name: 'card', value: 'x'.repeat(4000) },
    ]);
    expect(outcome.message?.content).toMatch(/`card` accepte au plus 100 caractères/);
  });

  test.each([
    [
      'an option',
      [
        { type: 4, name: 'amount', value: 1 },
        { type: 3, name: 'colour', value: 'red' },
      ],
      'say',
    ],
    ['a subcommand', [], 'whisper'],
  ])('%s of another release', async (_what, options, path) => {
    expect((await sendRaw(options, path)).message?.content).toMatch(/ancienne liste de commandes/);
  });

  test.each(['v0|probe.page|2', 'v1|probe.gone', 'v1|probe.page', 'v1|probe.page|many', 'energy_plus', ''])(
    'a button of another release: %j',
    async (custom_id) => {
      const shown = await discord.slash(ana(), 'probe say', { amount: 2 });
      const outcome = await raw({ type: 3, message: shown.message, data: { custom_id, component_type: 2 } });
      expect(outcome).toMatchObject({ type: 4, ephemeral: true });
      expect(outcome.message?.content).toMatch(/ancien message/);
    },
  );
});

describe('When something goes wrong', () => {
  test('the reader gets one neutral sentence with a number, the log gets the error under the same number', async () => {
    const outcome = await discord.slash(dan(), 'probe fail');
    expect(outcome).toMatchObject({ type: 4, ephemeral: true });
    const number = /`([0-9a-f]{8})`/.exec(outcome.message?.content ?? '')?.[1];
    expect(outcome.message?.content).not.toContain('secret of the table');
    const line = logged.find((each) => number !== undefined && each.includes(number));
    expect(line).toContain('secret of the table');
  });

  test.each<[string, Omit<Fault, 'match'>, number]>([
    ['too late (10062)', { code: 10062 }, 1],
    ['answered before (40060)', { code: 40060 }, 1],
    ['lost on its way back', { drop: 'after' }, 1],
    ['lost on its way there', { drop: 'before' }, 1],
    ['refused because Discord is overloaded', { status: 503, times: 2 }, 2],
    ['too long held back (429)', { status: 429, headers: { 'retry-after': '9' }, body: { retry_after: 9 } }, 1],
  ])('an answer that is %s is not followed by another one, and the bot goes on', async (_what, fault, requests) => {
    const ran = said;
    const planned = discord.faults.add({ match: 'POST /interactions/*', ...fault });
    const before = discord.log.length;
    const first = discord.slash(ana(), 'probe say', { amount: 2 });
    await expect.poll(() => planned.struck).toBe(requests);
    const next = await discord.slash(ana(), 'probe say', { amount: 3 });
    expect(next).toMatchObject({ type: 4, message: { content: expect.stringMatching(/^fr 3/) } });
    await expect.poll(() => discord.log.length).toBe(before + requests + 1);
    expect(said).toBe(ran + 2);
    discord.advance(3000);
    await first;
  });

  test.each<[string, Omit<Fault, 'match'>]>([
    ['not allowed (50013)', { code: 50013 }],
    ['malformed (50035)', { code: 50035 }],
  ])('an answer that is %s is followed by a private word', async (_what, fault) => {
    discord.faults.add({ match: 'POST /interactions/*', ...fault });
    const outcome = await discord.slash(dan(), 'probe say', { amount: 2 });
    expect(outcome).toMatchObject({
      type: 4,
      ephemeral: true,
      message: { content: expect.stringMatching(/went wrong/) },
    });
  });

  test('no log line holds the token of an interaction', () => {
    const tokens = discord.log.flatMap(({ path }) => /^\/interactions\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThan(50);
    const lines = logged.join('\n');
    expect(tokens.filter((token) => lines.includes(token))).toEqual([]);
    expect(lines).not.toContain(discord.token);
  });

  test('every request names who may be pinged: nobody', () => {
    const sent = discord.log.filter(({ body }) => 'content' in dataOf(body) || 'components' in dataOf(body));
    const messages = sent.filter(({ body }) => !('title' in dataOf(body)));
    expect(messages.length).toBeGreaterThan(50);
    for (const { body } of messages)
      expect(dataOf(body).allowed_mentions).toMatchObject({ parse: [], users: [], roles: [] });
  });
});

/** The data of a callback, or the body itself. */
const dataOf = (body: unknown): Record<string, unknown> => {
  const json = (body ?? {}) as Record<string, unknown>; // what the bot sent is always a record
  return (json.data ?? json) as Record<string, unknown>; // and so is the data in it
};
