import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDiscord, Message, Outcome } from '../sandbox/discord.ts';
import { placeJson } from '../sandbox/interaction-payload.ts';
import { type DeskRoom, openDeskRoom } from './deskRoom.ts';
import { startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Calls to the judges as each side sees them, through the real client. The server is French; so is Ana, who plays. Jules, who judges, reads only English.
 */

let together: Together;
let discord: LocalDiscord;
let room: DeskRoom;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
  room = await openDeskRoom(discord);
});
afterAll(() => together.stop());
afterEach(() => {
  expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
});

/** What a message says, with names for mentions and without its times. */
const told = (shown: Outcome | Message): string =>
  ['Ana', 'Ben', 'Jules', 'Judith', 'Hugo']
    .reduce((text, name) => text.replaceAll(`<@${discord.as(name).user.id}>`, `@${name}`), wordsOf(room.now(shown)))
    .replaceAll(`<@&${room.roles.judge}>`, '@Judge')
    .replaceAll(`<@&${room.roles.head}>`, '@Head Judge')
    .replaceAll(`<#${discord.world.channel('table-1').id}>`, '#table-1')
    .replace(/<t:\d+:(\w)>/g, '<$1>')
    .replace(/\\(?=[^\w\s])/g, '');
/** The last message of a place, once there are so many. */
const last = async (place: () => readonly Message[], count: number): Promise<Message> => {
  await expect.poll(() => place().length).toBe(count);
  const message = place().at(-1);
  if (!message) throw new Error('Nothing is there');
  return message;
};

const FRENCH = /[éèàç«»]| le | la | une? | des /;
/** The words of the bot, without what people typed. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|« [^»]* »/g, '');

describe('A call across two languages', () => {
  let call: Message;
  let atTable: number;
  let read: Outcome;

  test('is made in French: the player learns their place in French, privately', async () => {
    await discord.slash(room.ana, 'energy gain', { amount: 5, source: "Coureuse d'éclairs" });
    await discord.slash(room.ana, 'revolt mark', { permanent: 'jeton Indice' });
    await discord.slash(room.ben, 'energy gain', { amount: 2 });
    atTable = room.table().length;
    const made = await discord.slash(room.ana, 'judge call', {
      question: 'Mon Indice est parti : ma révolte est active ? Et puis-je payer deux fois {E}{E} ?',
      topic: 'revolt',
      card: "Coureuse d'éclairs",
    });
    expect(made.ephemeral).toBe(true);
    expect(told(made)).toBe(
      [
        '**Votre appel 1 est transmis aux arbitres.**',
        'Appel fait <R>.',
        "Sujet\u00a0: révolte · Coureuse d'éclairs — Lightning Runner",
        '**Question** (Discord en français)\u00a0: «\u00a0Mon Indice est parti : ma révolte est active ? Et puis-je payer deux fois {E}{E} ?\u00a0»',
        "Vous êtes en tête de la file d'attente ; votre appel a été passé <R>.",
        'La réponse arrivera dans ce salon, avec une mention.',
      ].join('\n'),
    );
    expect(room.table()).toHaveLength(atTable);
  });

  test('is posted at the desk as plain words that ping the judges, with the table as it is', async () => {
    call = await last(room.desk, 1);
    expect(call.mention_roles).toEqual([room.roles.judge]);
    expect(call.flags).toBe(0);
    expect(told(call)).toBe(
      [
        '@Judge **Appel 1** — @Ana dans #table-1, <R>',
        "Sujet\u00a0: révolte · Coureuse d'éclairs — Lightning Runner",
        '**Question** (Discord en français)\u00a0: «\u00a0Mon Indice est parti : ma révolte est active ? Et puis-je payer deux fois {E}{E} ?\u00a0»',
        ...told(call).split('\n').slice(3, 4),
        '@Ana — 5 marqueurs «\u00a0énergie\u00a0», révolte active (jeton Indice), 20 points de vie',
        '@Ben — 2 marqueurs «\u00a0énergie\u00a0», révolte inactive, 20 points de vie',
        '-# <T> partie ouverte à 20 points de vie',
        "-# <T> @Ana obtient 5 marqueurs «\u00a0énergie\u00a0» (Coureuse d'éclairs)",
        '-# <T> révolte pour @Ana (jeton Indice)',
        '-# <T> @Ben obtient 2 marqueurs «\u00a0énergie\u00a0»',
        'Attend un arbitre.',
      ].join('\n'),
    );
  });

  test('is read by the judge in English: topic, card and table; only the words of the player stay theirs, marked', async () => {
    read = await room.press(room.jules, call, 'In English');
    expect(read.ephemeral).toBe(true);
    const shown = told(read);
    expect(shown).toContain("About: revolt · Lightning Runner — Coureuse d'éclairs");
    expect(shown).toContain('**Question** (Discord in French): “Mon Indice est parti');
    expect(shown).toContain('@Ana — 5 energy, revolt on (jeton Indice), 20 life');
    expect(shown).toContain('@Ana gets 5 energy counters');
    expect(shown).toContain('Waits for a judge.');
    const own = withoutQuotes(shown).replaceAll("Coureuse d'éclairs", '').replaceAll('(jeton Indice)', '');
    expect(own).not.toMatch(FRENCH);
  });

  test('keeps the table as it was, whatever happens there', async () => {
    await discord.slash(room.ana, 'energy lose', { amount: 5 });
    atTable = room.table().length;
    expect(told(await room.press(room.jules, call, 'In English'))).toContain('@Ana — 5 energy');
  });

  test('is claimed; the desk shows by whom, and another judge is told', async () => {
    const claimed = await room.press(room.jules, read, 'Claim');
    expect(claimed.type).toBe(7);
    expect(told(claimed)).toContain('**You have call 1.**');
    await expect.poll(() => told(call)).toContain("@Jules s'en occupe.");
    read = claimed;
    const second = await discord.raw({
      ...placeJson(discord.world, room.judith),
      type: 3,
      data: { custom_id: 'v1|judge.claim|1', component_type: 2 },
      message: room.now(call),
    });
    expect(second.ephemeral).toBe(true);
    expect(told(second)).toMatch(/^@Jules a pris cet appel/);
  });

  test('asks back: the question stands at the table, marked as English, and pings the player once', async () => {
    const asked = await discord.submit(room.jules, await room.press(room.jules, read, 'Ask the player'), {
      words: 'Whose Clue was it?',
    });
    expect(told(asked)).toContain('Your question goes to the player in #table-1.');
    const question = await last(room.table, ++atTable);
    expect(told(question)).toBe(
      '@Ana — **appel 1**\u00a0: @Jules vous pose une question.\n@Jules demande (Discord en anglais)\u00a0: «\u00a0Whose Clue was it?\u00a0»',
    );
    expect(question.mentions.map(({ id }) => id)).toEqual([room.ana.user.id]);
    await expect.poll(() => told(call)).toContain('@Jules a interrogé le joueur');

    const ben = await room.press(room.ben, question, 'Répondre');
    expect(told(ben)).toMatch(/^Only @Ana, who made this call/);
    const replied = await discord.submit(room.ana, await room.press(room.ana, question, 'Répondre'), {
      words: 'Le mien.',
    });
    expect(told(replied)).toContain("Ajouté à l'appel 1");
    await expect.poll(() => told(question)).toContain('-# Réponse donnée.');
    const notice = await last(room.desk, 2);
    expect(told(notice)).toMatch(/^@Jules @Ana has replied on \*\*call 1\*\*\. https:/);
    expect(notice.mentions.map(({ id }) => id)).toEqual([room.jules.user.id]);
  });

  let preview: Outcome;
  test('is answered with a verdict, words, a rule and a ruling chosen from those there are', async () => {
    const form = await room.press(room.jules, read, 'Answer');
    expect(form.modal?.title).toBe('Answer call 1');
    preview = await discord.submit(room.jules, form, {
      decision: 'yes',
      words: 'It was yours, so revolt is on.',
      citations: '107.14\ncoureuse d’éclairs\nno such card',
    });
    expect(told(preview)).toContain("Not cited yet: several rulings on Lightning Runner — Coureuse d'éclairs.");
    expect(told(preview)).toContain('Not cited: nothing is called “no such card”.');
    const menu = room
      .now(preview)
      .components.flatMap((part) => part.components ?? [])
      .flatMap((part) => part.components ?? []);
    const select = menu.find(({ options }) => options !== undefined);
    preview = await discord.select(room.jules, room.now(preview), select?.custom_id ?? '', [
      select?.options?.[0]?.value ?? '',
    ]);
    const shown = told(preview);
    expect(shown).toContain('**Yes** · **Oui**');
    expect(shown).toMatch(/2\. \*\*Lightning Runner — Coureuse d'éclairs\*\*/);
    const [, texts = ''] = shown.split('2. ');
    expect(texts).toMatch(/Lightning Runner gives you \{E\}\{E\}/);
    expect(texts).toMatch(FRENCH);
    expect(room.table()).toHaveLength(atTable);
  });

  let answer: Message;
  test('is answered at the table, in both languages side by side, with one mention', async () => {
    const sent = await room.press(room.jules, preview, 'Send');
    expect(told(sent)).toContain('Your answer goes to the player in #table-1.');
    answer = await last(room.table, ++atTable);
    expect(answer.mentions.map(({ id }) => id)).toEqual([room.ana.user.id]);
    const lines = told(answer).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '@Ana — **appel 1**\u00a0: la réponse de @Jules',
      '> Mon Indice est parti : ma révolte est active ? Et puis-je payer deux fois {E}{E} ?',
      '**Oui** · **Yes**',
      'Avec les mots de @Jules (Discord en anglais)\u00a0: «\u00a0It was yours, so revolt is on.\u00a0»',
      '**Elle repose sur**',
      '1. **CR 107.14** · Règles complètes / Comprehensive Rules',
      expect.stringMatching(/^2\. \*\*Coureuse d'éclairs — Lightning Runner\*\* · /),
    ]);
    expect(lines.slice(7, -1).join('\n')).toMatch(FRENCH);
    expect(lines.slice(7, -1).join('\n')).toContain('Lightning Runner gives you');
    await expect.poll(() => told(call)).toContain('Réponse de @Jules <R>\u00a0: **Oui**.');
  });

  test('is not clear to the player: it waits again, and its judge hears of it in English', async () => {
    expect(told(await room.press(room.ben, answer, "Ce n'est pas clair"))).toMatch(/^Only @Ana/);
    const again = await room.press(room.ana, answer, "Ce n'est pas clair");
    expect(again.ephemeral).toBe(true);
    expect(told(again)).toContain("L'appel 1 attend de nouveau un arbitre.");
    const notice = await last(room.desk, 3);
    expect(told(notice)).toMatch(/^@Jules Your answer to \*\*call 1\*\* is not clear to @Ana/);
    await expect.poll(() => told(answer)).toContain("-# Ce n'était pas clair");
    await expect.poll(() => told(call)).toContain("La réponse n'était pas claire pour le joueur");
  });

  test('is answered again, and appealed: the head judge is pinged, and only the head judge takes it', async () => {
    const claimed = await room.press(room.judith, call, 'Prendre');
    const form = await room.press(room.judith, claimed, 'Répondre');
    const draft = await discord.submit(room.judith, form, { decision: 'depends', words: '', citations: '' });
    await room.press(room.judith, draft, 'Envoyer');
    const second = await last(room.table, ++atTable);
    expect(told(second)).toContain('**Cela dépend**');
    await expect.poll(() => told(answer)).toContain('-# Une réponse plus récente');
    const appealed = await room.press(room.ana, second, 'Faire appel de la décision');
    expect(told(appealed)).toContain("L'appel 1 est maintenant devant l'arbitre principal.");
    const notice = await last(room.desk, 4);
    expect(notice.mention_roles).toEqual([room.roles.head]);
    expect(told(notice)).toMatch(/^@Head Judge @Ana a fait appel de la décision/);
    const judith = await room.press(room.judith, call, 'Prendre');
    expect(told(judith)).toMatch(/lui seul y répond/);
    const hugo = await room.press(room.hugo, notice, 'Lire en entier');
    const taken = await room.press(room.hugo, hugo, 'Prendre');
    const last2 = await room.press(room.hugo, taken, 'Répondre');
    await room.press(room.hugo, await discord.submit(room.hugo, last2, { decision: 'no', words: 'Non.' }), 'Envoyer');
    const final = await last(room.table, ++atTable);
    expect(told(final)).toContain("C'est la réponse de l'arbitre principal.");
    expect(JSON.stringify(room.now(final).components)).not.toContain('judge.appeal');
    expect(room.pings(room.roles.judge)).toBe(1);
    expect(room.pings(room.roles.head)).toBe(1);
  });
});
