import { REST } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { LocalDiscord } from '../../sandbox/discord.ts';
import { register } from './register.ts';

let discord: LocalDiscord;
let rest: REST;
beforeAll(async () => {
  discord = await LocalDiscord.start();
  rest = new REST({ api: `${discord.address}/api`, version: '10' }).setToken(discord.token);
});
afterAll(() => discord.close());

const application = () => discord.world.bot.id;
const guild = () => discord.world.guilds[0]?.id ?? '';
const puts = () => discord.log.filter(({ method }) => method === 'PUT');

test('commands are sent once, and not again while their definition is the same', async () => {
  const first = await register(rest, application(), commands, null);
  expect(first).toMatchObject({ sent: true });
  const second = await register(rest, application(), commands, null);
  expect(second).toEqual({ sent: false, ids: first.ids });
  expect(puts()).toHaveLength(1);
  expect([...first.ids.keys()].sort()).toEqual(commands.map(({ name }) => name).sort());
});

test('any difference, in one language and one word, sends them again', async () => {
  await register(rest, application(), commands, null);
  const [first, ...others] = commands;
  if (first === undefined) throw new Error('No commands');
  const changed = { ...first, data: { ...first.data, description_localizations: { fr: 'Autre chose' } } };
  expect(await register(rest, application(), [changed, ...others], null)).toMatchObject({ sent: true });
  expect(await register(rest, application(), others, null)).toMatchObject({ sent: true });
  expect(discord.commands.map(({ name }) => name).sort()).toEqual(others.map(({ name }) => name).sort());
});

test('for one server alone they are registered there, and nowhere else', async () => {
  await register(rest, application(), [], null);
  const before = puts().length;
  expect(await register(rest, application(), commands, guild())).toMatchObject({ sent: true });
  expect(await register(rest, application(), commands, guild())).toMatchObject({ sent: false });
  expect(
    puts()
      .slice(before)
      .map(({ path }) => path),
  ).toEqual([`/applications/${application()}/guilds/${guild()}/commands`]);
});

test('where Discord can not say what it has, it is told', async () => {
  discord.faults.add({ match: 'GET /applications/*', status: 404 });
  expect(await register(rest, application(), commands, null)).toMatchObject({ sent: true });
});
