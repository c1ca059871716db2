import type { Client, Interaction, RepliableInteraction } from 'discord.js';
import { DiscordAPIError, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from './discord.ts';
import { LocalDiscord } from './discord.ts';
import { messageOf, testBot } from './test-bot.ts';

const COMMANDS = [
  { name: 'do', description: 'Does what the test says', integration_types: [0, 1], contexts: [0, 1, 2] },
  {
    name: 'find',
    description: 'Completes',
    options: [{ type: 3, name: 'query', description: 'x', autocomplete: true }],
  },
];

let discord: LocalDiscord;
let bot: Client<true>;
/** What the bot does with the next interactions, and what came of it. */
let act: (i: Interaction) => Promise<unknown> = async () => {};
let results: Promise<unknown>[] = [];

beforeAll(async () => {
  discord = await LocalDiscord.start();
  bot = await testBot(discord, COMMANDS, (i) => {
    results.push(act(i).catch((error) => error));
  });
});
afterEach(() => {
  results = [];
});
afterAll(async () => {
  await bot.destroy();
  await discord.close();
});

const ana = () => discord.as('Ana', 'table-1');
const doing = (act_: (i: RepliableInteraction) => Promise<unknown>, who = ana()) => {
  act = async (i) => (i.isRepliable() ? act_(i) : undefined);
  return discord.slash(who, 'do');
};
const codeOf = async (promise: Promise<unknown> | undefined): Promise<unknown> => {
  const result = await promise?.catch((error) => error);
  return result instanceof DiscordAPIError ? result.code : 'no error';
};
const waits = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const BUTTON = { type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] };

describe('The first answer', () => {
  it('must come within three seconds; later the interaction is unknown (10062)', async () => {
    const outcome = await doing(async (i) => {
      discord.advance(3_001);
      return i.reply('late');
    });
    expect(outcome).toMatchObject({ type: null, failed: 'deadline' });
    expect(await codeOf(results[0])).toBe(10062);
    expect(discord.messages(ana().channel.id).some(({ content }) => content === 'late')).toBe(false);
  });

  it('is awaited for three seconds of real time, too', async () => {
    const started = performance.now();
    const outcome = await doing(() => waits(1));
    expect(outcome).toMatchObject({ failed: 'deadline', error: { message: 'The application did not respond' } });
    expect(performance.now() - started).toBeGreaterThan(2_900);
  });

  it('can be given once (40060)', async () => {
    const outcome = await doing(async (i) => {
      await i.reply('one');
      i.replied = false;
      return i.reply('two');
    });
    expect(outcome.message?.content).toBe('one');
    expect(await codeOf(results[0])).toBe(40060);
  });

  it('that was refused can be mended, and is told when it is not', async () => {
    const mended = await doing(async (i) => {
      const error = await i.reply({ content: 'x'.repeat(2001) }).catch((caught) => caught);
      expect(error).toMatchObject({
        code: 50035,
        rawError: { errors: { data: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } } },
      });
      return i.reply('short');
    });
    expect(mended.message?.content).toBe('short');
    const refusals: number[] = [];
    discord.on('refusal', (request) => refusals.push(request.status));
    const given = doing((i) => i.reply({ content: '' }));
    await waits(50);
    expect(refusals).toEqual([400]);
    expect(await codeOf(results[1])).toBe(50006);
    discord.advance(3_001);
    expect(await given).toMatchObject({ failed: 'deadline', error: { code: 50006 } });
  });

  it('must suit what it answers', async () => {
    const outcome = doing((i) =>
      bot.rest.post(`/interactions/${i.id}/${i.token}/callback`, { body: { type: 7, data: {} }, auth: false }),
    );
    await waits(50);
    expect(await codeOf(results[0])).toBe(50035);
    discord.advance(3_001);
    await outcome;
    act = async (i) =>
      bot.rest.post(`/interactions/${i.id}/${i.token}/callback`, {
        body: { type: 4, data: { content: 'x' } },
        auth: false,
      });
    const completion = discord.complete(ana(), 'find', { query: 'a' }, 'query');
    await waits(50);
    expect(await codeOf(results[1])).toBe(50035);
    discord.advance(3_001);
    expect(await completion).toMatchObject({ choices: [], failed: 'deadline' });
  });

  it('gives the message back when asked with_response', async () => {
    const outcome = await doing((i) => i.reply({ content: 'hello', withResponse: true }));
    const given = await results[0];
    expect(given).toMatchObject({ resource: { type: 4, message: { id: outcome.message?.id } } });
    expect(given).toMatchObject({
      interaction: { responseMessageId: outcome.message?.id, responseMessageEphemeral: false },
    });
  });

  it('to an interaction that nobody sent is unknown (10062)', async () => {
    const token = 'x'.repeat(160);
    const sent = bot.rest.post(`/interactions/1105000000000000001/${token}/callback`, {
      body: { type: 5 },
      auth: false,
    });
    expect(await codeOf(sent)).toBe(10062);
  });

  it('is stripped of the space around it', async () => {
    expect((await doing((i) => i.reply(' one\n'))).message?.content).toBe('one');
  });

  it('carries files', async () => {
    const files = [{ attachment: Buffer.from('énergie'), name: 'log.txt', description: 'The log' }];
    const message = messageOf(await doing((i) => i.reply({ content: 'file', files })));
    const [file] = message.attachments;
    expect(file).toMatchObject({ filename: 'log.txt', size: 8, description: 'The log' });
    expect(await (await fetch(file?.url ?? '')).text()).toBe('énergie');
    const edited = await doing(async (i) => {
      await i.reply({ content: 'file', files });
      return i.editReply({ content: 'no file', attachments: [] });
    });
    await results[1];
    expect(discord.message(messageOf(edited).id)?.attachments).toEqual([]);
  });

  it('names in its mentions whom it pings, and no others', async () => {
    const ben = discord.world.user('Ben').id;
    const judge = discord.world.role(discord.world.guild("La Table d'Énergie"), 'Judge').id;
    const content = `<@${ben}> <@&${judge}> @everyone`;
    const silent = messageOf(await doing((i) => i.reply({ content, allowedMentions: { parse: [] } })));
    expect(silent).toMatchObject({ mentions: [], mention_roles: [], mention_everyone: false });
    const loud = messageOf(
      await doing((i) => i.reply({ content, allowedMentions: { parse: ['everyone', 'users'], roles: [judge] } })),
    );
    expect(loud).toMatchObject({ mentions: [{ id: ben }], mention_roles: [judge], mention_everyone: false });
  });
});

describe('A private answer', () => {
  it('is seen by its reader only, and not by the channel’s own routes', async () => {
    const outcome = await doing((i) => i.reply({ content: 'secret', flags: MessageFlags.Ephemeral }));
    const message = messageOf(outcome);
    const { channel } = ana();
    const { world } = discord;
    expect(outcome.ephemeral).toBe(true);
    expect(discord.messages(channel.id, world.user('Ana'))).toContainEqual(message);
    expect(discord.messages(channel.id, world.user('Ben'))).not.toContainEqual(message);
    expect(discord.messages(channel.id)).not.toContainEqual(message);
    expect(discord.readerOf(message.id)).toBe(world.user('Ana'));
    expect(await codeOf(bot.rest.get(`/channels/${channel.id}/messages/${message.id}`))).toBe(10008);
  });

  it('stays private when it is edited', async () => {
    const outcome = await doing(async (i) => {
      await i.deferReply({ flags: MessageFlags.Ephemeral });
      return i.editReply('secret');
    });
    await results[0];
    expect(discord.message(messageOf(outcome).id)).toMatchObject({ content: 'secret', flags: MessageFlags.Ephemeral });
  });
});

describe('A deferral', () => {
  it('shows a message that loads until it is edited', async () => {
    const outcome = await doing(async (i) => {
      await i.deferReply();
      await waits(20);
      return i.editReply({ content: 'done', components: [BUTTON] });
    });
    expect(outcome).toMatchObject({ type: 5, message: { content: '', flags: MessageFlags.Loading } });
    const edited = await discord.edited(messageOf(outcome).id);
    expect(edited).toMatchObject({ content: 'done', flags: 0, components: [{ id: 1 }] });
  });

  it('is filled by the first follow-up', async () => {
    const outcome = await doing(async (i) => {
      await i.deferReply();
      return bot.rest.post(`/webhooks/${bot.application.id}/${i.token}`, { body: { content: 'first' }, auth: false });
    });
    expect(await results[0]).toMatchObject({ id: messageOf(outcome).id, content: 'first', edited_timestamp: null });
  });

  it('is filled by a follow-up of components, too', async () => {
    const outcome = await doing(async (i) => {
      await i.deferReply({ flags: MessageFlags.Ephemeral });
      const body = { flags: MessageFlags.IsComponentsV2, components: [{ type: 10, content: 'V2' }] };
      return bot.rest.post(`/webhooks/${bot.application.id}/${i.token}`, { body, auth: false });
    });
    await results[0];
    const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral;
    expect(discord.message(messageOf(outcome).id)).toMatchObject({ flags, components: [{ content: 'V2', id: 1 }] });
  });

  it('of a click leaves the message as it is, and the token edits it', async () => {
    const message = messageOf(await doing((i) => i.reply({ content: 'board', components: [BUTTON] })));
    act = async (i) => {
      if (!i.isButton()) return;
      await i.deferUpdate();
      await waits(20);
      await i.editReply('new board');
    };
    const clicked = await discord.click(ana(), message, 'x');
    expect(clicked).toMatchObject({ type: 6, message: { id: message.id, content: 'board' } });
    expect(await discord.edited(message.id)).toMatchObject({ content: 'new board', components: [{ id: 1 }] });
  });
});

describe('The token of an answered interaction', () => {
  const token = async (): Promise<{ i: RepliableInteraction; message: Message }> => {
    let kept: RepliableInteraction | undefined;
    const outcome = await doing((i) => {
      kept = i;
      return i.reply({ content: 'one', components: [BUTTON] });
    });
    await Promise.all(results);
    if (!kept) throw new Error('The bot heard nothing.');
    return { i: kept, message: messageOf(outcome) };
  };

  it('reads, edits and deletes the first answer', async () => {
    const { i, message } = await token();
    expect(await i.fetchReply()).toMatchObject({ id: message.id, content: 'one' });
    await i.editReply('two');
    expect(discord.message(message.id)).toMatchObject({ content: 'two', components: [{ id: 1 }] });
    await i.deleteReply();
    expect(discord.message(message.id)).toBeUndefined();
    expect(await codeOf(i.editReply('three'))).toBe(10008);
  });

  it('sends, edits and deletes follow-ups, which reply to the first answer', async () => {
    const { i, message } = await token();
    const sent = await i.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
    expect(discord.message(sent.id)).toMatchObject({
      type: 19,
      flags: 64,
      message_reference: { message_id: message.id },
    });
    await i.editReply({ message: sent.id, content: 'changed' });
    expect(discord.message(sent.id)?.content).toBe('changed');
    await i.deleteReply(sent.id);
    expect(discord.message(sent.id)).toBeUndefined();
  });

  it('reaches no message of others', async () => {
    const { i } = await token();
    const said = discord.say(discord.as('Ben', 'table-1'), 'mine');
    expect(await codeOf(i.editReply({ message: said.id, content: 'x' }))).toBe(10008);
  });

  it('is void after 15 minutes (50027)', async () => {
    const { i, message } = await token();
    discord.advance(15 * 60_000 + 1);
    expect(await codeOf(i.editReply('late'))).toBe(50027);
    expect(await codeOf(i.followUp('late'))).toBe(50027);
    expect(discord.message(message.id)?.content).toBe('one');
  });

  it('edits nothing in an archived thread (50083), and nothing of a channel that is gone (10008, 10003)', async () => {
    const { world } = discord;
    const thread = world.addThread(ana().channel, { name: 'short-lived' });
    let kept: RepliableInteraction | undefined;
    await doing(
      (i) => {
        kept = i;
        return i.reply('one');
      },
      discord.as('Ana', 'short-lived'),
    );
    await Promise.all(results);
    world.changeThread(thread, { archived: true });
    expect(await codeOf(kept?.editReply('two'))).toBe(50083);
    world.changeThread(thread, { archived: false });
    world.removeChannel(thread);
    expect(await codeOf(kept?.editReply('two'))).toBe(10008);
    expect(await codeOf(kept?.followUp('two'))).toBe(10003);
  });

  it('is fresh with every click on an old message', async () => {
    const { message } = await token();
    discord.advance(24 * 60 * 60_000);
    act = async (i) => (i.isButton() ? i.update('clicked') : undefined);
    expect(await discord.click(ana(), message, 'x')).toMatchObject({ type: 7, message: { content: 'clicked' } });
  });

  it('opens nothing before the answer, nor when it was never given (10015)', async () => {
    let code: unknown;
    await doing(async (i) => {
      code = await codeOf(i.webhook.send('early'));
      return i.reply('now');
    });
    expect(code).toBe(10015);
    const unknown = bot.rest.post(`/webhooks/${bot.application.id}/${'y'.repeat(160)}`, {
      body: { content: 'x' },
      auth: false,
    });
    expect(await codeOf(unknown)).toBe(10015);
  });

  it('sends five follow-ups where only the user installed the app (40094)', async () => {
    const outcome = await doing(
      async (i) => {
        await i.reply('one');
        for (let n = 0; n < 5; n += 1) await i.followUp(`${n}`);
        return i.followUp('six');
      },
      discord.as('Ana', 'elsewhere'),
    );
    expect(outcome).toMatchObject({ type: 4, ephemeral: false });
    expect(await codeOf(results[0])).toBe(40094);
  });
});

describe('An interaction that is delivered twice', () => {
  it('is the same, and its second answer is refused (40060)', async () => {
    const first = await doing((i) => i.reply('once'));
    const second = await discord.redeliver(first.interactionId);
    expect(second).toMatchObject({ interactionId: first.interactionId, type: null, failed: '40060' });
    expect(results).toHaveLength(2);
    expect(await codeOf(results[1])).toBe(40060);
  });

  it('may be answered the second time when it was not the first time', async () => {
    let heard = 0;
    const first = doing(async (i) => {
      heard += 1;
      return heard === 2 ? i.reply('second time') : undefined;
    });
    await waits(30);
    const { lastInteractionId = '' } = discord;
    expect(await discord.redeliver(lastInteractionId)).toMatchObject({ type: 4, message: { content: 'second time' } });
    expect(await first).toMatchObject({ type: 4 });
  });
});

describe('A click', () => {
  it('on a message that is gone cannot update it (10008)', async () => {
    const message = messageOf(await doing((i) => i.reply({ content: 'board', components: [BUTTON] })));
    act = async (i) => {
      if (!i.isButton()) return;
      await bot.rest.delete(`/channels/${i.channelId}/messages/${i.message.id}`);
      await i.update('gone');
    };
    const clicked = discord.click(ana(), message, 'x');
    await waits(50);
    expect(await codeOf(results[1])).toBe(10008);
    discord.advance(3_001);
    expect(await clicked).toMatchObject({ failed: 'deadline' });
  });

  it('carries the message as it is now, not as it was seen', async () => {
    const message = messageOf(await doing((i) => i.reply({ content: 'one', components: [BUTTON] })));
    await bot.rest.patch(`/channels/${message.channel_id}/messages/${message.id}`, { body: { content: 'two' } });
    act = async (i) => (i.isButton() ? i.reply({ content: i.message.content, flags: 64 }) : undefined);
    expect((await discord.click(ana(), message, 'x')).message?.content).toBe('two');
  });

  it('that opens a modal may have its message updated by the modal', async () => {
    const message = messageOf(await doing((i) => i.reply({ content: 'one', components: [BUTTON] })));
    act = async (i) => {
      if (i.isButton()) {
        return i.showModal({
          custom_id: 'm',
          title: 'Pay',
          components: [{ type: 18, label: 'n', component: { type: 4, custom_id: 'n', style: 1 } }],
        });
      }
      return i.isModalSubmit() && i.isFromMessage() ? i.update(i.fields.getTextInputValue('n')) : undefined;
    };
    const opened = await discord.click(ana(), message, 'x');
    const sent = await discord.submit(ana(), opened, { n: '3' });
    expect(sent).toMatchObject({ type: 7, message: { id: message.id, content: '3' } });
  });
});
