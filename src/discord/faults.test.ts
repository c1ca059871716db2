import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type FaultKind, faultOf } from './faults.ts';

const api = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'https://discord.example', {
    files: undefined,
    body: undefined,
  });

describe('What went wrong is known by what has to be done about it', () => {
  test.each<[number, number, FaultKind]>([
    [10062, 404, 'too-late'],
    [40060, 400, 'answered-before'],
    [50027, 401, 'token-over'],
    [10015, 404, 'token-over'],
    [10008, 404, 'message-gone'],
    [10003, 404, 'channel-gone'],
    [10004, 404, 'channel-gone'],
    [50001, 403, 'forbidden'],
    [50013, 403, 'forbidden'],
    [40066, 403, 'forbidden'],
    [50083, 400, 'locked'],
    [160005, 403, 'locked'],
    [30046, 429, 'limited'],
    [20028, 429, 'limited'],
    [130000, 503, 'overloaded'],
    [0, 401, 'unauthorized'],
    [50035, 400, 'refused'],
    [50006, 400, 'refused'],
    [999999, 400, 'refused'],
  ])('Discord’s %i with status %i is %s', (code, status, kind) => {
    expect(faultOf(api(code, status))).toMatchObject({
      kind,
      code: status === 401 && code === 0 ? '401' : String(code),
    });
  });

  test('a rate limit says how long to wait', () => {
    const limit = {
      timeToReset: 3000,
      limit: 5,
      method: 'PATCH',
      hash: '',
      url: '',
      route: '',
      majorParameter: '',
      global: false,
      retryAfter: 3000,
      sublimitTimeout: 0,
      scope: 'shared' as const,
    };
    expect(faultOf(new RateLimitError(limit))).toMatchObject({ kind: 'limited', code: '429', retryAfter: 3000 });
  });

  test('what may or may not have been done is told from what was not', () => {
    const request = { files: undefined, body: undefined };
    expect(faultOf(new HTTPError(503, 'down', 'POST', '', request))).toMatchObject({ kind: 'overloaded', code: '503' });
    expect(faultOf(Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }))).toMatchObject({
      kind: 'lost',
      code: 'UND_ERR_SOCKET',
    });
    expect(
      faultOf(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    ).toMatchObject({ kind: 'lost', code: 'ECONNREFUSED' });
    expect(faultOf(new DOMException('This operation was aborted', 'AbortError'))).toMatchObject({ kind: 'lost' });
    expect(faultOf(new TypeError('x is not a function'))).toMatchObject({ kind: 'refused', code: 'internal' });
  });

  test('a client whose token was taken away knows it', () => {
    expect(faultOf(new Error('Expected token to be set for this request, but none was present'))).toMatchObject({
      kind: 'unauthorized',
    });
  });
});
