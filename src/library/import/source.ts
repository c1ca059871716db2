import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { decode, isBinary } from './decode.ts';
import { type Refused, refused, type Source } from './format.ts';
import { KINDS } from './kinds.ts';
import { packingOf } from './packing.ts';

/** How much of a file tells its format. */
const HEAD = 64 * 1024;
/** Rules texts have less than a million characters, pages far less. */
const LONGEST_TEXT = 16 * 1024 * 1024;

/** Opens a file to import; refuses what is missing, empty, or no text once gzip is off. */
export const openSource = async (path: string): Promise<{ readonly ok: true; readonly source: Source } | Refused> => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return refused(null, 'is not there');
  if (!stats.isFile()) return refused(null, 'is not a file');
  if (stats.size === 0) return refused(null, 'is empty');
  const stream = await streamOf(path);
  try {
    const head = await upTo(stream(), HEAD);
    if (head.length === 0) return refused(null, 'is empty');
    const packing = packingOf(head, basename(path));
    if (packing !== null) return refused(null, packing);
    if (isBinary(head)) return refused(null, `is no text. ${KINDS}`);
    const text = async () => {
      const bytes = await upTo(stream(), LONGEST_TEXT);
      return bytes.length < LONGEST_TEXT ? decode(bytes) : null;
    };
    const sha256 = await hashOf(path);
    return {
      ok: true,
      source: { path, name: basename(path), size: stats.size, sha256, head: decode(head), stream, text },
    };
  } catch (error) {
    const reason = damage(error);
    if (reason === null) throw error;
    return refused(null, reason);
  }
};

/** How a file is read from its beginning, decompressed. */
export const streamOf = async (path: string): Promise<Source['stream']> => {
  const compressed = await isGzip(path);
  return (read) => {
    const file = createReadStream(path);
    const out = compressed ? createGunzip() : new PassThrough();
    let bytes = 0;
    file.on('data', (chunk) => {
      bytes += chunk.length;
      read?.(bytes);
    });
    // An error on either end reaches whoever reads the far one.
    pipeline(file, out).catch((error: Error) => out.destroy(error));
    return out;
  };
};

/** Why a compressed file cannot be read; null when it was something else. */
export const damage = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return 'is compressed and its end is missing';
  return typeof code === 'string' && code.startsWith('Z_') ? 'is compressed and damaged' : null;
};

const isGzip = async (path: string): Promise<boolean> => {
  for await (const chunk of createReadStream(path, { start: 0, end: 1 })) return chunk[0] === 0x1f && chunk[1] === 0x8b;
  return false;
};

/** The first bytes of a stream, at most `most`. */
const upTo = async (stream: Readable, most: number): Promise<Uint8Array> => {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    read.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  stream.destroy();
  return Buffer.concat(read).subarray(0, most);
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};
