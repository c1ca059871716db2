import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LocalDiscord, Message, Outcome } from '../../sandbox/discord.ts';
import type { Fault } from '../../sandbox/faults.ts';
import { placeJson } from '../../sandbox/interaction-payload.ts';
import { type Bare, startBare } from '../../test/bare.ts';
import { action, type Command, say, subcommand } from '../command.ts';
import type { BoardPlace } from './boardMessage.ts';
import { makeCustomId } from './customId.ts';

/*
 * The pump with the smallest game there is, a number, through the real client and the local Discord.
 */

const GAME = 7;
const PLUS = makeCustomId({ action: 'toy.plus', args: [] });
const MINUTE = 60_000;

let bare: Bare;
let discord: LocalDiscord;
/** The state of the game: what a board must show. */
let count: number;
/** What the table remembers: where the board hangs. */
let place: BoardPlace | null;

const toy = (channel: string): Command => {
  const game = { id: GAME, channel };
  return {
    name: 'toy',
    data: {
      type: 1,
      name: 'toy',
      description: 'A number',
      options: [
        { type: 1, name: 'board', description: 'Shows it' },
        { type: 1, name: 'add', description: 'Adds one' },
      ],
    },
    runs: {
      board: subcommand({}, () => ({ kind: 'board', game })),
      add: subcommand({}, () => {
        count += 1;
        return say('public', `now ${count}`, { changed: game });
      }),
    },
    actions: [
      action('toy.plus', z.tuple([]), () => {
        count += 1;
        return { kind: 'board', game };
      }),
    ],
  };
};

beforeEach(async () => {
  count = 0;
  place = null;
  bare = await startBare(({ world }) => ({
    commands: [toy(world.channel('pod-1').id)],
    boards: {
      find: () => place,
      remember: (_game, channel, message) => {
        place = { channel, message };
      },
      forget: () => {
        place = null;
      },
    },
    show: (_game, locale) => ({
      look: 'panel',
      texts: [`${locale} ${count}`],
      rows: [[{ kind: 'button', label: '+1', style: 'primary', does: { action: 'toy.plus', args: [] } }]],
    }),
  }));
  ({ discord } = bare);
});
afterEach(() => bare.stop());

const dan = () => discord.as('Dan', 'pod-1');
const channel = () => discord.world.channel('pod-1').id;

const messageIn = ({ message }: Outcome): Message => {
  if (message === undefined) throw new Error('No message');
  return message;
};

/** What a message shows now. */
const shown = (message: Message): string => JSON.stringify(discord.message(message.id)?.components ?? null);
const isTrue = (message: Message) => expect.poll(() => shown(message), { timeout: 8000 }).toContain(`"en ${count}"`);

const open = async (): Promise<Message> => messageIn(await discord.slash(dan(), 'toy board'));
const click = (message: Message) => discord.click(dan(), message, PLUS);

/** Someone's Discord still shows the message as it was. */
const clickAsShownBefore = (message: Message) =>
  discord.raw({
    ...placeJson(discord.world, dan()),
    type: 3,
    message,
    data: { custom_id: PLUS, component_type: 2 },
  });

/** Every way a picture is sent: an answer with it, or an edit. */
const pictures = () =>
  discord.log.filter(({ method, body }) => method !== 'GET' && JSON.stringify(body ?? null).includes('toy.plus'));
const requests = (method: string, path: RegExp) =>
  discord.log.filter((each) => each.method === method && path.test(each.path));

/** Networks delay, and let the later overtake the earlier. */
const jitter = (requestsMeant: number) => {
  for (let at = 0; at < requestsMeant; at += 1) {
    discord.faults.add({ match: /^(POST|PATCH) .*/, delay: 30 + Math.random() * 150 });
  }
};

describe('Many clicks at once', () => {
  test('60 clicks through a jittery network: each acknowledged in time, the board true, fewer pictures than clicks', async () => {
    const board = await open();
    jitter(200);
    const clicks = await Promise.all(Array.from({ length: 60 }, () => click(board)));
    expect(clicks.filter(({ type }) => type === 6 || type === 7)).toHaveLength(60);
    expect(count).toBe(60);
    await isTrue(board);
    expect(pictures().length).toBeLessThan(30);
  });

  test('clicks and commands together: the board ends true', async () => {
    const board = await open();
    jitter(200);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? click(board) : discord.slash(dan(), 'toy add'))),
    );
    expect(count).toBe(20);
    await isTrue(board);
  });

  test('one click at a time is answered with the picture itself', async () => {
    const board = await open();
    expect(await click(board)).toMatchObject({ type: 7 });
    expect(await click(board)).toMatchObject({ type: 7 });
    expect(pictures()).toHaveLength(3);
    await isTrue(board);
  });
});

describe('A change from a command', () => {
  test('is shown with the token of the newest answer that is the board', async () => {
    const board = await open();
    await discord.slash(dan(), 'toy add');
    await isTrue(board);
    expect(requests('PATCH', /^\/webhooks\//)).toHaveLength(1);
    expect(requests('PATCH', /^\/channels\//)).toHaveLength(0);
  });

  test('is shown by an edit of the channel when the token is over', async () => {
    const board = await open();
    bare.advance(16 * MINUTE);
    await discord.slash(dan(), 'toy add');
    await isTrue(board);
    expect(requests('PATCH', /^\/channels\//)).toHaveLength(1);
    expect(requests('PATCH', /^\/webhooks\//)).toHaveLength(0);
  });

  test('is shown after a restart, when there is no token at all', async () => {
    const board = await open();
    await bare.restart();
    await discord.slash(dan(), 'toy add');
    await isTrue(board);
    expect(await click(board)).toMatchObject({ type: 7 });
    await isTrue(board);
  });

  test('is shown in the language of the board’s channel when it comes from another one, also after a restart', async () => {
    const board = await open();
    await bare.restart();
    await discord.slash(discord.as('Ana', 'table-1'), 'toy add');
    await isTrue(board);
  });

  test('is not shown, and no request is refused, where the bot may not see the channel; who asked is told once', async () => {
    const board = await open();
    bare.advance(16 * MINUTE);
    discord.world.overwrite(discord.world.channel('pod-1'), discord.world.bot, { deny: ['viewChannel'] });
    await discord.slash(dan(), 'toy add');
    await discord.slash(dan(), 'toy add');
    expect(shown(board)).toContain('en 0');
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
    const told = requests('POST', /^\/webhooks\//);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.body)).toContain('View Channel');
    expect(await click(board)).toMatchObject({ type: 7 });
    await isTrue(board);
  });
});

describe('A board that is in a bad place', () => {
  test('moves down, quietly, when twenty public answers have buried it, and leaves a pointer', async () => {
    const board = await open();
    for (let at = 0; at < 21; at += 1) await discord.slash(dan(), 'toy add');
    await expect.poll(() => place?.message).not.toBe(board.id);
    const posted = requests('POST', /^\/channels\/.*messages$/);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ flags: 32768 | 4096, enforce_nonce: true });
    await expect.poll(() => shown(board)).toContain(place?.message);
    expect(shown(board)).not.toContain('toy.plus');
    const newest = discord.message(place?.message ?? '');
    expect(JSON.stringify(newest?.components)).toContain(`en ${count}`);
  });

  test('moves down with the next command when it is nearly an hour old, and is never edited beyond Discord’s limit', async () => {
    const board = await open();
    bare.advance(57 * MINUTE);
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => place?.message).not.toBe(board.id);
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  });

  test('is edited at most twice in six seconds when it is old and can not move', async () => {
    discord.world.overwrite(discord.world.channel('pod-1'), discord.world.bot, { deny: ['sendMessages'] });
    const board = await open();
    bare.advance(61 * MINUTE);
    for (let at = 0; at < 6; at += 1) await discord.slash(dan(), 'toy add');
    await isTrue(board);
    const edits = requests('PATCH', /./).map(({ at }) => at);
    expect(edits.length).toBeLessThanOrEqual(4);
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  });

  test('is answered in place when it is clicked, however old', async () => {
    const board = await open();
    bare.advance(3 * 60 * MINUTE);
    expect(await click(board)).toMatchObject({ type: 7 });
    await isTrue(board);
  });

  test('is posted again by the command for it; the old one points to the new one, also when it is clicked', async () => {
    const old = await open();
    const board = await open();
    expect(board.id).not.toBe(old.id);
    await expect.poll(() => shown(old)).toContain(board.id);
    const clicked = await clickAsShownBefore(old);
    expect(clicked).toMatchObject({ type: 7 });
    expect(JSON.stringify(clicked.message?.components)).toContain(board.id);
    await isTrue(board);
  });

  test('that was deleted is not edited again, and comes back with the next command after that', async () => {
    const board = await open();
    await bare.connection.client.rest.delete(`/channels/${channel()}/messages/${board.id}`);
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => place).toBeNull();
    expect(requests('POST', /^\/channels\/.*messages$/)).toHaveLength(0);
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => place).not.toBeNull();
    expect(JSON.stringify(discord.message(place?.message ?? '')?.components)).toContain(`en ${count}`);
  });
});

describe('When Discord has trouble', () => {
  test.each<[string, Omit<Fault, 'match'>]>([
    ['too late (10062)', { code: 10062 }],
    ['answered before (40060)', { code: 40060 }],
    ['lost on its way back', { drop: 'after' }],
    ['lost on its way there', { drop: 'before' }],
    ['not taken: overloaded', { status: 503, times: 2 }],
    ['held back (429)', { status: 429, headers: { 'retry-after': '3' }, body: { retry_after: 3 } }],
  ])('a picture in an answer that is %s is shown by another request', async (_what, fault) => {
    const board = await open();
    await click(board);
    discord.faults.add({ match: 'POST /interactions/*', ...fault });
    const clicked = click(board);
    await expect.poll(() => count).toBe(2);
    await isTrue(board);
    expect(count).toBe(2);
    discord.advance(3000);
    await clicked;
  });

  test('a click whose picture is held back is acknowledged all the same', async () => {
    const board = await open();
    discord.faults.add({
      match: 'POST /interactions/*',
      status: 429,
      headers: { 'retry-after': '3' },
      body: { retry_after: 3 },
    });
    expect(await click(board)).toMatchObject({ type: 6 });
    await isTrue(board);
  });

  test.each<[string, Omit<Fault, 'match'>]>([
    ['the token is over (50027)', { code: 50027 }],
    ['the webhook is unknown (10015)', { code: 10015 }],
    ['Discord is overloaded (503)', { status: 503, times: 2 }],
    ['the response is lost', { drop: 'after' }],
    ['the request is lost', { drop: 'before' }],
    ['it is held back (429)', { status: 429, headers: { 'retry-after': '3' }, body: { retry_after: 3 } }],
  ])('an edit is made by another way, or again, when %s', async (_what, fault) => {
    const board = await open();
    discord.faults.add({ match: 'PATCH /webhooks/*', ...fault });
    await discord.slash(dan(), 'toy add');
    await isTrue(board);
  });

  test.each<[string, Omit<Fault, 'match'>]>([
    ['forbidden (50013)', { code: 50013 }],
    ['without access (50001)', { code: 50001 }],
    ['in an archived thread (50083)', { code: 50083 }],
    ['in a locked thread (160005)', { code: 160005 }],
    ['malformed (50035)', { code: 50035 }],
    ['gone with its channel (10003)', { code: 10003 }],
  ])('an edit of the channel that is %s is not repeated; a click makes the board true', async (_what, fault) => {
    const board = await open();
    bare.advance(16 * MINUTE);
    const planned = discord.faults.add({ match: 'PATCH /channels/*', ...fault, times: 99 });
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => planned.struck).toBe(1);
    planned.remove();
    expect(await click(board)).toMatchObject({ type: 7 });
    await isTrue(board);
    expect(count).toBe(2);
  });

  test('a channel that denied an edit is left alone for a while', async () => {
    await open();
    bare.advance(16 * MINUTE);
    const planned = discord.faults.add({ match: 'PATCH /channels/*', code: 50001, times: 99 });
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => planned.struck).toBe(1);
    for (let at = 0; at < 5; at += 1) await discord.slash(dan(), 'toy add');
    expect(planned.struck).toBe(1);
  });

  test('a board whose posting got no response is found, and followed', async () => {
    discord.faults.add({ match: 'POST /interactions/*', drop: 'after' });
    await discord.slash(dan(), 'toy board');
    await expect.poll(() => place).not.toBeNull();
    const board = discord.message(place?.message ?? '');
    await discord.slash(dan(), 'toy add');
    await expect.poll(() => JSON.stringify(discord.message(board?.id ?? '')?.components)).toContain('en 1');
  });

  test('a board hangs where it was when the bot stops with an edit under way', async () => {
    const board = await open();
    discord.faults.add({ match: 'PATCH /webhooks/*', delay: 300 });
    await discord.slash(dan(), 'toy add');
    await discord.slash(dan(), 'toy add');
    await bare.restart();
    expect(shown(board)).toContain('en 2');
  });
});
