import type { Client } from 'discord.js';
import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from './discord.ts';
import { testBot } from './test-bot.ts';

const ENERGY = {
  name: 'energy',
  name_localizations: { fr: 'énergie' },
  description: 'Energy counters',
  description_localizations: { fr: 'Marqueurs « énergie »' },
  options: [{ type: 4, name: 'amount', name_localizations: { fr: 'quantité' }, description: 'How many' }],
};
const RULING = { name: 'ruling', description: 'Rulings' };

let discord: LocalDiscord;
let bot: Client<true>;
let global: `/${string}`;
let ofGuild: `/${string}`;
beforeEach(async () => {
  discord = await LocalDiscord.start();
  bot = await testBot(discord, [ENERGY, RULING], (i) => (i.isRepliable() ? i.reply('x') : undefined));
  const application = `/applications/${bot.application.id}` as const;
  global = `${application}/commands`;
  ofGuild = `${application}/guilds/${discord.world.guild('Aether Hub').id}/commands`;
});
afterEach(async () => {
  await bot.destroy();
  await discord.close();
});
const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const result = await promise.catch((error) => error);
  return result instanceof DiscordAPIError ? result.code : 'no error';
};
const names = () => discord.commands.map(({ name, guild_id }) => (guild_id ? `${name} (server)` : name));

describe('Registering commands', () => {
  it('puts a list in place of the old one; a command keeps its id, and its version while it is the same', async () => {
    const [energy, ruling] = discord.commands;
    await bot.rest.put(global, {
      body: [ENERGY, { ...RULING, description: 'Card rulings' }, { name: 'help', description: 'x' }],
    });
    expect(names()).toEqual(['energy', 'ruling', 'help']);
    expect(discord.commands[0]).toEqual(energy);
    expect(discord.commands[1]).toMatchObject({ id: ruling?.id, description: 'Card rulings' });
    expect(discord.commands[1]?.version).not.toBe(ruling?.version);
    await bot.rest.put(global, { body: [] });
    expect(names()).toEqual([]);
  });

  it('through discord.js is what the builders send', async () => {
    const set = await bot.application.commands.set([
      {
        name: 'energy',
        description: 'x',
        nameLocalizations: { fr: 'énergie' },
        defaultMemberPermissions: ['ManageGuild'],
      },
    ]);
    expect(set.first()?.nameLocalizations).toEqual({ fr: 'énergie' });
    expect(discord.commands[0]).toMatchObject({
      default_member_permissions: '32',
      contexts: null,
      integration_types: [0],
    });
  });

  it('is read back with the words of all languages, or of one', async () => {
    expect(await bot.rest.get(global, { query: new URLSearchParams({ with_localizations: 'true' }) })).toMatchObject([
      { name_localizations: { fr: 'énergie' }, options: [{ name_localizations: { fr: 'quantité' } }] },
      { name: 'ruling' },
    ]);
    const [plain] = (await bot.rest.get(global)) as [object];
    expect(plain).not.toHaveProperty('name_localizations');
    expect(plain).toMatchObject({ name: 'energy', options: [{ name: 'amount' }] });
  });

  it('is done one by one, too', async () => {
    const made = (await bot.rest.post(global, { body: { name: 'help', description: 'x' } })) as { id: string };
    expect(names()).toEqual(['energy', 'ruling', 'help']);
    await bot.rest.post(global, { body: { name: 'help', description: 'y' } });
    expect(await bot.rest.get(`${global}/${made.id}`)).toMatchObject({ description: 'y' });
    await bot.rest.patch(`${global}/${made.id}`, { body: { description: 'z' } });
    expect(discord.commands.at(-1)).toMatchObject({ id: made.id, description: 'z', name: 'help' });
    await bot.rest.delete(`${global}/${made.id}`);
    expect(names()).toEqual(['energy', 'ruling']);
    expect(await codeOf(bot.rest.get(`${global}/${made.id}`))).toBe(10063);
  });

  it('in one server stays in that server, and not where the bot is not', async () => {
    await bot.rest.put(ofGuild, { body: [{ name: 'local', description: 'x' }] });
    expect(names()).toEqual(['energy', 'ruling', 'local (server)']);
    expect(await discord.slash(discord.as('Ana', 'pod-1'), 'local')).toMatchObject({ type: 4 });
    expect(await discord.slash(discord.as('Ana', 'table-1'), 'local')).toMatchObject({
      failed: 'refused',
      error: { code: 'not-here' },
    });
    const elsewhere =
      `/applications/${bot.application.id}/guilds/${discord.world.guild('Elsewhere').id}/commands` as const;
    expect(await codeOf(bot.rest.put(elsewhere, { body: [] }))).toBe(50001);
  });

  it('wrongly is refused as a whole (50035)', async () => {
    const wrong = bot.rest.put(global, { body: [ENERGY, { name: 'Ruling', description: 'x' }] });
    await expect(wrong).rejects.toMatchObject({ code: 50035, rawError: { errors: { 1: { name: {} } } } });
    expect(names()).toEqual(['energy', 'ruling']);
    const id = discord.commands[0]?.id;
    expect(await codeOf(bot.rest.patch(`${global}/${id}`, { body: { name: 'Energy' } }))).toBe(50035);
  });

  it('stops at 100 slash commands and at 15 of each menu (30032)', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ name: `c${n}`, description: 'x' }));
    expect(await codeOf(bot.rest.put(global, { body: many }))).toBe(30032);
    await bot.rest.put(global, { body: many.slice(1) });
    const menus = Array.from({ length: 16 }, (_, n) => ({ type: 3, name: `m${n}` }));
    expect(await codeOf(bot.rest.put(ofGuild, { body: menus }))).toBe(30032);
    await bot.rest.put(ofGuild, { body: menus.slice(1) });
  });

  it('stops at 200 new ones a day (30034); overwriting is free', async () => {
    const named = (prefix: string) =>
      Array.from({ length: 99 }, (_, n) => ({ name: `${prefix}${n}`, description: 'x' }));
    for (const prefix of ['a', 'b']) await bot.rest.put(global, { body: named(prefix) });
    for (let n = 0; n < 3; n += 1) await bot.rest.put(global, { body: named('b') });
    const answer = await fetch(`${discord.address}/api/v10${global}`, {
      method: 'PUT',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(named('c')),
    });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 30034 });
    discord.advance(24 * 60 * 60_000 + 1);
    await bot.rest.put(global, { body: named('c') });
  });
});
