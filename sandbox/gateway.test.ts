import { Client, Events, GatewayIntentBits, Status } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LocalDiscord } from './discord.ts';
import { testBot } from './test-bot.ts';

const COMMANDS = [{ name: 'do', description: 'Answers' }];

let discord: LocalDiscord;
const clients: Client[] = [];
const bot = async (options: Parameters<typeof testBot>[3] = {}): Promise<Client<true>> => {
  const client = await testBot(discord, COMMANDS, (i) => (i.isRepliable() ? i.reply('here') : undefined), options);
  clients.push(client);
  return client;
};
const once = (client: Client, event: string): Promise<unknown[]> =>
  new Promise((resolve) => client.once(event, (...args) => resolve(args)));
const ana = () => discord.as('Ana', 'table-1');

beforeEach(async () => {
  discord = await LocalDiscord.start();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.destroy()));
  await discord.close();
});

describe('A bot that identifies', () => {
  it('is told who it is and of every server it is in', async () => {
    const client = await bot();
    expect(client.user.id).toBe(discord.world.bot.id);
    expect(client.application.id).toBe(discord.world.bot.id);
    expect(client.guilds.cache.map(({ name }) => name)).toEqual(["La Table d'Énergie", 'Aether Hub']);
    const guild = client.guilds.cache.first();
    expect(guild?.preferredLocale).toBe('fr');
    expect(guild?.members.me?.permissions.has('PinMessages')).toBe(true);
    const names = guild?.channels.cache.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['table-1', 'judge-desk', 'thread', 'forum-post', 'voice']));
    for (const unseen of ['private-thread', 'archived-thread']) expect(names).not.toContain(unseen);
  });

  it('hears of servers only when it asks for them', async () => {
    const client = await bot({ intents: [] });
    expect(client.guilds.cache.every((guild) => guild.available === false || guild.channels.cache.size === 0)).toBe(
      true,
    );
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: 4 });
  });

  it('with a wrong token is turned away (4004, and 401 on REST)', async () => {
    const client = new Client({ intents: [], rest: { api: `${discord.address}/api` } });
    clients.push(client);
    await expect(client.login('wrong.token.here')).rejects.toMatchObject({ code: 'TokenInvalid' });
    const socket = new WebSocket(`${discord.address.replace('http', 'ws')}/?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ op: 2, d: { token: 'wrong', intents: 0 } })));
    expect(await closed).toBe(4004);
  });

  it('with a privileged intent it was not granted is turned away (4014)', async () => {
    const client = new Client({
      intents: [GatewayIntentBits.MessageContent],
      rest: { api: `${discord.address}/api` },
    });
    clients.push(client);
    await expect(client.login(discord.token)).rejects.toThrow(/disallowed intents/i);
    expect(discord.gateway.lastClose).toBe(4014);
  });

  it.each([
    ['not JSON', 'hello', 4002],
    ['an opcode there is not', '{"op":99}', 4001],
    ['a presence before identifying', '{"op":3,"d":{}}', 4003],
    [
      'a shard beyond the last',
      (token: string) => JSON.stringify({ op: 2, d: { token, intents: 0, shard: [2, 2] } }),
      4010,
    ],
    ['intents there are not', (token: string) => JSON.stringify({ op: 2, d: { token, intents: 2 ** 40 } }), 4013],
  ])('is closed for %s', async (_title, sent, code) => {
    const socket = new WebSocket(`${discord.address.replace('http', 'ws')}/?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
    socket.addEventListener('open', () => socket.send(typeof sent === 'string' ? sent : sent(discord.token)));
    expect(await closed).toBe(code);
  });

  it('in shards hears of its own part only', async () => {
    const shards = [await bot({ shards: 0, shardCount: 2 }), await bot({ shards: 1, shardCount: 2 })];
    const names = shards.map((client) => client.guilds.cache.map(({ name }) => name));
    expect(names.flat().sort()).toEqual(['Aether Hub', "La Table d'Énergie"].sort());
    const heard = shards.map((client) => once(client, Events.InteractionCreate).then(() => client));
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: 4 });
    const hearer = await Promise.race(heard);
    expect(hearer.guilds.cache.has(ana().guild?.id ?? '')).toBe(true);
  });
});

describe('A connection that is lost', () => {
  it('is resumed, and what was missed is heard then', async () => {
    const client = await bot();
    const resumed = once(client, Events.ShardResume);
    discord.dropSockets();
    const outcome = discord.slash(ana(), 'do');
    expect(await outcome).toMatchObject({ type: 4, message: { content: 'here' } });
    const [, replayed] = await resumed;
    expect(replayed).toBeGreaterThanOrEqual(1);
    expect(discord.gateway).toMatchObject({ identified: 1, resumed: 1 });
  });

  it.each([4000, 4001])('by close %i is resumed', async (code) => {
    const client = await bot();
    const resumed = once(client, Events.ShardResume);
    discord.closeGateway(code);
    await resumed;
    expect(discord.gateway).toMatchObject({ identified: 1, resumed: 1 });
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: 4 });
  });

  it('at op 7 is resumed', async () => {
    const client = await bot();
    const resumed = once(client, Events.ShardResume);
    discord.sendOp(7);
    await resumed;
    expect(discord.gateway).toMatchObject({ identified: 1, resumed: 1 });
  });

  it('at op 9 begins a new session, unless it may be resumed', async () => {
    const client = await bot();
    const resumed = once(client, Events.ShardResume);
    discord.sendOp(9, true);
    await resumed;
    const ready = once(client, Events.ShardReady);
    discord.sendOp(9);
    await ready;
    expect(discord.gateway).toMatchObject({ identified: 2, resumed: 1 });
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: 4 });
  });

  it('for too long begins a new session', async () => {
    const client = await bot();
    const ready = once(client, Events.ShardReady);
    discord.dropSockets();
    discord.advance(10 * 60_000);
    await ready;
    expect(discord.gateway).toMatchObject({ identified: 2, resumed: 0 });
  });

  it('in an outage is taken up when the gateway is back', async () => {
    const client = await bot();
    discord.gateway.isDown = true;
    discord.dropSockets();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(discord.botConnected).toBe(false);
    const back = Promise.race([once(client, Events.ShardResume), once(client, Events.ShardReady)]);
    discord.gateway.isDown = false;
    await back;
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: 4 });
  });

  it('by a final close (4014) is not taken up again', async () => {
    const client = await bot();
    const lost = once(client, Events.ShardDisconnect);
    discord.closeGateway(4014);
    await lost;
    expect(client.ws.shards.first()?.status).toBe(Status.Disconnected);
    expect(await discord.slash(ana(), 'do')).toMatchObject({ type: null, failed: 'offline' });
  });
});

describe('Heartbeats', () => {
  it('are acknowledged, and a bot that sends none is closed', async () => {
    await discord.close();
    discord = await LocalDiscord.start({ heartbeatInterval: 60 });
    const client = await bot();
    await expect.poll(() => client.ws.ping).toBeGreaterThanOrEqual(0);
    expect(discord.gateway).toMatchObject({ identified: 1, resumed: 0 });
    const socket = new WebSocket(`${discord.address.replace('http', 'ws')}/?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    expect(await closed).toBe(4009);
  });

  it('that stay without an answer make the bot reconnect', async () => {
    await discord.close();
    discord = await LocalDiscord.start({ heartbeatInterval: 60 });
    const client = await bot();
    const resumed = once(client, Events.ShardResume);
    const lost = once(client, Events.ShardReconnecting);
    discord.gateway.acknowledgesHeartbeats = false;
    await lost;
    discord.gateway.acknowledgesHeartbeats = true;
    await resumed;
    expect(discord.gateway.resumed).toBeGreaterThanOrEqual(1);
  });
});

describe('The world’s changes', () => {
  it('are told: servers, channels, threads, roles', async () => {
    const client = await bot();
    const { world } = discord;
    const guild = world.guild('Aether Hub');
    const heard = async (event: string, change: () => void): Promise<unknown> => {
      const news = once(client, event);
      change();
      return (await news)[0];
    };
    const pod = world.channel('pod-1');
    expect(await heard(Events.ChannelCreate, () => world.addChannel(guild, { name: 'pod-3' }))).toMatchObject({
      name: 'pod-3',
    });
    expect(await heard(Events.ThreadCreate, () => world.addThread(pod, { name: 't' }))).toMatchObject({ name: 't' });
    expect(
      await heard(Events.ThreadUpdate, () => world.changeThread(world.channel('t'), { locked: true })),
    ).toMatchObject({ name: 't' });
    expect(await heard(Events.ThreadDelete, () => world.removeChannel(world.channel('t')))).toMatchObject({
      name: 't',
    });
    expect(await heard(Events.ChannelDelete, () => world.removeChannel(world.channel('pod-2')))).toMatchObject({
      name: 'pod-2',
    });
    const judge = world.role(guild, 'Judge');
    await heard(Events.GuildRoleUpdate, () => world.changeRole(guild, judge, { mentionable: false }));
    expect(client.guilds.cache.get(guild.id)?.roles.cache.get(judge.id)?.mentionable).toBe(false);
    await heard(Events.ChannelUpdate, () => world.overwrite(pod, world.bot, { deny: ['sendMessages'] }));
    await heard(Events.GuildUnavailable, () => world.setUnavailable(guild, true));
    expect(client.guilds.cache.get(guild.id)?.available).toBe(false);
    await heard(Events.GuildAvailable, () => world.setUnavailable(guild, false));
    expect(await heard(Events.GuildDelete, () => world.uninstall(guild))).toMatchObject({ id: guild.id });
    const elsewhere = world.guild('Elsewhere');
    expect(await heard(Events.GuildCreate, () => world.install(elsewhere))).toMatchObject({ id: elsewhere.id });
  });

  it('in a private thread are told from when the bot is added to it', async () => {
    const client = await bot();
    const { world } = discord;
    const heard: string[] = [];
    client.on(Events.ThreadCreate, () => heard.push(Events.ThreadCreate));
    client.on(Events.ThreadUpdate, () => heard.push(Events.ThreadUpdate));
    const thread = world.channel('private-thread');
    world.changeThread(thread, { locked: true });
    world.joinThread(thread, world.user('Chloé'));
    const added = once(client, Events.ThreadCreate);
    world.joinThread(thread, world.bot);
    const [told, isNew] = await added;
    expect([told, isNew]).toEqual([expect.objectContaining({ id: thread.id, joined: true }), false]);
    expect(client.channels.cache.get(thread.id)?.isThread()).toBe(true);
    world.joinThread(thread, world.bot);
    const changed = once(client, Events.ThreadUpdate);
    world.changeThread(thread, { locked: false });
    await changed;
    expect(heard).toEqual([Events.ThreadCreate, Events.ThreadUpdate]);
  });

  it('in messages are told to those with the intent, without what people wrote', async () => {
    const client = await bot({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] });
    const created = once(client, Events.MessageCreate);
    discord.say(ana(), 'a secret');
    expect((await created)[0]).toMatchObject({ content: '', author: { username: 'ana' } });
    const own = once(client, Events.MessageCreate);
    await discord.slash(ana(), 'do');
    expect((await own)[0]).toMatchObject({ content: 'here' });
  });
});

describe('Waiting for a bot', () => {
  it('ends with a complaint that says what is missing', async () => {
    await expect(discord.waitForBot(30)).rejects.toThrow(/not connected.* 0 commands/);
  });

  it('ends when it is there, however many Discords there were before', async () => {
    for (let n = 0; n < 12; n += 1) {
      const other = await LocalDiscord.start();
      const client = await testBot(other, COMMANDS, () => {});
      await other.waitForBot(1_000);
      await client.destroy();
      await other.close();
    }
  });

  it('leaves nobody waiting when this Discord is closed', async () => {
    await bot();
    discord.faults.add({ match: 'POST /interactions/*', drop: 'before' });
    const outcome = discord.slash(ana(), 'do');
    await discord.close();
    expect(await outcome).toMatchObject({ failed: 'deadline' });
    discord = await LocalDiscord.start();
  });
});
