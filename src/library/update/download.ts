import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../import/format.ts';
import { type Answer, ask, causeOf, type Line } from './ask.ts';
import { type Edition, type Failure, failure, type Remote } from './remote.ts';
import { readEdition, writeJson } from './state.ts';

export type Downloaded =
  | { readonly ok: true; readonly file: string; readonly edition: Edition }
  /** The edition that was imported last is still the newest. */
  | { readonly ok: true; readonly file: null };

/** A connection that drops again and again is given up; what came stays, and the next update goes on from there. */
const CONNECTIONS = 5;

/**
 * Fetches a file into `folder`, unless its edition is `imported`, or lies there already. Goes on where an earlier try ended,
 * when the server still has that edition. What has another size or checksum than it should is thrown away.
 */
export const download = async (
  remote: Remote,
  imported: Edition | null,
  folder: string,
  line: Line,
  progress: Progress,
): Promise<Downloaded | Failure> => {
  const { name, uri } = remote;
  const file = join(folder, name);
  const part = { data: `${file}.part`, edition: `${file}.part.json` };
  const lying = existsSync(file) ? readEdition(`${file}.json`) : null;
  const known = lying?.uri === uri ? lying : imported;
  const newest: Downloaded = known && known === lying ? { ok: true, file, edition: known } : { ok: true, file: null };
  if (remote.isNamedByEdition && known?.uri === uri) return newest;
  if (readEdition(part.edition)?.uri !== uri) discard(part);
  let dropped = '';
  for (let connections = 0; connections < CONNECTIONS; connections++) {
    const begun = readEdition(part.edition);
    const have = begun ? sizeOf(part.data) : 0;
    if (begun && have > 0 && have === remote.size) return finish(remote, part, file, begun, line);
    const asked = await ask(uri, have > 0 ? rest(begun, have) : unless(known, uri), line);
    if (!asked.ok) return asked;
    const { response } = asked;
    if (response.status === 304) return newest;
    if (response.status === 416 || (response.status === 206 && !beginsAt(response, have))) {
      await response.body?.cancel();
      discard(part);
      continue;
    }
    if (response.status !== 200 && response.status !== 206) {
      await response.body?.cancel();
      return failure(`${name}: ${new URL(uri).host} answers ${response.status} ${response.statusText}`.trimEnd());
    }
    const isRest = response.status === 206;
    if (!isRest) discard(part);
    const edition = editionOf(uri, response);
    writeJson(part.edition, edition);
    // What is decompressed on its way has no announced size, and can't be taken up in the middle.
    const isDecoded = (response.headers.get('content-encoding') ?? 'identity') !== 'identity';
    const announced = isDecoded ? { ...remote, size: null, checksumUri: null } : remote;
    const length = Number(response.headers.get('content-length') ?? Number.NaN) + (isRest ? have : 0);
    const expected = isDecoded ? null : Number.isNaN(length) ? remote.size : length;
    const fault = await receive(asked, part.data, isRest, line.patience, (bytes) =>
      progress(expected === null ? 0 : (bytes + (isRest ? have : 0)) / expected),
    );
    if (fault === null && (expected === null || sizeOf(part.data) >= expected)) {
      return finish(announced, part, file, edition, line);
    }
    dropped = fault ?? 'it ended before its end';
    line.say(`${name}: the connection dropped after ${sizeOf(part.data)} bytes (${dropped})`);
    if (isDecoded) discard(part);
    await line.wait(1000 * (connections + 1));
  }
  return failure(
    `${name}: the connection dropped ${CONNECTIONS} times (${dropped}); the next update goes on from there`,
  );
};

interface Part {
  readonly data: string;
  readonly edition: string;
}

const discard = (part: Part): void => {
  for (const file of [part.data, part.edition]) rmSync(file, { force: true });
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const editionOf = (uri: string, { headers }: Response): Edition => ({
  uri,
  etag: headers.get('etag'),
  lastModified: headers.get('last-modified'),
});

/** The bytes from `have` on, if they are of the edition that was begun; else all of it (RFC 9110, 13.1.5: no weak tags). */
const rest = (begun: Edition | null, have: number): Readonly<Record<string, string>> => {
  const strong = begun?.etag && !begun.etag.startsWith('W/') ? begun.etag : null;
  const same = strong ?? begun?.lastModified;
  return same ? { Range: `bytes=${have}-`, 'If-Range': same } : {};
};

const unless = (known: Edition | null, uri: string): Readonly<Record<string, string>> =>
  known?.uri !== uri
    ? {}
    : {
        ...(known.etag ? { 'If-None-Match': known.etag } : {}),
        ...(known.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
      };

const beginsAt = ({ headers }: Response, have: number): boolean =>
  new RegExp(`^bytes ${have}-`).test(headers.get('content-range') ?? '');

/** Writes what comes, as it comes; answers why it stopped before its end. */
const receive = async (
  { response, giveUp }: Answer,
  file: string,
  isRest: boolean,
  patience: number,
  arrived: (bytes: number) => void,
): Promise<string | null> => {
  const handle = openSync(file, isRest ? 'a' : 'w');
  let timer = setTimeout(giveUp, patience);
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (;;) {
      const next = await reader?.read().catch(causeOf);
      if (typeof next === 'string') return next;
      if (!next?.value) return null;
      writeSync(handle, next.value);
      bytes += next.value.length;
      arrived(bytes);
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    }
  } finally {
    clearTimeout(timer);
    closeSync(handle);
  }
};

const finish = async (
  { name, size, checksumUri }: Remote,
  part: Part,
  file: string,
  edition: Edition,
  line: Line,
): Promise<Downloaded | Failure> => {
  const have = sizeOf(part.data);
  if (size !== null && have !== size) {
    discard(part);
    return failure(`${name}: has ${have} bytes, though ${size} are announced: thrown away`);
  }
  if (checksumUri !== null) {
    const fault = await checkSum(name, part.data, checksumUri, line);
    if (fault) {
      discard(part);
      return fault;
    }
  }
  renameSync(part.data, file);
  renameSync(part.edition, `${file}.json`);
  return { ok: true, file, edition };
};

const checkSum = async (name: string, file: string, uri: string, line: Line): Promise<Failure | null> => {
  const asked = await ask(uri, {}, line);
  if (!asked.ok) return asked;
  const { response } = asked;
  const told = /^[0-9a-f]{64}\b/i.exec((await response.text()).trim())?.[0].toLowerCase();
  if (!response.ok || !told) return failure(`${name}: its checksum can't be read (${response.status})`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex') === told ? null : failure(`${name}: has another SHA-256 than announced: thrown away`);
};
