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
  sandbox.announce();

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

test('A browser at the address reads, in both languages, what this is and where one types', async () => {
  const sandbox = await startSandbox({ input: new PassThrough(), output: new PassThrough() });
  const address = sandbox.apiBase.replace(/api$/, '');
  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const words = await page.text();
  expect(words).toMatch(/One types in the terminal/);
  expect(words).toMatch(/dans le terminal où tourne <code>npm start/);
  expect(words).not.toMatch(/src=|href=|url\(|<script|<style|’/);
  expect((await fetch(`${address}favicon.ico`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${sandbox.apiBase}/v10/gateway`)).headers.get('content-type')).toContain('json');
  await sandbox.close();
});

test('What Discord refuses before the first line is told before its answer', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const written = text(output);
  const sandbox = await startSandbox({ input, output });
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiBase } });
  client.once(Events.ClientReady, async ({ application }) => {
    const nameless = { name: '', description: 'Has no name' };
    await client.rest.put(`/applications/${application.id}/commands`, { body: [nameless] }).catch(() => {});
    sandbox.begin();
  });
  await client.login(sandbox.token);
  input.end('/ping\n');
  await sandbox.done;
  await client.destroy();
  await sandbox.close();
  output.end();

  const [refusal, where, answer] = (await written).split('\n');
  expect(refusal).toMatch(/PUT .*commands, 400.*Invalid Form Body \(50035\)/);
  expect(where).toMatch(/^ {2}\[0\]\.name: /);
  expect(answer).toMatch(/command/);
});
