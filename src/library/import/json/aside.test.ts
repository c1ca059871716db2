import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Source } from '../format.ts';
import { openSource } from '../source.ts';
import type { Form } from './forms.ts';
import { readBatches, readRecords } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'aside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COUNT = 6000;
const objects = Array.from({ length: COUNT }, (_, n) => ({ n, words: `${n} `.repeat(200) }));

const opened = async (name: string, text: string): Promise<Source> => {
  writeFileSync(join(folder, name), text);
  const it = await openSource(join(folder, name));
  if (!it.ok) throw new Error(it.reason);
  expect(it.source.size).toBeGreaterThan(4 * 1024 * 1024);
  return it.source;
};

describe.each<[Form & string, string]>([
  ['lines', objects.map((it) => JSON.stringify(it)).join('\n')],
  ['array', JSON.stringify(objects)],
])('A large file of %s', (form, text) => {
  test('is read in a thread of its own, to the same records in the same order, with its progress', async () => {
    const source = await opened(form, text);
    const here: unknown[] = [];
    for await (const batch of readBatches(source, form, () => {})) here.push(...batch);
    const aside: unknown[] = [];
    const shares: number[] = [];
    const progress = (share: number) => void shares.push(share);
    const take = (record: unknown): null => {
      aside.push(record);
      return null;
    };
    expect(await readRecords(source, form, progress, take)).toBeNull();
    expect(aside).toHaveLength(COUNT);
    expect(aside).toEqual(here);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('is refused with the number of the record where it breaks off', async () => {
    const source = await opened(`cut ${form}`, text.slice(0, -20));
    expect(
      await readRecords(
        source,
        form,
        () => {},
        () => null,
      ),
    ).toMatchObject({ ok: false, line: COUNT });
  });

  test('is read no further than to the record that is refused', async () => {
    const source = await opened(form, text);
    let taken = 0;
    const refused = await readRecords(
      source,
      form,
      () => {},
      () => (++taken === 3 ? 'is not wanted' : null),
    );
    expect(refused).toEqual({ ok: false, line: 3, reason: 'is not wanted' });
    expect(taken).toBe(3);
  });
});
