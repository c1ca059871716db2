import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalDiscord, type Message, type Outcome, type Who } from '../sandbox/discord.ts';
import { type DeskRoom, openDeskRoom } from './deskRoom.ts';
import { type Spawned, spawnBot, wordsOf } from './harness.ts';

/*
 * The bot is killed in every state a call can be in, and started again: the call is where it was, its old buttons work, and nobody is pinged
 * twice.
 */

let discord: LocalDiscord;
let dataDir: string;
let bot: Spawned;
let room: DeskRoom;

const start = async (): Promise<void> => {
  bot = spawnBot(discord, dataDir);
  await bot.ready;
  await discord.waitForBot();
};
const kill = async (): Promise<void> => {
  bot.process.kill('SIGKILL');
  await bot.ended;
  await expect.poll(() => discord.botConnected).toBe(false);
};
const killAndStart = async (): Promise<void> => {
  await kill();
  await start();
};

beforeAll(async () => {
  discord = await LocalDiscord.start();
  dataDir = mkdtempSync(join(tmpdir(), 'desk-kill-'));
  await start();
  room = await openDeskRoom(discord);
}, 60_000);
afterAll(async () => {
  bot.process.kill('SIGKILL');
  await bot.ended;
  await discord.close();
  rmSync(dataDir, { recursive: true });
});

const players = ['Ana', 'Ben', 'Chloé', 'Dan'];
let made = 0;

interface Made {
  readonly id: number;
  readonly asker: Who;
  readonly post: Message;
}

const found = async (place: () => readonly Message[], pattern: RegExp): Promise<Message> => {
  await expect.poll(() => place().some((message) => pattern.test(wordsOf(message))), { timeout: 10_000 }).toBe(true);
  return place().findLast((message) => pattern.test(wordsOf(message))) as Message; // it is there
};
const newCall = async (): Promise<Made> => {
  const asker = discord.as(players[made % players.length] ?? 'Ana', 'table-1');
  made += 1;
  await discord.slash(asker, 'judge call', { question: `Question ${made}` });
  return { id: made, asker, post: await found(room.desk, new RegExp(`Appel ${made}\\*\\*`)) };
};
const claimed = async (): Promise<Made & { claim: Outcome }> => {
  const call = await newCall();
  return { ...call, claim: await room.press(room.judith, call.post, 'Prendre') };
};
const answer = async (call: Made, who: Who = room.judith): Promise<Message> => {
  await expect.poll(() => JSON.stringify(room.now(call.post).components)).toContain('judge.answer');
  const form = await room.press(who, call.post, 'Répondre');
  const words = `Réponse à ${call.id}`;
  const before = room.table().filter((message) => wordsOf(message).includes(words)).length;
  const draft = await discord.submit(who, form, { decision: 'yes', words, citations: '118.3' });
  await room.press(who, draft, 'Envoyer');
  const posted = () => room.table().filter((message) => wordsOf(message).includes(words));
  await expect.poll(() => posted().length, { timeout: 10_000 }).toBe(before + 1);
  return posted().at(-1) as Message; // just seen
};
const now = (message: Message): string => wordsOf(room.now(message));

describe('Killed and started again', { timeout: 90_000 }, () => {
  test('a call that waits still waits, is claimed by its old button, and pinged once', async () => {
    const call = await newCall();
    const pings = room.pings(room.roles.judge);
    await killAndStart();
    expect(wordsOf(await discord.slash(room.judith, 'judge queue'))).toContain(`**${call.id}** ·`);
    expect(wordsOf(await room.press(room.judith, call.post, 'Prendre'))).toContain(`Vous avez l'appel ${call.id}`);
    await expect.poll(() => now(call.post)).toContain("s'en occupe");
    expect(room.pings(room.roles.judge)).toBe(pings);
  });

  test('a claimed call is still that judge’s, and is answered by its old button', async () => {
    const call = await claimed();
    await killAndStart();
    await expect.poll(() => JSON.stringify(room.now(call.post).components)).toContain('judge.answer');
    const other = await room.press(room.hugo, call.post, 'Répondre');
    expect(wordsOf(other)).toMatch(/a pris cet appel/);
    await answer(call);
    await expect.poll(() => now(call.post)).toContain('**Oui**');
  });

  test('a draft is still there', async () => {
    const call = await claimed();
    const form = await room.press(room.judith, call.claim, 'Répondre');
    const draft = await discord.submit(room.judith, form, { decision: 'no', words: 'Brouillon', citations: '118.3' });
    await killAndStart();
    await room.press(room.judith, draft, 'Envoyer');
    await found(room.table, /Brouillon/);
  });

  test('a question waits for its reply, which still finds its judge', async () => {
    const call = await claimed();
    const form = await room.press(room.judith, call.claim, 'Interroger le joueur');
    await discord.submit(room.judith, form, { words: `Précision ${call.id} ?` });
    const question = await found(room.table, new RegExp(`Précision ${call.id}`));
    const label = /vous pose/.test(wordsOf(question)) ? 'Répondre' : 'Reply';
    await killAndStart();
    await discord.submit(call.asker, await room.press(call.asker, question, label), { words: 'Voici.' });
    await found(room.desk, new RegExp(`a répondu, pour \\*\\*l'appel ${call.id}`));
    await expect.poll(() => now(call.post)).toContain("s'en occupe");
  });

  test('an answered call can still be unclear, and still be appealed', async () => {
    const call = await claimed();
    const first = await answer(call);
    await killAndStart();
    const french = call.asker.user.locale === 'fr';
    await room.press(call.asker, first, french ? "Ce n'est pas clair" : 'Not clear');
    await found(room.desk, new RegExp(`l'appel ${call.id}\\*\\* n'est pas claire`));
    await killAndStart();
    await room.press(room.judith, call.post, 'Prendre');
    const again = await answer(call);
    await killAndStart();
    const heads = room.pings(room.roles.head);
    await room.press(call.asker, again, french ? 'Faire appel de la décision' : 'Appeal');
    await expect.poll(() => room.pings(room.roles.head)).toBe(heads + 1);
    await killAndStart();
    await expect.poll(() => now(call.post)).toContain('fait appel de la décision');
    expect(wordsOf(await room.press(room.judith, call.post, 'Prendre'))).toMatch(/lui seul y répond/);
    expect(wordsOf(await room.press(room.hugo, call.post, 'Prendre'))).toContain(`Vous avez l'appel ${call.id}`);
    expect(room.pings(room.roles.head)).toBe(heads + 1);
  });

  test('a withdrawn call stays withdrawn', async () => {
    const call = await newCall();
    const mine = await discord.slash(call.asker, 'judge queue');
    expect(wordsOf(mine)).toContain(`**${call.id}** ·`);
    const made = await discord.slash(call.asker, 'judge call', { question: 'Une de plus' });
    const id = Number(/(?:appel|Call) (\d+)/.exec(wordsOf(made))?.[1]);
    await room.press(call.asker, made, call.asker.user.locale === 'fr' ? 'Retirer' : 'Withdraw');
    await killAndStart();
    const post = await found(room.desk, new RegExp(`Appel ${id}\\*\\*`));
    await expect.poll(() => now(post)).toContain('Retiré par le joueur');
  });
});

describe('Killed between the call and its post', { timeout: 90_000 }, () => {
  const calls = (id: number) => room.desk().filter((message) => wordsOf(message).includes(`Appel ${id}**`));

  // The answer to the player waits for the post, though not for long: these take longer.
  test.each([
    ['before it was sent', { drop: 'before', times: 5 }],
    ['while it was sent', { delay: 2500 }],
    ['after it was sent, before Discord said so', { hold: 2500 }],
  ] as const)('%s, the call is posted once, and pings once', async (_when, fault) => {
    const deskChannel = discord.world.channel('judge-desk').id;
    discord.faults.add({ match: `POST /*channels/${deskChannel}/messages`, ...fault });
    const asker = discord.as('Olivia', 'table-1');
    const told = await discord.slash(asker, 'judge call', { question: 'Question perdue ?' });
    const id = Number(/appel (\d+)/.exec(wordsOf(told))?.[1]);
    await kill();
    discord.faults.clear();
    await start();
    await expect.poll(() => calls(id).length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(calls(id)).toHaveLength(1);
    expect(calls(id)[0]?.mention_roles).toEqual([room.roles.judge]);
    expect(wordsOf(await room.press(room.judith, calls(id)[0] as Message, 'Prendre'))).toContain(
      `Vous avez l'appel ${id}`,
    );
    await answer({ id, asker, post: calls(id)[0] as Message });
  });

  test('hours later, the post is found again among newer messages', async () => {
    const deskChannel = discord.world.channel('judge-desk').id;
    discord.faults.add({ match: `POST /*channels/${deskChannel}/messages`, hold: 2500 });
    const told = await discord.slash(discord.as('Dan', 'table-1'), 'judge call', { question: 'Lost?' });
    const id = Number(/Call (\d+)/.exec(wordsOf(told))?.[1]);
    await expect.poll(() => calls(id).length).toBe(1);
    await kill();
    discord.advance(3 * 60 * 60_000);
    discord.say(room.judith, 'Qui prend celui-ci ?');
    await start();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(calls(id)).toHaveLength(1);
    await room.press(room.judith, calls(id)[0] as Message, 'Prendre');
    await expect.poll(() => now(calls(id)[0] as Message)).toContain("s'en occupe");
  });
});
