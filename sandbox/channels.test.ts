import type { Client } from 'discord.js';
import { DiscordAPIError } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Message } from './discord.ts';
import { LocalDiscord } from './discord.ts';
import { testBot } from './test-bot.ts';

let discord: LocalDiscord;
let bot: Client<true>;
let table: Channel;
let path: `/channels/${string}`;

beforeAll(async () => {
  discord = await LocalDiscord.start();
  bot = await testBot(discord, [{ name: 'do', description: 'x' }], (i) => (i.isRepliable() ? i.reply('x') : undefined));
});
beforeEach(() => {
  const { world } = discord;
  table = world.addChannel(world.guild("La Table d'Énergie"), { name: `table-${world.channels.length}` });
  path = `/channels/${table.id}`;
});
afterAll(async () => {
  await bot.destroy();
  await discord.close();
});

const send = async (channel: string, body: object): Promise<Message> =>
  (await bot.rest.post(`/channels/${discord.world.channel(channel).id}/messages`, { body })) as Message; // the local Discord's own answer
const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const result = await promise.catch((error) => error);
  return result instanceof DiscordAPIError ? result.code : 'no error';
};
const without = (permission: Parameters<typeof discord.world.overwrite>[2]['deny']) =>
  discord.world.overwrite(table, discord.world.bot, { deny: permission ?? [] });

describe('A message of the bot in a channel', () => {
  it('is sent, read, listed, edited and deleted', async () => {
    const one = await send(table.name, { content: 'one', flags: 4 });
    const two = await send(table.name, { content: 'two' });
    expect(await bot.rest.get(`${path}/messages/${one.id}`)).toMatchObject({ content: 'one', edited_timestamp: null });
    const listed = (await bot.rest.get(`${path}/messages`)) as Message[]; // as above
    expect(listed.map(({ content }) => content)).toEqual(['two', 'one']);
    await bot.rest.patch(`${path}/messages/${one.id}`, { body: { content: 'changed' } });
    expect(discord.message(one.id)).toMatchObject({
      content: 'changed',
      flags: 4,
      edited_timestamp: expect.any(String),
    });
    await bot.rest.delete(`${path}/messages/${two.id}`);
    expect(discord.messages(table.id).map(({ id }) => id)).toEqual([one.id]);
    expect(await codeOf(bot.rest.get(`${path}/messages/${two.id}`))).toBe(10008);
  });

  it('replies to another', async () => {
    const said = discord.say(discord.as('Ana', table.name), 'Judge!');
    const reply = await send(table.name, { content: 'Coming', message_reference: { message_id: said.id } });
    expect(reply).toMatchObject({ type: 19, referenced_message: { content: 'Judge!' } });
    const lost = { content: 'x', message_reference: { message_id: '1105000000000000009' } };
    expect(await codeOf(send(table.name, lost))).toBe(50035);
    const anyway = { ...lost, message_reference: { ...lost.message_reference, fail_if_not_exists: false } };
    expect(await send(table.name, anyway)).toMatchObject({ type: 0 });
  });

  it('is sent once under one enforced nonce', async () => {
    const body = { content: 'board', nonce: 'game 7', enforce_nonce: true };
    const first = await send(table.name, body);
    expect((await send(table.name, body)).id).toBe(first.id);
    expect(discord.messages(table.id)).toHaveLength(1);
    expect((await send('table-2', body)).id).not.toBe(first.id);
    discord.advance(6 * 60_000);
    expect((await send(table.name, body)).id).not.toBe(first.id);
  });

  it('may ping all it names unless it says otherwise', async () => {
    const { id } = discord.world.user('Ben');
    expect(await send(table.name, { content: `<@${id}>` })).toMatchObject({ mentions: [{ id }] });
    expect(await send(table.name, { content: `<@${id}>`, allowed_mentions: { parse: [] } })).toMatchObject({
      mentions: [],
    });
    const guild = discord.world.guild("La Table d'Énergie");
    const role = discord.world.addRole(guild, 'Unmentionable');
    expect(await send(table.name, { content: `<@&${role.id}>` })).toMatchObject({ mention_roles: [] });
    discord.world.changeRole(guild, role, { mentionable: true });
    expect(await send(table.name, { content: `<@&${role.id}>` })).toMatchObject({ mention_roles: [role.id] });
  });

  it('older than an hour is edited three times in six seconds, in the whole channel (30046)', async () => {
    const ids = [(await send(table.name, { content: 'a' })).id, (await send(table.name, { content: 'b' })).id];
    const edit = (n: number) => bot.rest.patch(`${path}/messages/${ids[n % 2]}`, { body: { content: `${n}` } });
    for (let n = 0; n < 6; n += 1) await edit(n);
    discord.advance(61 * 60_000);
    for (let n = 0; n < 3; n += 1) await edit(n);
    const refused = await fetch(`${discord.address}/api/v10${path}/messages/${ids[0]}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{"content":"4"}',
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5);
    expect(await refused.json()).toMatchObject({ code: 30046, global: false });
    discord.advance(6_001);
    await edit(5);
    expect(discord.message(ids[1] ?? '')?.content).toBe('5');
  });

  it('is pinned and unpinned, at both addresses', async () => {
    for (const pins of ['messages/pins', 'pins']) {
      const { id } = await send(table.name, { content: 'board' });
      await bot.rest.put(`${path}/${pins}/${id}`);
      expect(discord.message(id)?.pinned).toBe(true);
      expect(discord.messages(table.id).at(-1)).toMatchObject({ type: 6, message_reference: { message_id: id } });
      expect(JSON.stringify(await bot.rest.get(`${path}/${pins}`))).toContain(id);
      await bot.rest.delete(`${path}/${pins}/${id}`);
      expect(JSON.stringify(await bot.rest.get(`${path}/${pins}`))).not.toContain(id);
    }
    const system = discord.messages(table.id).at(-1);
    expect(await codeOf(bot.rest.put(`${path}/pins/${system?.id}`))).toBe(50021);
  });

  it('is not pinned beside 250 others (30003)', async () => {
    for (let n = 0; n < 250; n += 1) discord.pin(discord.say(discord.as('Ana', table.name), `${n}`));
    const { id } = await send(table.name, { content: 'board' });
    expect(await codeOf(bot.rest.put(`${path}/pins/${id}`))).toBe(30003);
  });

  it('gets reactions, and is published in announcement channels', async () => {
    const heard: string[] = [];
    discord.on('reaction', (_message, emoji) => heard.push(emoji.name ?? ''));
    const { id } = await send('announcements', { content: 'News' });
    const news = `/channels/${discord.world.channel('announcements').id}/messages/${id}` as const;
    await bot.rest.put(`${news}/reactions/${encodeURIComponent('⚡')}/@me`);
    expect(heard).toEqual(['⚡']);
    expect(await bot.rest.post(`${news}/crosspost`)).toMatchObject({ flags: 1 });
    expect(await codeOf(bot.rest.post(`${news}/crosspost`))).toBe(40033);
  });

  it('is refused when its body is wrong (50035, 50006)', async () => {
    expect(await codeOf(send(table.name, { content: 'x', flags: 64 }))).toBe(50035);
    expect(await codeOf(send(table.name, {}))).toBe(50006);
  });
});

describe('Without the permission', () => {
  it('to see a channel nothing is done there (50001)', async () => {
    const { id } = await send(table.name, { content: 'x' });
    without(['viewChannel']);
    expect(await codeOf(send(table.name, { content: 'x' }))).toBe(50001);
    expect(await codeOf(bot.rest.get(path))).toBe(50001);
    expect(await codeOf(bot.rest.patch(`${path}/messages/${id}`, { body: { content: 'y' } }))).toBe(50001);
    expect(await codeOf(send('hidden', { content: 'x' }))).toBe(50001);
  });

  it('to send nothing is sent (50013), and what was sent can still be edited', async () => {
    const { id } = await send(table.name, { content: 'x' });
    without(['sendMessages']);
    expect(await codeOf(send(table.name, { content: 'x' }))).toBe(50013);
    expect(await codeOf(send('read-only', { content: 'x' }))).toBe(50013);
    await bot.rest.patch(`${path}/messages/${id}`, { body: { content: 'y' } });
  });

  it.each([
    ['embedLinks', () => send(table.name, { embeds: [{ title: 'x' }] }), 50013],
    [
      'addReactions',
      async () => bot.rest.put(`${path}/messages/${(await send(table.name, { content: 'x' })).id}/reactions/a/@me`),
      50013,
    ],
    [
      'pinMessages',
      async () => bot.rest.put(`${path}/messages/pins/${(await send(table.name, { content: 'x' })).id}`),
      50013,
    ],
    [
      'readMessageHistory',
      async () => bot.rest.get(`${path}/messages/${(await send(table.name, { content: 'x' })).id}`),
      50013,
    ],
    ['createPublicThreads', () => bot.rest.post(`${path}/threads`, { body: { name: 'x', type: 11 } }), 50013],
    [
      'attachFiles',
      () => bot.rest.post(`${path}/messages`, { body: { content: 'x' }, files: [{ name: 'a', data: 'a' }] }),
      50013,
    ],
  ] as const)('%s, what needs it is refused', async (permission, attempt, code) => {
    await attempt();
    without([permission]);
    expect(await codeOf(attempt())).toBe(code);
  });

  it('to read history a reply is refused (160002), and the list is empty', async () => {
    const said = await send(table.name, { content: 'x' });
    without(['readMessageHistory']);
    expect(await codeOf(send(table.name, { content: 'y', message_reference: { message_id: said.id } }))).toBe(160002);
    expect(await bot.rest.get(`${path}/messages`)).toEqual([]);
  });

  it('to manage messages those of others stay (50013), and are edited by nobody (50005)', async () => {
    const { id } = discord.say(discord.as('Ana', table.name), 'mine');
    expect(await codeOf(bot.rest.delete(`${path}/messages/${id}`))).toBe(50013);
    expect(await codeOf(bot.rest.patch(`${path}/messages/${id}`, { body: { content: 'x' } }))).toBe(50005);
  });

  it('a bot that is not in a server reaches nothing there (50001)', async () => {
    expect(await codeOf(send('elsewhere', { content: 'x' }))).toBe(50001);
    expect(await codeOf(bot.rest.get(`/guilds/${discord.world.guild('Elsewhere').id}`))).toBe(50001);
  });
});

describe('What there is not', () => {
  it.each([
    ['a channel', () => bot.rest.get('/channels/1105000000000000009'), 10003],
    ['a server', () => bot.rest.get('/guilds/1105000000000000009'), 10004],
    ['a user', () => bot.rest.get('/users/1105000000000000009'), 10013],
    [
      'a member',
      () => bot.rest.get(`/guilds/${discord.world.guild('Aether Hub').id}/members/${discord.world.user('Chloé').id}`),
      10007,
    ],
    ['an endpoint', () => bot.rest.get('/nothing'), 0],
  ] as const)('%s has its own code', async (_title, attempt, code) => {
    expect(await codeOf(attempt())).toBe(code);
  });

  it('a deleted channel is unknown (10003), also to its messages', async () => {
    const { id } = await send(table.name, { content: 'x' });
    discord.world.removeChannel(table);
    expect(await codeOf(bot.rest.patch(`${path}/messages/${id}`, { body: { content: 'y' } }))).toBe(10003);
  });
});

describe('A thread', () => {
  it('is begun under a channel or on a message, and is a channel of its own', async () => {
    const free = (await bot.rest.post(`${path}/threads`, { body: { name: 'match', type: 11 } })) as { id: string };
    expect(discord.messages(table.id).at(-1)).toMatchObject({ type: 18, content: 'match' });
    await send(free.id, { content: 'in the thread' });
    const { id } = await send(table.name, { content: 'start' });
    expect(await bot.rest.post(`${path}/messages/${id}/threads`, { body: { name: 'on it' } })).toMatchObject({ id });
    expect(await codeOf(bot.rest.post(`${path}/messages/${id}/threads`, { body: { name: 'again' } }))).toBe(160004);
    expect(await codeOf(bot.rest.post(`${path}/threads`, { body: { name: 'private' } }))).toBe(50013);
  });

  it('that is archived takes no edits (50083) until something is sent there', async () => {
    const { world } = discord;
    const thread = world.addThread(table, { name: 'old' });
    const { id } = await send(thread.id, { content: 'board' });
    world.changeThread(thread, { archived: true });
    const edit = () => bot.rest.patch(`/channels/${thread.id}/messages/${id}`, { body: { content: 'new' } });
    expect(await codeOf(edit())).toBe(50083);
    await send(thread.id, { content: 'again' });
    expect(thread.thread?.archived).toBe(false);
    await edit();
  });

  it('that is locked takes nothing (160005)', async () => {
    expect(await codeOf(send('locked-thread', { content: 'x' }))).toBe(160005);
  });

  it('goes by its own permission to send', async () => {
    discord.world.addThread(table, { name: 'permitted' });
    without(['sendMessages']);
    await send('permitted', { content: 'x' });
    without(['sendMessagesInThreads']);
    expect(await codeOf(send('permitted', { content: 'x' }))).toBe(50013);
  });

  it('that is private is seen by its members only', async () => {
    const { world } = discord;
    expect(await codeOf(send('private-thread', { content: 'x' }))).toBe(50001);
    const thread = world.addThread(table, { name: 'invited', private: true, members: [world.bot] });
    await send(thread.id, { content: 'x' });
    expect(discord.messages(thread.id, world.user('Chloé'))).toEqual([]);
  });
});

describe('A forum', () => {
  it('takes posts and no messages (40058)', async () => {
    const forum = discord.world.channel('decks');
    expect(await codeOf(send('decks', { content: 'x' }))).toBe(40058);
    const post = { name: 'Energy', message: { content: 'My deck' } };
    expect(await bot.rest.post(`/channels/${forum.id}/threads`, { body: post })).toMatchObject({
      parent_id: forum.id,
      message: { content: 'My deck' },
    });
    await send('forum-post', { content: 'nice' });
    await send('voice', { content: 'in the voice chat' });
  });
});

describe('Direct messages', () => {
  it('are opened once with each person, who may refuse them (50007)', async () => {
    const { world } = discord;
    const ben = world.user('Ben');
    const open = () =>
      bot.rest.post('/users/@me/channels', { body: { recipient_id: ben.id } }) as Promise<{ id: string }>;
    expect((await open()).id).toBe((await open()).id);
    expect(await send('dm-ben', { content: 'hello' })).not.toHaveProperty('guild_id');
    ben.acceptsDirectMessages = false;
    expect(await codeOf(send('dm-ben', { content: 'hello' }))).toBe(50007);
    ben.acceptsDirectMessages = true;
  });

  it('between others, and groups, are closed to the bot (50001)', async () => {
    for (const name of ['ana-and-ben', 'group']) expect(await codeOf(send(name, { content: 'x' }))).toBe(50001);
  });

  it('are not opened with strangers (50278)', async () => {
    const stranger = discord.world.addUser({ name: 'Stranger' });
    expect(await codeOf(bot.rest.post('/users/@me/channels', { body: { recipient_id: stranger.id } }))).toBe(50278);
  });
});

describe('Application emojis', () => {
  it('are uploaded, listed, renamed and deleted', async () => {
    const emojis = bot.application.emojis;
    const image = `data:image/png;base64,${Buffer.from('x').toString('base64')}`;
    const made = await emojis.create({ attachment: image, name: 'energy' });
    expect((await emojis.fetch()).map(({ name }) => name)).toEqual(['energy']);
    await emojis.edit(made.id, { name: 'energie' });
    expect((await emojis.fetch(made.id, { force: true })).name).toBe('energie');
    await emojis.delete(made.id);
    expect((await emojis.fetch()).size).toBe(0);
    expect(await codeOf(emojis.create({ attachment: image, name: '!' }))).toBe(50035);
  });
});

describe('REST', () => {
  it('wants the bot’s own token (401) and its version', async () => {
    const ask = (address: string, token: string) =>
      fetch(`${discord.address}${address}`, { headers: { authorization: `Bot ${token}` } });
    expect((await ask('/api/v10/users/@me', 'other')).status).toBe(401);
    expect((await ask('/api/v10/users/@me', discord.token)).status).toBe(200);
    expect(await (await ask('/api/v8/users/@me', discord.token)).json()).toMatchObject({ code: 50041 });
  });

  it('wants JSON (50109)', async () => {
    const answer = await fetch(`${discord.address}/api/v10${path}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await answer.json()).toMatchObject({ code: 50109 });
  });

  it('keeps a log of what was asked and answered', async () => {
    await send(table.name, { content: 'logged' });
    expect(discord.log.at(-1)).toMatchObject({
      method: 'POST',
      path: `${path}/messages`,
      status: 200,
      body: { content: 'logged' },
      reply: { content: 'logged' },
    });
  });

  it('leaves all other paths to whoever serves a page', async () => {
    expect((await fetch(`${discord.address}/`)).status).toBe(404);
    discord.serve((_request, response) => response.end('a page'));
    expect(await (await fetch(`${discord.address}/`)).text()).toBe('a page');
  });
});
