import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { type Bare, startBare } from '../../test/bare.ts';
import type { View } from '../command.ts';
import type { Post, Posts, ShownPost } from './courier.ts';
import { denies } from './reach.ts';

/*
 * Posts written down in memory, a real client, and the local Discord: what is sent, edited, tried again and given up.
 */

interface Written extends Post {
  readonly due: boolean;
  readonly failed: string | null;
  readonly text: string;
  readonly revision: number;
}

let discord: LocalDiscord;
let bare: Bare;
let written: Map<number, Written>;

const change = (id: number, news: Partial<Written>): void => {
  const post = written.get(id);
  if (post) written.set(id, { ...post, ...news });
};

const posts: Posts = {
  channels: async () => [...new Set([...written.values()].filter(({ due }) => due).map(({ channel }) => channel))],
  next: async (channel, what) =>
    [...written.values()].find(
      (post) => post.due && post.channel === channel && (post.message === null) === (what === 'send'),
    ) ?? null,
  trying: async (id, at) => change(id, { triedAt: at }),
  shown: async (id, { message, revision, digest }) =>
    change(id, { message, digest, triedAt: null, due: (written.get(id)?.revision ?? 0) > revision }),
  failed: async (id, why) => change(id, { failed: why, due: false }),
};

const viewOf = ({ id, text }: Written): View => ({
  look: 'plain',
  texts: [`<@&${role()}> ${text}`],
  pings: { roles: [role()] },
  rows: [[{ kind: 'button', label: 'Read', style: 'secondary', does: { action: 'post.read', args: [String(id)] } }]],
});
const showPost = async (id: number): Promise<ShownPost | null> => {
  const post = written.get(id);
  if (!post) return null;
  const mark = { action: 'post.read', args: [String(id)] };
  return { view: viewOf(post), locale: 'en', revision: post.revision, mark };
};

const role = (): string => discord.world.guilds[0]?.roles.find(({ name }) => name === 'Judge')?.id ?? '';
const channel = () => discord.world.channel('judge-desk');
const shown = () => discord.messages(channel().id);
const requests = (method: string) =>
  discord.log.filter((each) => each.method === method && each.path.includes(`/channels/${channel().id}/messages`));

const write = (id: number, text: string, more: Partial<Written> = {}): void => {
  written.set(id, { ...blank(id), text, ...more });
  bare.connection.post();
};
const edit = (id: number, text: string): void => {
  change(id, { text, revision: (written.get(id)?.revision ?? 0) + 1, due: true });
  bare.connection.post();
};
const settled = () => expect.poll(() => [...written.values()].some(({ due }) => due), { timeout: 15_000 }).toBe(false);

beforeEach(async () => {
  written = new Map();
  bare = await startBare((local) => {
    discord = local;
    return { commands: [], posts, showPost };
  });
});
afterEach(() => bare.stop());

describe('A post', () => {
  test('is sent once, aloud, and pings whom it names', async () => {
    write(1, 'a call');
    await settled();
    expect(shown()).toMatchObject([{ content: `<@&${role()}> a call`, mention_roles: [role()], flags: 0 }]);
  });

  test('is edited in place, where it goes on standing out to those it was for', async () => {
    write(1, 'a call');
    await settled();
    edit(1, 'a call, claimed');
    await settled();
    expect(shown()).toMatchObject([{ content: `<@&${role()}> a call, claimed`, mention_roles: [role()] }]);
  });

  test('that looks the same as before costs no request', async () => {
    write(1, 'a call');
    await settled();
    edit(1, 'a call');
    await settled();
    expect(requests('PATCH')).toHaveLength(0);
  });

  test('that changes many times while an edit is under way is edited once more, to the newest', async () => {
    write(1, 'a call');
    await settled();
    discord.faults.add({ match: 'PATCH /*', delay: 100 });
    for (let n = 1; n <= 20; n++) edit(1, `change ${n}`);
    await settled();
    expect(shown()[0]?.content).toContain('change 20');
    expect(requests('PATCH').length).toBeLessThanOrEqual(2);
  });

  test('that changes while it is sent is edited when it has arrived', async () => {
    discord.faults.add({ match: 'POST /*', hold: 200 });
    write(1, 'a call');
    await expect.poll(() => shown().length).toBe(1);
    edit(1, 'a call, claimed');
    await settled();
    expect(shown()).toMatchObject([{ content: `<@&${role()}> a call, claimed` }]);
  });

  test('is not held up by edits of others', async () => {
    write(1, 'an old call');
    await settled();
    discord.faults.add({ match: 'PATCH /*', delay: 400 });
    edit(1, 'an old call, claimed');
    write(2, 'a new call');
    await expect.poll(() => shown().length).toBe(2);
    expect(shown()[0]?.content).toContain('an old call');
    expect(written.get(1)?.due).toBe(true);
    await settled();
  });

  test('goes out in the order it was written, with the others of its channel', async () => {
    for (let id = 1; id <= 8; id++) write(id, `call ${id}`);
    await settled();
    expect(shown().map(({ content }) => content.slice(-1))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('When Discord is in trouble', () => {
  test.each([
    ['says so', { status: 503 }],
    ['does it, and the answer is lost', { drop: 'after' }],
    ['loses it', { drop: 'before' }],
    [
      'is busy',
      { status: 429, body: { message: 'slow', retry_after: 0.2, global: false }, headers: { 'retry-after': '0.2' } },
    ],
  ] as const)('and %s, a post is there once all the same', async (_how, fault) => {
    discord.faults.add({ match: `POST /*channels/${channel().id}/messages`, times: 2, ...fault });
    write(1, 'a call');
    await settled();
    expect(shown()).toMatchObject([{ mention_roles: [role()] }]);
    expect(written.get(1)?.message).toBe(shown()[0]?.id);
  });

  test('edits come later', async () => {
    write(1, 'a call');
    await settled();
    discord.faults.add({ match: 'PATCH /*', status: 503, times: 2 });
    edit(1, 'a call, claimed');
    await settled();
    expect(shown()[0]?.content).toContain('claimed');
  });

  test.each([50_001, 50_013, 10_003] as const)('for good (%i), a post is given up', async (code) => {
    discord.faults.add({ match: `POST /*channels/${channel().id}/messages`, code });
    write(1, 'a call');
    await expect.poll(() => written.get(1)?.failed).not.toBeNull();
    expect(requests('POST')).toHaveLength(1);
  });

  test('a message that someone deleted is not posted again', async () => {
    write(1, 'a call');
    await settled();
    discord.faults.add({ match: 'PATCH /*', code: 10_008 });
    edit(1, 'a call, claimed');
    await expect.poll(() => written.get(1)?.failed).toBe('message-gone');
  });

  test('what is known to be forbidden is not asked', async () => {
    const { world } = discord;
    world.overwrite(channel(), world.bot, { allow: ['viewChannel'], deny: ['sendMessages'] });
    await expect.poll(() => denies(bare.connection.client, channel().id)).toBe(true);
    write(1, 'a call');
    await expect.poll(() => written.get(1)?.failed).toBe('forbidden');
    expect(requests('POST')).toHaveLength(0);
  });
});

describe('When the process ends in between', () => {
  test('a post that was written and not tried is sent after the restart', async () => {
    await bare.connection.close();
    written.set(1, { ...blank(1), text: 'a call' });
    await bare.restart();
    await settled();
    expect(shown()).toHaveLength(1);
  });

  test('a post that was sent, without hearing so, is found again however late, and pings once', async () => {
    write(1, 'a call');
    await settled();
    const [sent] = shown();
    const triedAt = Date.now();
    change(1, { message: null, digest: null, triedAt, due: true });
    bare.advance(3 * 60 * 60_000); // long after Discord forgot the nonce
    discord.say({ ...discord.as('Judith', 'judge-desk') }, 'Someone else writes meanwhile');
    await bare.restart();
    await settled();
    expect(written.get(1)?.message).toBe(sent?.id);
    expect(shown().filter(({ author }) => author.bot)).toHaveLength(1);
  });

  test('a post that was tried and did not arrive is sent, with its ping', async () => {
    await bare.connection.close();
    written.set(1, { ...blank(1), text: 'a call', triedAt: Date.now() - 1000 });
    await bare.restart();
    await settled();
    expect(shown()).toMatchObject([{ mention_roles: [role()] }]);
  });
});

describe('Messages older than an hour', () => {
  test('are edited oldest first, as slowly as Discord wants it', async () => {
    for (let id = 1; id <= 4; id++) write(id, `call ${id}`);
    await settled();
    bare.advance(2 * 60 * 60_000);
    for (let id = 4; id >= 1; id--) edit(id, `call ${id}, lapsed`);
    await expect.poll(() => requests('PATCH').length, { timeout: 3000 }).toBe(2);
    expect(shown().map(({ content }) => content.includes('lapsed'))).toEqual([true, true, false, false]);
    bare.advance(6000);
    await settled();
    expect(shown().every(({ content }) => content.includes('lapsed'))).toBe(true);
    expect(discord.log.filter(({ status }) => status === 429)).toEqual([]);
  });
});

const blank = (id: number): Written => ({
  id,
  channel: channel().id,
  message: null,
  triedAt: null,
  digest: null,
  due: true,
  failed: null,
  text: '',
  revision: 1,
});
