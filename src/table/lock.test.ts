import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdLock } from './lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Another process that holds the lock and does nothing else. */
const holder = async () => {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const script = `import(${module}).then(({ holdLock }) => { console.log(holdLock(${JSON.stringify(dataDir)}).ok); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [answer] = await once(child.stdout, 'data');
  return { child, held: String(answer).trim() === 'true' };
};

describe('One bot on one data directory', () => {
  test('a second one is refused, until the first is gone', () => {
    const first = holdLock(dataDir);
    expect(holdLock(dataDir)).toEqual({ ok: false, refusal: { code: 'data-dir-in-use', dataDir } });
    if (first.ok) first.value.release();
    const second = holdLock(dataDir);
    expect(second.ok).toBe(true);
    if (second.ok) second.value.release();
  });

  test('the lock of a killed process dies with it', async () => {
    const { child, held } = await holder();
    expect(held).toBe(true);
    expect(holdLock(dataDir).ok).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = holdLock(dataDir);
    expect(lock.ok).toBe(true);
    if (lock.ok) lock.value.release();
  });
});
