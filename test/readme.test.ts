import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The block that follows a marker. */
const block = (marker: string): string => {
  const found = new RegExp(`<!-- ${marker} -->\\n\`\`\`\\n([\\s\\S]*?)\`\`\`\\n`).exec(readme)?.[1];
  if (found === undefined) throw new Error(`README.md has no block after <!-- ${marker} -->`);
  return found;
};

/** What `npm start` prints for lines typed into it, without its address and the ready line, which differ every time. */
const session = (typed: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  return new Promise((resolve, reject) => {
    const bot = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: new URL('..', import.meta.url),
      env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8', DATA_DIR: folder },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let shown = '';
    bot.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
    });
    bot.on('error', reject).on('close', (code) => {
      rmSync(folder, { recursive: true });
      if (code === 0) resolve(shown.split('\n').slice(2).join('\n'));
      else reject(new Error(`exit code ${code}`));
    });
    bot.stdin.end(typed);
  });
};

it('The session in the README works as printed', { timeout: 60_000 }, async () => {
  expect(await session(block('session: typed'))).toBe(block('session: shown'));
});
