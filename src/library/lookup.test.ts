import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

/* `npm run --silent lookup -- --json FILE`, as other programs run it, on the library the bot is born with. */

const folder = mkdtempSync(join(tmpdir(), 'lookup-'));
const file = join(folder, 'look-ups.json');

const lookup = (text: string) => {
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/library/lookup.ts', '--json', file],
    { env: { PATH: process.env.PATH, DATA_DIR: folder }, encoding: 'utf8' },
  );
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, lines: lines.map((line): unknown => JSON.parse(line)) };
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('Look-ups in bulk', () => {
  test('answer each line in its order, with what would be picked and what would be offered', () => {
    const { status, lines } = lookup(
      JSON.stringify([
        { id: 'a', q: "coureuse d'éclairs", lang: 'fr' },
        { id: 2, q: 'energy' },
        { id: 'c', q: 'lightning', lang: 'en' },
        { id: 'd', q: 'zzzzqqqq', lang: 'en' },
        { id: 'e', q: '', lang: 'fr' },
        { id: 'f', q: 'x'.repeat(4000), lang: 'fr' },
      ]),
    );
    const oracleId = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const runner = { oracleId, en: 'Lightning Runner', fr: "Coureuse d'éclairs" };
    expect(status).toBe(0);
    expect(lines).toMatchObject([
      { id: 'a', pick: oracleId, hits: expect.arrayContaining([runner]) },
      { id: 2, pick: 'energy', hits: expect.arrayContaining([{ mechanic: 'energy', en: 'Energy', fr: 'Énergie' }]) },
      { id: 'c', pick: null, hits: expect.arrayContaining([runner]) },
      { id: 'd', pick: null },
      { id: 'e', pick: null, hits: [] },
      { id: 'f', pick: null },
    ]);
  });

  test.each([
    ['no JSON', '[{'],
    ['no list', '{"q": "energy"}'],
    ['a look-up without a name', '[{"id": 1}]'],
    ['another language', '[{"id": 1, "q": "energy", "lang": "de"}]'],
  ])('say what is wrong with their file: %s', (_what, text) => {
    const { status, stderr, lines } = lookup(text);
    expect(status).toBe(1);
    expect(stderr).toContain(file);
    expect(lines).toEqual([]);
  });
});
