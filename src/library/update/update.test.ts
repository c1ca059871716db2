import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';
import { asLines, atomicCards, face, inFrench, oracleId, printing, scryfallRuling } from '../import/sources.fixture.ts';
import { openPages } from '../pages.ts';
import { runUpdate } from './update.ts';

/* Against a server that gives what Scryfall and MTGJSON give, and can be told to fail as they may. */

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

let workshop: TestWorkshop;
let server: Server;
let base: string;
let asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
let waits: number[];
/** Comes first; true: it answered. */
let trouble: Handler;
let edition: number;

const files = (): Readonly<Record<string, Buffer>> => ({
  '/data/all-cards': gzipSync(
    asLines([printing(1, 'Coil'), inFrench(1, 'Coil', edition === 1 ? 'Bobine' : 'Serpentin'), printing(2, 'Spoon')]),
  ),
  '/data/rulings': gzipSync(asLines([scryfallRuling(1, `It turns in edition ${edition}.`)])),
  '/mtgjson/AtomicCards.json.gz': gzipSync(
    atomicCards({ Coil: [face(1, 'Coil')] }, `2026-08-0${edition}`) + ' '.repeat(9),
  ),
});

const file = (path: string): Buffer | undefined => files()[path.replace(/-\d+\.jsonl\.gz$/, '')];

const bulkData = (sizes: number | null = null) =>
  JSON.stringify({
    object: 'list',
    has_more: false,
    data: ['oracle_cards', 'all_cards', 'rulings'].map((type) => {
      const path = `/data/${type.replace('_', '-')}`;
      return {
        object: 'bulk_data',
        type,
        updated_at: '2026-08-22T09:03:21.000+00:00',
        compressed_size: sizes ?? files()[path]?.length ?? 1,
        jsonl_download_uri: `${base}${path}-${edition}.jsonl.gz`,
      };
    }),
  });

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const path = request.url ?? '';
  asked.push({ path, headers: request.headers });
  if (trouble(request, response)) return;
  if (path === '/bulk-data') {
    response.end(bulkData());
    return;
  }
  const body = file(path.replace('.sha256', ''));
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  if (path.endsWith('.sha256')) {
    response.end(`${createHash('sha256').update(body).digest('hex')}\n`);
    return;
  }
  const etag = `"${path} ${edition}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isRest = from > 0 && request.headers['if-range'] === etag;
  const part = isRest ? body.subarray(from) : body;
  response.writeHead(isRest ? 206 : 200, {
    ETag: etag,
    'Content-Length': part.length,
    ...(isRest ? { 'Content-Range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
  });
  response.end(part);
};

beforeEach(async () => {
  workshop = openWorkshop();
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  asked = [];
  waits = [];
  trouble = () => false;
  edition = 1;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  workshop.close();
});

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 7, 22);

const update = async ({ now = START, force = false } = {}) => {
  const lines: string[] = [];
  asked = [];
  const done = await runUpdate({
    dataDir: workshop.dir,
    pages: openPages(workshop.table.db),
    now,
    say: (line) => void lines.push(line),
    progress: () => {},
    wait: async (ms) => void waits.push(ms),
    patience: 1000,
    servers: { scryfall: base, mtgjson: `${base}/mtgjson` },
    force,
  });
  return { done, said: lines.join('\n'), paths: asked.map(({ path }) => path) };
};
const card = () => workshop.library.card(oracleId(1));
const rulings = () => workshop.library.rulings({ kind: 'card', oracleId: oracleId(1) }).map(({ en }) => en?.text);
const lying = () => readdirSync(join(workshop.dir, 'downloads')).sort();

/** Sends half of a file and drops the connection, the first `times`. */
const dropping = (path: RegExp, times: number): Handler => {
  let left = times;
  return (request, response) => {
    const body = file(request.url ?? '');
    if (!path.test(request.url ?? '') || !body || left-- <= 0) return false;
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const rest = body.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      ETag: `"${request.url} ${edition}"`,
      'Content-Length': rest.length,
      ...(from > 0 ? { 'Content-Range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
    });
    response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () => response.destroy());
    return true;
  };
};

describe('An update', () => {
  test('fetches cards and rulings from their sources, says who asks, and imports them', async () => {
    const { done, said, paths } = await update();
    expect(said).toContain('3 added, 1 changed, 0 unchanged, 0 skipped');
    expect(done).toBe(true);
    expect(paths).toEqual([
      '/bulk-data',
      '/mtgjson/AtomicCards.json.gz',
      '/mtgjson/AtomicCards.json.gz.sha256',
      '/data/all-cards-1.jsonl.gz',
      '/data/rulings-1.jsonl.gz',
    ]);
    for (const { headers } of asked) {
      expect(headers['user-agent']).toMatch(/^Dynamo\/\d+\.\d+\.\d+ /);
      expect(headers.accept).toContain('application/json');
    }
    expect(card()).toMatchObject({ name: 'Coil', nameFr: 'Bobine' });
    expect(rulings()).toEqual(['It turns in edition 1.']);
    expect(lying()).toEqual(['state.json', 'update.lock']);
  });

  test('is done once a week, unless it is forced', async () => {
    await update();
    const again = await update({ now: START + 6 * DAY });
    expect(again.done).toBe(true);
    expect(again.said).toBe('Updated on 2026-08-22, which is enough until 2026-08-29. With --force it is done now.');
    expect(again.paths).toEqual([]);
    expect((await update({ now: START + 6 * DAY, force: true })).paths).not.toEqual([]);
    expect((await update({ now: START + 15 * DAY })).paths).not.toEqual([]);
  });

  test('is done when the last one is said to be in the future', async () => {
    await update({ now: START + 400 * DAY });
    expect((await update({ now: START })).paths).not.toEqual([]);
  });

  test('brings everything again when the library was made anew', async () => {
    await update();
    rmSync(join(workshop.dir, 'library.db'));
    expect((await update({ now: START + DAY })).said).toContain('3 added, 1 changed, 0 unchanged, 0 skipped');
    expect(card()?.nameFr).toBe('Bobine');
  });

  test('takes files that are decompressed on their way, and their list in its earlier form', async () => {
    let drops = 1;
    trouble = ({ url = '' }, response) => {
      if (url === '/bulk-data') {
        response.end(
          bulkData()
            .replaceAll('jsonl_download_uri', 'download_uri')
            .replace(/"compressed_size":\d+,/g, ''),
        );
        return true;
      }
      const body = file(url);
      if (!body || !url.startsWith('/data/')) return false;
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length, ETag: '"whole"' });
      if (url.includes('rulings') && drops-- > 0) response.write(body.subarray(0, 40), () => response.destroy());
      else response.end(body);
      return true;
    };
    const { done, said } = await update();
    expect(said).toContain('scryfall-rulings: the connection dropped');
    expect(done).toBe(true);
    expect(asked.filter(({ headers }) => headers.range)).toEqual([]);
    expect(card()).toMatchObject({ name: 'Coil', nameFr: 'Bobine' });
    expect(rulings()).toEqual(['It turns in edition 1.']);
  });

  test('is done by one process at a time', async () => {
    const both = await Promise.allSettled([update(), update()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'LibraryBusy' } });
  });

  test('fetches nothing that it has: the same address, or not modified', async () => {
    await update();
    const { done, said, paths } = await update({ now: START + 8 * DAY });
    expect(done).toBe(true);
    expect(paths).toEqual(['/bulk-data', '/mtgjson/AtomicCards.json.gz']);
    expect(asked[1]?.headers['if-none-match']).toBe('"/mtgjson/AtomicCards.json.gz 1"');
    expect(said).toBe(
      ['mtgjson-atomic-cards', 'scryfall-all-cards', 'scryfall-rulings'].map((it) => `${it}: nothing new`).join('\n'),
    );
  });

  test('brings the next edition', async () => {
    await update();
    edition = 2;
    const { said } = await update({ now: START + 8 * DAY });
    expect(said).toContain('1 reworded');
    expect(rulings()).toEqual(['It turns in edition 2.']);
    expect(workshop.library.called('Serpentin')).toHaveLength(1);
  });

  test('goes on where a connection dropped', async () => {
    trouble = dropping(/all-cards/, 2);
    const { done, said } = await update();
    expect(said).toMatch(/scryfall-all-cards: the connection dropped after \d+ bytes/);
    expect(done).toBe(true);
    const tries = asked.filter(({ path }) => path.includes('all-cards'));
    expect(tries.map(({ headers }) => headers.range?.replace(/\d+/, 'n'))).toEqual([undefined, 'bytes=n-', 'bytes=n-']);
    expect(tries[1]?.headers['if-range']).toBe('"/data/all-cards-1.jsonl.gz 1"');
    expect(card()?.nameFr).toBe('Bobine');
  });

  test('goes on in the next one, when connections drop again and again', async () => {
    trouble = dropping(/all-cards/, 99);
    const first = await update();
    expect(first.done).toBe(false);
    expect(first.said).toContain('the connection dropped 5 times');
    expect(first.said).toContain('Nothing was imported, the library is as it was.');
    trouble = () => false;
    const { done, paths } = await update();
    expect(done).toBe(true);
    expect(asked.find(({ path }) => path.includes('all-cards'))?.headers.range).toMatch(/^bytes=\d+-$/);
    expect(paths).not.toContain('/mtgjson/AtomicCards.json.gz.sha256');
  });

  test('begins again when what was begun is of another edition', async () => {
    trouble = dropping(/all-cards/, 99);
    await update();
    trouble = () => false;
    edition = 2;
    expect((await update()).done).toBe(true);
    expect(asked.find(({ path }) => path.includes('all-cards'))?.headers.range).toBeUndefined();
    expect(card()?.nameFr).toBe('Serpentin');
  });

  test.each<[string, Handler, RegExp]>([
    [
      'a file has another size than announced',
      ({ url }, response) => url === '/bulk-data' && Boolean(response.end(bulkData(12_345))),
      /scryfall-all-cards: has \d+ bytes, though 12345 are announced: thrown away\./,
    ],
    [
      'a file has another checksum than announced',
      ({ url }, response) => url?.endsWith('.sha256') === true && Boolean(response.end('0'.repeat(64))),
      /mtgjson-atomic-cards: has another SHA-256 than announced: thrown away\./,
    ],
    [
      'a file is cut off, and so announced',
      ({ url }, response) => {
        if (url?.includes('rulings') !== true) return false;
        const body = files()['/data/rulings']?.subarray(0, 40) ?? Buffer.alloc(0);
        response.writeHead(200, { 'Content-Length': body.length }).end(body);
        return true;
      },
      /scryfall-rulings: has 40 bytes, though \d+ are announced/,
    ],
    [
      'a file is gone',
      ({ url }, response) => url?.includes('rulings') === true && Boolean(response.writeHead(404).end()),
      /scryfall-rulings: 127\.0\.0\.1:\d+ answers 404/,
    ],
    [
      'the list is not one',
      ({ url }, response) => url === '/bulk-data' && Boolean(response.end('<html>Maintenance</html>')),
      /gives a list of its files in a form that this release does not know/,
    ],
    [
      'the list has no rulings',
      ({ url }, response) =>
        url === '/bulk-data' && Boolean(response.end(bulkData().replaceAll('"rulings"', '"other"'))),
      /has no file of rulings in its list/,
    ],
    [
      'a server is out of order',
      (_, response) => Boolean(response.writeHead(503).end()),
      /has a fault of its own \(503\): try again later/,
    ],
    ['a server says nothing', () => true, /can't be reached: /],
  ])('leaves the library as it was when %s', async (_, fails, reason) => {
    const before = readFileSync(join(workshop.dir, 'library.db'));
    trouble = fails;
    const { done, said } = await update();
    expect(said).toMatch(reason);
    expect(said).toContain('Nothing was imported, the library is as it was.');
    expect(done).toBe(false);
    expect(readFileSync(join(workshop.dir, 'library.db')).equals(before)).toBe(true);
    trouble = () => false;
    expect((await update()).done).toBe(true);
  });

  test('leaves the library as it was when a file can not be imported, and keeps what it fetched', async () => {
    const wrong = gzipSync('{"object":"ruling"}\n');
    trouble = ({ url }, response) => {
      if (url === '/bulk-data') {
        response.end(
          bulkData().replace(
            `"compressed_size":${files()['/data/rulings']?.length}`,
            `"compressed_size":${wrong.length}`,
          ),
        );
        return true;
      }
      return url?.includes('rulings') === true && Boolean(response.end(wrong));
    };
    const { done, said } = await update();
    expect(said).toContain('is no ruling of Scryfall');
    expect(done).toBe(false);
    expect(card()).toBeNull();
    expect(existsSync(join(workshop.dir, 'downloads', 'scryfall-all-cards'))).toBe(true);
  });

  test('waits as long as it is told when it asks too often, and goes on', async () => {
    let times = 2;
    trouble = ({ url }, response) =>
      url?.includes('all-cards') === true &&
      times-- > 0 &&
      Boolean(response.writeHead(429, { 'Retry-After': '45' }).end());
    const { done, said } = await update();
    expect(done).toBe(true);
    expect(said).toContain('says that it is asked too often: waiting 45 s');
    expect(waits).toEqual([45_000, 45_000]);
  });

  test('waits half a minute when it is not told how long, and stops when it is told to wait for long', async () => {
    trouble = ({ url }, response) => url === '/bulk-data' && Boolean(response.writeHead(429).end());
    expect((await update()).said).toContain('says that it is asked too often: try again later.');
    expect(waits).toEqual([30_000, 30_000]);
    trouble = (_, response) => Boolean(response.writeHead(429, { 'Retry-After': '3600' }).end());
    waits = [];
    expect((await update()).said).toContain('try again in 60 min or later.');
    expect(waits).toEqual([]);
  });
});
