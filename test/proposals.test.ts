import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LocalDiscord, Outcome, Who } from '../sandbox/discord.ts';
import { type DeskRoom, openDeskRoom } from './deskRoom.ts';
import { startTogether, type Together, wordsOf } from './harness.ts';

/*
 * The translation memory as judges meet it, through the real client: Jules reads English, Judith French. One card has a ruling with its
 * official French; another a ruling in almost the same words, which a machine translated.
 */

const ENGLISH = 'You may pay {E}{E} as often as you like while the oath is spoken, and each payment wakes it again.';
const FRENCH =
  "Vous pouvez payer {E}{E} aussi souvent que vous voulez pendant que le serment est prononcé, et chaque paiement l'éveille.";
const ALIKE = ENGLISH.replace('the oath', 'this oath');
const MACHINE = 'Vous payez {E}{E} autant que vous aimez quand le serment est parlé, et chaque payement le réveille.';

let together: Together;
let discord: LocalDiscord;
let room: DeskRoom;
let jules: Who;
let judith: Who;

beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
  room = await openDeskRoom(discord);
  jules = discord.as('Jules', 'judge-desk', { locale: 'en-US' });
  judith = discord.as('Judith', 'judge-desk', { locale: 'fr' });
  const files = Object.entries({
    'runner.en.txt': `Lightning Runner\n6/7/2024\t${ENGLISH}\n`,
    'runner.fr.txt': `Coureuse d'éclairs\n\n07/06/2024\n\n${FRENCH}\n`,
    'heart.en.txt': `Gonti's Aether Heart\n1/20/2017\t${ALIKE}\n`,
    'heart.fr.txt': `(Traduction automatique)\nCœur éthérique de Gonti\n\n20/01/2017\n\n${MACHINE}\n`,
  }).map(([name, text]) => {
    writeFileSync(join(together.dataDir, name), text);
    return join(together.dataDir, name);
  });
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/library/import/main.ts', ...files], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, DATA_DIR: together.dataDir },
  });
}, 60_000);
afterAll(() => together.stop());
afterEach(() => {
  expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
});

/** The text that stands in the only field of a form. */
const filled = (form: Outcome): unknown => JSON.stringify(form.modal).match(/"value":"((?:[^"\\]|\\.)*)"/)?.[1];

describe.each([
  {
    who: 'Judith',
    title: /### Proposition\u00a0: le français d'une clarification semblable à 9\d\u00a0%/,
    official: 'Son texte français (officiel pour elle)',
    note: 'pas un texte officiel de cette clarification',
    start: 'Partir de la proposition',
    take: 'La retirer',
  },
  {
    who: 'Jules',
    title: /### Proposal: the French of a ruling that is 9\d% like this one/,
    official: 'Its French (official for that ruling)',
    note: 'not an official text of this ruling',
    start: 'Start from the proposal',
    take: 'Take it back',
  },
])('$who, who translates', ({ who, title, official, note, start, take }) => {
  const judge = () => (who === 'Jules' ? jules : judith);
  const proposes = (shown: Outcome) => {
    const words = wordsOf(shown);
    expect(words).toMatch(title);
    for (const part of [ENGLISH, FRENCH, official, note]) expect(words).toContain(part);
  };

  test('is shown a ruling much like the one to review, with its French, how alike they are, and that it is none of its own', async () => {
    const asked = await discord.slash(judge(), 'ruling review');
    expect(asked.ephemeral).toBe(true);
    for (const part of [ALIKE, MACHINE]) expect(wordsOf(asked)).toContain(part);
    proposes(asked);
    const form = await room.press(judge(), asked, start);
    expect(filled(form)).toBe(FRENCH);
  });

  test('is shown it for a ruling added in English, and may begin with its French', async () => {
    const form = await discord.slash(judge(), 'ruling add', { query: 'Fatal Push' });
    const added = await discord.submit(judge(), form, { en: ENGLISH.replace('oath', 'vow'), fr: '' });
    proposes(added);
    const before = await discord.slash(judge(), 'ruling lookup', { query: 'Fatal Push', language: 'fr' });
    expect(wordsOf(before)).not.toContain(FRENCH);
    const translating = await room.press(judge(), added, start);
    expect(filled(translating)).toBe(FRENCH);
    const own = FRENCH.replace('le serment', 'ce vœu');
    const kept = await discord.submit(judge(), translating, { fr: own });
    expect(wordsOf(kept)).toContain(own);
    const after = await discord.slash(judge(), 'ruling lookup', { query: 'Fatal Push', language: 'fr' });
    expect(wordsOf(after)).toContain(own);
    await room.press(judge(), kept, take);
    expect(wordsOf(await discord.slash(judge(), 'ruling lookup', { query: 'Fatal Push' }))).not.toContain(own);
  });
});

test('What is proposed is never taken by itself: the ruling shows as the judge left it', async () => {
  const shown = async () =>
    wordsOf(await discord.slash(judith, 'ruling lookup', { query: "Gonti's Aether Heart", language: 'fr' }));
  expect(await shown()).toContain(MACHINE);
  const asked = await discord.slash(judith, 'ruling review');
  const form = await room.press(judith, asked, 'Partir de la proposition');
  expect(await shown()).not.toContain(FRENCH);
  const own = FRENCH.replace('le serment', 'ce serment');
  await discord.submit(judith, form, { fr: own });
  expect(await shown()).toContain(own);
  expect(await shown()).toContain('relu par');
});

test('A ruling without French that a reader reports can be given one by a judge', async () => {
  const page = join(together.dataDir, 'push.en.txt');
  writeFileSync(page, `Fatal Push\n2/9/2017\t${ALIKE.replace('often', 'many times')}\n`);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/library/import/main.ts', page], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, DATA_DIR: together.dataDir },
  });
  const listed = await discord.slash(room.ana, 'ruling flag', { query: 'Fatal Push' });
  const [row] = listed.message?.components ?? [];
  const select = JSON.parse(JSON.stringify(row)).components[0];
  const option = select.options.find(({ label }: { label: string }) => label.startsWith('You may pay'));
  if (!listed.message) throw new Error('No menu');
  const form = await discord.select(room.ana, listed.message, select.custom_id, [option.value]);
  await discord.submit(room.ana, form, { words: 'En français ?' });
  const call = await vi.waitUntil(() =>
    room.desk().find(({ components }) => JSON.stringify(components).includes('"Prendre')),
  );
  const claimed = await room.press(judith, call, 'Prendre');
  const read = await room.press(judith, claimed, 'Relire le français');
  expect(wordsOf(read)).toContain('Proposition');
  const writing = await room.press(judith, read, 'Écrire le texte français');
  await discord.submit(judith, writing, { fr: 'Autant de fois que vous voulez.' });
  const shown = await discord.slash(judith, 'ruling lookup', { query: 'Fatal Push', language: 'fr' });
  expect(wordsOf(shown)).toContain('Autant de fois que vous voulez.');
});
