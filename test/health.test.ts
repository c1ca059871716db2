import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTogether, type Together, wordsOf } from './harness.ts';

/*
 * What supervisors and Prometheus ask, by the state of the connection and not by what the client believes of itself.
 */

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
};

let together: Together;
let port: number;
beforeAll(async () => {
  port = await freePort();
  together = await startTogether({ env: { HTTP_PORT: String(port) }, discord: { heartbeatInterval: 1000 } });
});
afterAll(() => together.stop());

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

test('a bot that receives interactions is healthy and ready', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  const { status, text } = await get('/readyz');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ ok: true, shards: [{ id: 0, ready: true }] });
});

test('metrics count answers, faults and boards, and watch the process and its shards', async () => {
  const { discord } = together;
  const ana = discord.as('Ana', 'table-1');
  await discord.slash(ana, 'energy gain', { amount: 1 });
  await discord.slash(ana, 'game board');
  const { text } = await get('/metrics');
  expect(text).toMatch(/dynamo_answer_seconds_count\{kind="command"\} [12]/);
  expect(text).toMatch(/dynamo_shard_ready\{shard="0"\} 1/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  expect(text).toMatch(/dynamo_board_changes_total 2/);
});

test('/about tells how fast answers were', async () => {
  const { discord } = together;
  expect(wordsOf(await discord.slash({ ...discord.as('Ben', 'pod-1'), locale: 'en-US' }, 'about'))).toMatch(
    /within \d+ ms/,
  );
});

test.each([
  ['a port that is taken', '127.0.0.1', 'Choose another HTTP_PORT.'],
  ['an address of another machine', '192.0.2.1', 'Set HTTP_HOST to an address of this machine.'],
  ['a name that nobody has', 'nobody.invalid', 'Set HTTP_HOST to an address of this machine.'],
])('%s is a problem that names its variable, and no other', async (_, host, remedy) => {
  const second = startTogether({ env: { HTTP_PORT: String(port), HTTP_HOST: host } });
  await expect(second).rejects.toThrow(`The health page can't be served on ${host}:${port}`);
  await expect(second).rejects.toThrow(remedy);
});

test('other paths are nobody’s', async () => {
  expect(await get('/')).toMatchObject({ status: 404 });
});

test('without a connection it is not ready, but worth keeping for five minutes', async () => {
  const itsPort = await freePort();
  const alone = await startTogether({ env: { HTTP_PORT: String(itsPort) } });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${itsPort}${path}`)).status;
  await alone.discord.close();
  await expect.poll(() => status('/readyz'), { timeout: 5000 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  alone.advance(6 * 60_000);
  expect(await status('/healthz')).toBe(503);
  await alone.bot.stop();
});
