import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorkshop } from '../../../test/workshop.ts';
import { KINDS } from './kinds.ts';
import { atomicCards, face } from './sources.fixture.ts';

const workshop = openWorkshop();
afterAll(() => workshop.close());

const refusalOf = async (name: string, content: Uint8Array | string) => {
  const file = workshop.file(name, content);
  const { done, said } = await workshop.import([file]);
  return { done, reason: (said.split('\n')[0] ?? '').replace(`${file}: `, '') };
};

/** A beginning that is told, and something behind it. */
const bytes = (begin: string, before = 0): Uint8Array =>
  Buffer.concat([Buffer.alloc(before), Buffer.from(begin, 'latin1'), Uint8Array.from({ length: 200 }, (_, i) => i)]);

const cards = atomicCards({ Oak: [face(1, 'Oak')] });

describe('A file that must be unpacked first is refused, with how', () => {
  test.each([
    ['a.json.bz2', bytes('BZh91AY&SY'), 'bunzip2 a.json.bz2'],
    ['a.json.xz', bytes('\xfd7zXZ\0'), 'unxz a.json.xz'],
    ['a.json.zst', bytes('\x28\xb5\x2f\xfd'), 'unzstd a.json.zst'],
    ['a.json.zip', bytes(`PK\x03\x04${'\0'.repeat(26)}a.json`), 'unzip a.json.zip'],
    ['a.7z', bytes('7z\xbc\xaf\x27\x1c'), '7z x a.7z'],
    ['a.tar', bytes('ustar', 257), 'tar -xf a.tar'],
    ['a.tar.gz', gzipSync(bytes('ustar', 257)), 'tar -xf a.tar.gz'],
    ['a.json.gz', gzipSync(gzipSync(cards)), 'gunzip a.json.gz'],
    ['rules.docx', bytes(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`), 'a document of a word processor'],
    ['rules.pdf', '%PDF-1.7\n1 0 obj\n* A line.\n', 'a PDF'],
    ['rules.rtf', '{\\rtf1\\ansi * A line.}', 'a document of a word processor'],
    ['a.sqlite', bytes('SQLite format 3\0'), 'take the JSON'],
    ['page.html', '<!DOCTYPE html>\n<li>* A line.', 'copy its text'],
  ])('%s', async (name, content, what) => {
    const { done, reason } = await refusalOf(name, content);
    expect(done).toBe(false);
    expect(reason).toContain(what);
  });

  test('whatever it is called; and what is called so, but is not, is read', async () => {
    expect((await refusalOf('cards.json', bytes('BZh91AY&SY'))).reason).toContain('bunzip2');
    expect((await workshop.import([workshop.file('cards.bz2', cards)])).done).toBe(true);
    expect((await workshop.import([workshop.file('cards.zip', gzipSync(cards))])).done).toBe(true);
  });
});

test.each([
  ['JSON of another kind', '{"decks": []}'],
  ['a table', 'a\tb\tc\n'.repeat(30)],
  ['prose', 'There was no ruling.\n'],
  ['a picture', bytes('\x89PNG\r\n\x1a\n')],
])('%s is refused with the list of what an import takes', async (_, content) => {
  expect((await refusalOf('file', content)).reason).toContain(KINDS);
});
