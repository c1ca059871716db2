import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, test } from 'vitest';
import { startSandbox } from './main.ts';

test('A pipe reads the address, then the answers of a bot that was given this API and token', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const written = text(output);
  const sandbox = await startSandbox({ input, output });
  expect(sandbox.apiBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);

  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiBase } });
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'pong' });
  });
  client.once(Events.ClientReady, async ({ application }) => {
    await application.commands.set([{ name: 'ping', description: 'Answers' }]);
    sandbox.begin();
  });
  await client.login(sandbox.token);
  input.end('/ping\nusers\n');
  await sandbox.done;
  await client.destroy();
  await sandbox.close();
  output.end();

  const lines = (await written).split('\n');
  expect(lines[0]).toContain(sandbox.apiBase.replace('/api', ''));
  expect(lines.slice(1, 3)).toEqual(['1 · Dynamo', '  pong']);
  expect(lines.filter((line) => line.startsWith('* '))).toHaveLength(1);
});
