import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalDiscord, Message, Outcome, Who } from '../sandbox/discord.ts';
import { placeJson } from '../sandbox/interaction-payload.ts';
import { MOST_UNSETTLED } from '../src/desk/acts.ts';
import { LAPSE } from '../src/desk/call.ts';
import { type DeskRoom, openDeskRoom } from './deskRoom.ts';
import { messageIn, startTogether, type Together, wordsOf } from './harness.ts';
import { DANGERS, hostile, outsideCode } from './hostileText.ts';

/*
 * The desk when many do something at once, when someone floods it, when permissions are missing, and when what is typed is hostile.
 */

let together: Together;
let discord: LocalDiscord;
let room: DeskRoom;
beforeEach(async () => {
  together = await startTogether();
  ({ discord } = together);
  room = await openDeskRoom(discord);
});
afterEach(() => together.stop());

const call = (
  who: Who = room.ana,
  question = 'Puis-je payer ?',
  more: Record<string, unknown> = {},
): Promise<Outcome> => discord.slash(who, 'judge call', { question, ...more } as Parameters<LocalDiscord['slash']>[2]);
const atDesk = async (count: number): Promise<Message> => {
  await expect.poll(() => room.desk().length, { timeout: 10_000 }).toBe(count);
  const message = room.desk().at(-1);
  if (!message) throw new Error('Nothing is at the desk');
  return message;
};
const atTable = async (words: string): Promise<Message> => {
  await expect.poll(() => room.table().some((message) => wordsOf(message).includes(words))).toBe(true);
  return room.table().findLast((message) => wordsOf(message).includes(words)) as Message; // it is there
};
const now = (message: Message): string => wordsOf(room.now(message));
/** Presses a button that stood on a message, whether or not it still does. */
const pressOld = (who: Who, message: Message, customId: string): Promise<Outcome> =>
  discord.raw({
    ...placeJson(discord.world, who),
    type: 3,
    data: { custom_id: customId, component_type: 2 },
    message,
  });

describe('64 judges press “Claim” at once', () => {
  test('one has the call, 63 are told who, every time; and the desk shows it with one edit or two', async () => {
    const guild = room.owner.guild;
    const role = guild?.roles.find(({ id }) => id === room.roles.judge);
    if (!guild || !role) throw new Error('No judges');
    const judges = Array.from({ length: 64 }, (_, n) => {
      const user = discord.world.addUser({ name: `Judge ${n}`, locale: n % 2 === 0 ? 'fr' : 'en-US' });
      discord.world.addMember(guild, user, [role]);
      return discord.as(user.id, 'judge-desk');
    });
    for (let run = 0; run < 12; run++) {
      await call(discord.as(['Ana', 'Ben', 'Chloé', 'Dan'][run % 4] ?? 'Ana', 'table-1'), `Question ${run}`);
      const post = await atDesk(run + 1);
      const before = discord.log.length;
      const outcomes = await Promise.all(judges.map((judge) => room.press(judge, post, 'Prendre')));
      expect(outcomes.every(({ ephemeral, failed }) => ephemeral && failed === undefined)).toBe(true);
      const won = outcomes.filter((outcome) => /\*\*(You have call|Vous avez l'appel)/.test(wordsOf(outcome)));
      expect(won).toHaveLength(1);
      const winner = judges[outcomes.indexOf(won[0] as Outcome)]?.user.id;
      const losers = outcomes.filter((outcome) => outcome !== won[0]).map((outcome) => wordsOf(outcome));
      expect(losers).toHaveLength(63);
      expect(losers.every((words) => words.startsWith(`<@${winner}> `))).toBe(true);
      await expect.poll(() => now(post)).toContain(`<@${winner}> s'en occupe`);
      expect(discord.log.slice(before).filter(({ method }) => method === 'PATCH').length).toBeLessThanOrEqual(2);
      await discord.raw({
        ...placeJson(discord.world, discord.as(winner ?? '', 'judge-desk')),
        type: 3,
        data: { custom_id: `v1|judge.release|${(run + 1).toString(36)}`, component_type: 2 },
        message: post,
      });
      const asker = discord.as(['Ana', 'Ben', 'Chloé', 'Dan'][run % 4] ?? 'Ana', 'table-1');
      await pressOld(asker, post, `v1|judge.withdraw|${(run + 1).toString(36)}`);
      await expect.poll(() => now(post)).toContain('Retiré');
    }
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  }, 60_000);
});

describe('A flood of 50 calls by one player', () => {
  test('is held to a few, with a kind refusal, and the desk hears of no more', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => call(room.ana, `Question ${n}`)));
    const made = outcomes.filter((outcome) => wordsOf(outcome).includes('est transmis aux arbitres'));
    expect(made).toHaveLength(MOST_UNSETTLED);
    const refused = outcomes.filter((outcome) => !made.includes(outcome)).map(wordsOf);
    expect(new Set(refused).size).toBe(1);
    expect(refused[0]).toMatch(/^Vous avez déjà 3 appels sans réponse\. `\/arbitre file` les montre/);
    await atDesk(MOST_UNSETTLED);
    expect(room.pings(room.roles.judge)).toBe(MOST_UNSETTLED);
    const mine = wordsOf(await discord.slash(room.ana, 'judge queue'));
    expect(mine.match(/@|<@/g)?.length).toBe(MOST_UNSETTLED);
    expect((await call(room.ben)).failed).toBeUndefined();
    await atDesk(MOST_UNSETTLED + 1);
  });

  test('does not get around it by withdrawing, nor by leaving the server and coming back', async () => {
    for (let n = 1; n <= 6; n++) {
      const made = await call(room.ana, `Question ${n}`);
      await room.press(room.ana, made, 'Retirer');
    }
    expect(wordsOf(await call())).toMatch(/6e appel en une demi-heure/);
    const { guild, user } = room.ana;
    if (!guild) throw new Error('No server');
    discord.world.removeMember(guild, user);
    discord.world.addMember(guild, user);
    expect(wordsOf(await call())).toMatch(/6e appel/);
    together.advance(31 * 60_000);
    expect(wordsOf(await call())).toContain('est transmis');
  });
});

describe('The queue', () => {
  test('lists what waits, oldest first, with ages, and opens any of it', async () => {
    await call(room.ana, 'Première question', { topic: 'payment' });
    together.advance(5 * 60_000);
    await call(room.ben, 'Second question', { topic: 'combat' });
    const queue = await discord.slash(room.jules, 'judge queue');
    expect(queue.ephemeral).toBe(true);
    const lines = wordsOf(queue).split('\n');
    expect(lines[0]).toMatch(/^\*\*2 calls wait\*\*, the first made <t:\d+:R>\.$/);
    expect(lines[1]).toMatch(/^\*\*1\*\* · <@\d+> in <#\d+>, <t:\d+:R> · paying a cost$/);
    expect(lines[2]).toMatch(/^\*\*2\*\* · .* · combat$/);
    const ages = lines.slice(1, 3).map((line) => Number(/<t:(\d+):R>/.exec(line)?.[1]));
    expect((ages[1] ?? 0) - (ages[0] ?? 0)).toBeGreaterThanOrEqual(300);
    const select = messageIn(queue).components.flatMap((part) => [part, ...(part.components ?? [])]);
    const menu = select.flatMap((part) => part.components ?? []).find(({ options }) => options !== undefined);
    const opened = await discord.select(room.jules, messageIn(queue), menu?.custom_id ?? '', ['2']);
    expect(wordsOf(opened)).toContain('**Call 2**');
    expect(wordsOf(await call(room.ben, 'Third question'))).toContain('You are number 3 in the queue');
  });
});

describe('A claim in which nothing is said', () => {
  test('lapses after ten minutes: the desk shows it, and the judges are called again, once', async () => {
    await call();
    const post = await atDesk(1);
    await room.press(room.jules, post, 'Prendre');
    await expect.poll(() => now(post)).toContain("s'en occupe");
    together.advance(LAPSE - 30_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(room.desk()).toHaveLength(1);
    together.advance(60_000);
    const notice = await atDesk(2);
    expect(notice.mention_roles).toEqual([room.roles.judge]);
    expect(wordsOf(notice)).toMatch(/\*\*L'appel 1\*\* attend de nouveau/);
    await expect.poll(() => now(post)).toContain("n'a rien dit pendant dix minutes");
    expect(wordsOf(await room.press(room.judith, post, 'Prendre'))).toContain("**Vous avez l'appel 1.**");
  }, 30_000);
});

describe('A call that a judge passes on', () => {
  test('is no appeal: the desk, the head judge and the player read that it was passed on', async () => {
    await call();
    const post = await atDesk(1);
    const claimed = await room.press(room.jules, post, 'Prendre');
    expect(wordsOf(await room.press(room.jules, claimed, 'To the head judge'))).toContain(
      `Passed on by <@${room.jules.user.id}>: waits for the head judge.`,
    );
    const notice = await atDesk(2);
    expect(notice.mention_roles).toEqual([room.roles.head]);
    expect(wordsOf(notice)).toContain(`<@${room.jules.user.id}> vous transmet **l'appel 1**.`);
    await expect.poll(() => now(post)).toContain(`Transmis par <@${room.jules.user.id}>\u00a0: attend`);
    const queue = wordsOf(await discord.slash(room.jules, 'judge queue'));
    expect(queue).toContain('· for the head judge · ');
    for (const shown of [queue, now(post), wordsOf(notice), wordsOf(await discord.slash(room.ana, 'judge queue'))]) {
      expect(shown).not.toMatch(/appealed|fait appel|contestée/);
    }
    expect(wordsOf(await room.press(room.judith, post, 'Prendre'))).toMatch(
      /^Cet appel est devant l'arbitre principal/,
    );
  });
});

test('A judge who takes their own call is warned, in their language', async () => {
  await call({ ...room.jules, channel: room.ana.channel }, 'May I?');
  const post = await atDesk(1);
  expect(wordsOf(await room.press(room.jules, post, 'Prendre'))).toContain('⚠ You made this call yourself');
});

test('The role that Discord made for the bot is not taken as the judges’', async () => {
  const own = room.owner.guild?.roles.find(({ managed }) => managed)?.id ?? '';
  const reply = await discord.slash(room.owner, 'settings judge-role', { role: own });
  expect(wordsOf(reply)).toMatch(/^Ce rôle est celui d'un bot/);
});

describe('A question to the player', () => {
  test('that was never answered does not say that it was, whatever the player adds later', async () => {
    await call();
    const post = await atDesk(1);
    const claimed = await room.press(room.jules, post, 'Prendre');
    await discord.submit(room.jules, await room.press(room.jules, claimed, 'Ask the player'), { words: 'Whose?' });
    const question = await atTable('vous pose une question');
    const form = await room.press(room.jules, claimed, 'Answer');
    const draft = await discord.submit(room.jules, form, { decision: 'yes', words: '', citations: '' });
    await room.press(room.jules, draft, 'Send');
    const again = await room.press(room.ana, await atTable('la réponse de'), "Ce n'est pas clair");
    await discord.submit(room.ana, await room.press(room.ana, again, 'Ajouter quelque chose'), { words: 'Et si…' });
    await expect.poll(() => now(post)).toContain('Et si…');
    expect(now(question)).not.toContain('Réponse donnée');
  });
});

describe('A private call', () => {
  test('tells the channel that it is answered, and only its player what', async () => {
    await call(room.ana, 'Avec cette main : puis-je payer ?', { private: true });
    const post = await atDesk(1);
    const claimed = await room.press(room.jules, post, 'Prendre');
    await discord.submit(room.jules, await room.press(room.jules, claimed, 'Ask the player'), {
      words: 'Secret question',
    });
    const question = await atTable('Vous seul pouvez la lire');
    expect(now(question)).not.toContain('Secret');
    expect(wordsOf(await room.press(room.ben, question, 'Lire et répondre'))).toMatch(
      /^Only <@\d+>, who made this call/,
    );
    const read = await room.press(room.ana, question, 'Lire et répondre');
    expect(read.ephemeral).toBe(true);
    expect(wordsOf(read)).toContain('Secret question');
    await discord.submit(room.ana, await room.press(room.ana, read, 'Répondre'), { words: 'Réponse secrète' });
    const form = await room.press(room.jules, claimed, 'Answer');
    const draft = await discord.submit(room.jules, form, {
      decision: 'no',
      words: 'Secret answer',
      citations: '118.3',
    });
    await room.press(room.jules, draft, 'Send');
    const answer = await atTable('la réponse est là');
    for (const message of room.table()) expect(JSON.stringify(message)).not.toMatch(/[Ss]ecr[eè]t|Avec cette main/);
    expect(wordsOf(await room.press(room.ben, answer, 'Lire la réponse'))).toMatch(/^Only <@\d+>/);
    const full = await room.press(room.ana, answer, 'Lire la réponse');
    expect(full.ephemeral).toBe(true);
    expect(wordsOf(full)).toContain('Secret answer');
    expect(wordsOf(full)).toContain('**Non** · **No**');
    expect(wordsOf(full)).toContain('CR 118.3');
  });
});

describe('From the board', () => {
  test('the button opens a form in the language of who clicks, and calls', async () => {
    const board = messageIn(await discord.slash(room.ana, 'game start'));
    const form = await room.press(room.ben, board, 'Appeler un arbitre');
    expect(form.modal?.title).toBe('Call a judge');
    const made = await discord.submit(room.ben, form, {
      question: 'May I?',
      topic: 'combat',
      card: 'Lightning Runner',
    });
    expect(made.ephemeral).toBe(true);
    expect(wordsOf(made)).toContain("About: combat · Lightning Runner — Coureuse d'éclairs");
    expect(wordsOf(await atDesk(1))).toContain('**Question** (Discord en anglais)');
  });
});

describe('When something is missing', () => {
  const missing: readonly (readonly [string, () => Promise<void>, RegExp])[] = [
    [
      'the desk can’t be seen',
      async () => {
        const { world } = discord;
        world.overwrite(world.channel('judge-desk'), world.bot, { deny: ['viewChannel'] });
      },
      /^Je ne peux pas faire cela dans <#\d+>.*: Voir le salon/,
    ],
    [
      'nothing can be posted at the desk',
      async () => {
        const { world } = discord;
        world.overwrite(world.channel('judge-desk'), world.bot, { allow: ['viewChannel'], deny: ['sendMessages'] });
      },
      /^Je ne peux pas faire cela dans <#\d+>.*: Envoyer des messages\.$/,
    ],
    [
      'the answer could not be posted here',
      async () => {
        const { world } = discord;
        world.overwrite(world.channel('table-1'), world.bot, { deny: ['sendMessages'] });
      },
      /^Je ne peux pas faire cela dans <#\d+>.*: Envoyer des messages\.$/,
    ],
    [
      'the judges would not be notified',
      async () => {
        const { guild } = room.owner;
        const role = guild?.roles.find(({ id }) => id === room.roles.judge);
        if (guild && role) discord.world.changeRole(guild, role, { mentionable: false });
      },
      /^Personne ne serait prévenu\u00a0: je ne peux pas mentionner <@&\d+> dans <#\d+>/,
    ],
  ];
  test.each(missing)(
    'because %s, the call is refused with what to do, and nothing is asked that would be refused',
    async (_why, take, words) => {
      await take();
      await expect.poll(async () => wordsOf(await call())).toMatch(words);
      const check = wordsOf(await discord.slash(room.owner, 'settings check'));
      expect(check).toMatch(/❌ Échoué\u00a0: /);
      expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
      expect(room.desk()).toEqual([]);
    },
  );

  test('because the desk is a locked thread, it is not taken as one, and a call there is refused', async () => {
    const { world } = discord;
    const thread = world.channel('thread');
    await call();
    await atDesk(1);
    world.changeThread(thread, { locked: true });
    const choose = () => discord.slash(room.owner, 'settings desk-channel', { channel: thread.id });
    await expect.poll(async () => wordsOf(await choose())).toMatch(/^Le fil <#\d+> est verrouillé/);
    world.changeThread(thread, { locked: false });
    await expect.poll(async () => wordsOf(await choose())).toContain('1 appel sans réponse y sera publié aussi.');
    await expect.poll(() => discord.messages(thread.id).length).toBe(1);
    world.changeThread(thread, { locked: true });
    await expect.poll(async () => wordsOf(await call())).toContain("personne n'a été prévenu");
    expect(wordsOf(await discord.slash(room.owner, 'settings check'))).toContain('est verrouillé');
    expect(discord.messages(thread.id)).toHaveLength(1);
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  });

  test('because the head judge would not be notified, the appeal is refused with what to do, and the call stays as it is', async () => {
    await call();
    const post = await atDesk(1);
    const { guild } = room.owner;
    const role = guild?.roles.find(({ id }) => id === room.roles.head);
    if (guild && role) discord.world.changeRole(guild, role, { mentionable: false });
    await room.press(room.judith, post, 'Prendre');
    await expect.poll(() => now(post)).toContain("s'en occupe");
    const refused = await room.press(room.judith, post, "À l'arbitre principal");
    expect(wordsOf(refused)).toContain(`je ne peux pas mentionner <@&${room.roles.head}>`);
    expect(wordsOf(await discord.slash(room.judith, 'judge queue'))).not.toContain("l'arbitre principal");
  });

  test('because the channel of the player was closed meanwhile, the desk is told that the answer did not arrive', async () => {
    await call();
    const post = await atDesk(1);
    const { world } = discord;
    world.overwrite(world.channel('table-1'), world.bot, { deny: ['sendMessages'] });
    const form = await room.press(room.jules, await room.press(room.jules, post, 'Prendre'), 'Answer');
    const draft = await discord.submit(room.jules, form, { decision: 'yes', words: '', citations: '' });
    await room.press(room.jules, draft, 'Send');
    await expect.poll(() => now(post)).toContain("⚠ La réponse n'a pas pu être publiée");
    expect(wordsOf(await discord.slash(room.ana, 'judge queue'))).toContain('**Oui**');
  });
});

describe('The first words on a call are true', () => {
  const atTheDesk = () => `POST /*channels/${discord.world.channel('judge-desk').id}/messages`;
  const FAILED = "⚠ Je n'ai pas pu publier votre appel chez les arbitres.";

  test('where it is posted, it is at the desk', async () => {
    discord.faults.add({ match: atTheDesk(), delay: 300 });
    expect(wordsOf(await call())).toMatch(/^\*\*Votre appel 1 est transmis aux arbitres\.\*\*/);
    expect(room.desk()).toHaveLength(1);
  });

  test('where Discord refuses the post, though as far as is known it would not, it is in the queue alone', async () => {
    discord.faults.add({ match: atTheDesk(), code: 50013 });
    const words = wordsOf(await call());
    expect(words).toMatch(/^\*\*Votre appel 1 est dans la file d'attente\.\*\*/);
    expect(words).toContain(FAILED);
    expect(room.desk()).toEqual([]);
  });

  test('where the post takes long, the player is answered in time, and is told that it is in the queue', async () => {
    discord.faults.add({ match: atTheDesk(), delay: 4000 });
    const made = await call();
    expect(made.failed).toBeUndefined();
    expect(wordsOf(made)).toMatch(/^\*\*Votre appel 1 est dans la file d'attente\.\*\*/);
    expect(wordsOf(made)).not.toContain(FAILED);
    await atDesk(1);
  });
});

describe('When the desk moves to another channel', () => {
  test('calls without an answer are posted there without a second ping, and what stood at the old one says where, without buttons', async () => {
    await call();
    const old = await atDesk(1);
    await room.press(room.jules, old, 'Prendre');
    const moved = discord.world.channel('table-2').id;
    const told = await discord.slash(room.owner, 'settings desk-channel', { channel: moved });
    expect(wordsOf(told)).toContain('1 appel sans réponse y sera publié aussi.');
    await expect.poll(() => now(old)).toBe(`**L'appel 1** est maintenant dans <#${moved}>.`);
    expect(room.now(old).components).toEqual([]);
    await expect.poll(() => discord.messages(moved).length).toBe(1);
    const post = discord.messages(moved)[0] as Message; // just seen
    expect(wordsOf(post)).toContain(`<@${room.jules.user.id}> s'en occupe`);
    expect(room.pings(room.roles.judge)).toBe(1);
    const form = await room.press(room.jules, post, 'Répondre');
    const draft = await discord.submit(room.jules, form, { decision: 'yes', words: '', citations: '' });
    await room.press(room.jules, draft, 'Send');
    await expect.poll(() => now(post)).toContain('**Oui**');
    expect(now(old)).toBe(`**L'appel 1** est maintenant dans <#${moved}>.`);
  });
});

describe('Long words', () => {
  const long = Array.from({ length: 500 }, (_, n) => `é${String(n).padStart(3, '0')}[ok]`)
    .join(' ')
    .slice(0, 4000);

  test('of 4,000 characters are kept whole, shown shortened with a note, and read in full in a file', async () => {
    expect(long).toHaveLength(4000);
    expect((await call(room.ana, long)).failed).toBeUndefined();
    const post = await atDesk(1);
    expect(wordsOf(post)).toContain('-# Abrégé\u00a0: «\u00a0Lire en entier\u00a0» montre tout.');
    const read = await room.press(room.jules, post, 'Lire en entier');
    expect(wordsOf(read)).toContain('-# The words in full are in the file.');
    expect(messageIn(read).attachments).toHaveLength(1);
    const form = await room.press(room.jules, await room.press(room.jules, post, 'Prendre'), 'Answer');
    const draft = await discord.submit(room.jules, form, { decision: 'depends', words: long, citations: '118.3' });
    await room.press(room.jules, draft, 'Send');
    const answer = await atTable('la réponse de');
    const full = await room.press(room.ana, answer, 'Lire en entier');
    expect(messageIn(full).attachments).toHaveLength(1);
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  });
});

test('Whatever is typed into questions, replies, answers and citations pings nobody, formats nothing, hides nothing', async () => {
  const players = ['Ana', 'Ben', 'Chloé', 'Dan'];
  let n = 0;
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (question, words, line) => {
      const asker = discord.as(players[n++ % players.length] ?? 'Ana', 'table-1');
      together.advance(31 * 60_000);
      const made = await call(asker, question, { card: line.slice(0, 100) });
      if (wordsOf(made).match(/rien à lire|nothing to read/)) return;
      const [, number = ''] = /(?:appel|Call) (\d+)/.exec(wordsOf(made)) ?? [];
      await expect.poll(() => room.desk().some((message) => wordsOf(message).includes(`Appel ${number}**`))).toBe(true);
      const post = room.desk().findLast((message) => wordsOf(message).includes(`Appel ${number}**`)) as Message; // just seen
      const claimed = await room.press(room.jules, post, 'Prendre');
      const asked = await discord.submit(room.jules, await room.press(room.jules, claimed, 'Ask the player'), {
        words,
      });
      const form = await room.press(room.jules, claimed, 'Answer');
      const draft = await discord.submit(room.jules, form, { decision: 'no', words, citations: line });
      const sent = await room.press(room.jules, draft, 'Send');
      await expect.poll(() => now(post)).toContain('**Non**');
      await expect
        .poll(() =>
          room
            .table()
            .some((message) => new RegExp(`(appel|call) ${number}\\*\\*.*(réponse|answer)`).test(wordsOf(message))),
        )
        .toBe(true);
      const queue = await discord.slash(room.jules, 'judge queue');
      for (const shown of [made, claimed, asked, draft, sent, queue, ...room.table(), ...room.desk()]) {
        const message = 'interactionId' in shown ? messageIn(shown) : shown;
        const text = outsideCode(wordsOf(message));
        for (const danger of DANGERS) expect(text).not.toMatch(danger);
        expect(message.mention_everyone).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
  const posted = [...room.desk(), ...room.table()];
  const allowed = new Set([room.roles.judge, room.roles.head]);
  expect(posted.flatMap(({ mention_roles }) => mention_roles).every((role) => allowed.has(role))).toBe(true);
  expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  expect(JSON.stringify(discord.log.map(({ body }) => body))).not.toMatch(/"parse":\["/);
}, 60_000);
