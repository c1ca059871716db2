import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const TOKEN = `${'M'.repeat(24)}.Gabcde.${'x'.repeat(38)}`;

const problemsOf = (source: Record<string, string>) => {
  const read = readEnv(source);
  return read.ok ? [] : read.problems;
};

test('nothing set is enough: no token, state in var, everything stored for good', () => {
  expect(readEnv({})).toEqual({
    ok: true,
    env: {
      token: null,
      apiBase: null,
      dataDir: 'var',
      logLevel: 'info',
      devGuild: null,
      http: null,
      synchronous: 'full',
    },
  });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnv({ DISCORD_TOKEN: ' ', HTTP_PORT: '', DATA_DIR: '' })).toEqual(readEnv({}));
});

test('every problem is named at once, and no value is shown', () => {
  const secret = 'hunter2-not-a-token';
  const problems = problemsOf({
    DISCORD_TOKEN: secret,
    LOG_LEVEL: 'loud',
    DEV_GUILD_ID: 'my server',
    HTTP_PORT: 'eighty',
    SYNCHRONOUS: 'maybe',
    ALLOW_CUSTOM_API: 'yes',
  });
  for (const name of ['LOG_LEVEL', 'DEV_GUILD_ID', 'HTTP_PORT', 'SYNCHRONOUS', 'ALLOW_CUSTOM_API', 'DISCORD_TOKEN']) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
  expect(problems.join('\n')).not.toMatch(/hunter2|loud|my server|eighty|maybe|yes/);
});

test.each([
  ['http://127.0.0.1:8123/api', true],
  ['http://localhost:8123/api/', true],
  ['http://[::1]:8123/api', true],
  ['https://discord.example/api', false],
  ['http://127.0.0.1.example/api', false],
  ['http://10.0.0.4/api', false],
  ['ftp://127.0.0.1/api', false],
  ['not an address', false],
])('the API at %s is accepted without leave: %s', (address, accepted) => {
  expect(readEnv({ DISCORD_TOKEN: 'local', DISCORD_API_BASE: address }).ok).toBe(accepted);
});

test('an API without a token is a fault: it would be silently ignored', () => {
  expect(problemsOf({ DISCORD_API_BASE: 'http://127.0.0.1:1/api' })).toEqual([
    'DISCORD_TOKEN is missing, though DISCORD_API_BASE is set.',
  ]);
});

test('another machine may serve the API when the operator says so', () => {
  const read = readEnv({ DISCORD_TOKEN: 'x', DISCORD_API_BASE: 'https://proxy.example/api/', ALLOW_CUSTOM_API: '1' });
  expect(read).toMatchObject({ ok: true, env: { apiBase: 'https://proxy.example/api' } });
});

test.each([
  ['127.0.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['localhost', true],
  ['dynamo.example', true],
  ['http://0.0.0.0', false],
  ['0.0.0.0:8080', false],
  ['[::1]', false],
  ['999.0.0.1', false],
  ['my host', false],
])('the health page may be told to stand on %s: %s', (host, accepted) => {
  expect(problemsOf({ HTTP_HOST: host, HTTP_PORT: '1' }).map((problem) => problem.split(' ')[0])).toEqual(
    accepted ? [] : ['HTTP_HOST'],
  );
});

test.each([
  [TOKEN, true],
  [`Bot ${TOKEN}`, false],
  ['MTAx.short', false],
])('a token is three parts with dots, and nothing before them', (token, accepted) => {
  expect(readEnv({ DISCORD_TOKEN: token }).ok).toBe(accepted);
});
