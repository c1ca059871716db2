import type { Client } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from './discord.ts';
import { messageOf, testBot } from './test-bot.ts';

const COMMANDS = [
  {
    name: 'energy',
    name_localizations: { fr: 'énergie' },
    description: 'Energy',
    description_localizations: { fr: 'Énergie' },
    integration_types: [0, 1],
    contexts: [0, 1, 2],
    options: [
      {
        type: 1,
        name: 'gain',
        name_localizations: { fr: 'obtenir' },
        description: 'Gain energy',
        options: [
          {
            type: 4,
            name: 'amount',
            name_localizations: { fr: 'quantité' },
            description: 'How many',
            required: true,
            min_value: 1,
            max_value: 100,
          },
          { type: 6, name: 'player', description: 'Who' },
          { type: 3, name: 'source', description: 'From', autocomplete: true },
        ],
      },
    ],
  },
  { name: 'modal', description: 'Opens a modal' },
  { name: 'Rulings for this', type: 3 },
];

describe('A slash command through the real client', () => {
  let discord: LocalDiscord;
  let bot: Client<true>;
  beforeAll(async () => {
    discord = await LocalDiscord.start();
    bot = await testBot(discord, COMMANDS, async (i) => {
      if (i.isAutocomplete()) return i.respond([{ name: `${i.options.getFocused()}!`, value: 'x' }]);
      if (i.isChatInputCommand() && i.commandName === 'energy') {
        return i.reply({
          content: `${i.options.getSubcommand()} ${i.options.getInteger('amount')} ${i.options.getUser('player')?.username}`,
          components: [{ type: 1, components: [{ type: 2, style: 1, label: 'More', custom_id: 'more' }] }],
        });
      }
      if (i.isChatInputCommand()) {
        return i.showModal({
          custom_id: 'm',
          title: 'Pay',
          components: [
            { type: 18, label: 'How much', component: { type: 4, custom_id: 'n', style: 1, required: true } },
          ],
        });
      }
      if (i.isMessageContextMenuCommand())
        return i.reply({ content: i.targetMessage.content, flags: MessageFlags.Ephemeral });
      if (i.isButton()) return i.update({ content: 'more', components: [] });
      if (i.isModalSubmit())
        return i.reply({ content: i.fields.getTextInputValue('n'), flags: MessageFlags.Ephemeral });
    });
  });
  afterAll(async () => {
    await bot.destroy();
    await discord.close();
  });

  it('is answered where it was typed', async () => {
    const ana = discord.as('Ana', 'table-1');
    const outcome = await discord.slash(ana, 'energy gain', { amount: 2, player: discord.world.user('Ben').id });
    expect(outcome).toMatchObject({ type: 4, ephemeral: false });
    expect(outcome.message?.content).toBe('gain 2 ben');
    expect(outcome.message?.components[0]).toMatchObject({ id: 1, components: [{ id: 2, custom_id: 'more' }] });
    const clicked = await discord.click(ana, messageOf(outcome), 'more');
    expect(clicked).toMatchObject({ type: 7, message: { content: 'more', id: messageOf(outcome).id, components: [] } });
  });

  it('works in French words, with autocomplete, modals and message commands', async () => {
    const ana = discord.as('Ana', 'table-1');
    expect((await discord.slash(ana, 'énergie obtenir', { quantité: '3' })).message?.content).toBe('gain 3 undefined');
    expect(await discord.slash(ana, 'énergie obtenir', {})).toMatchObject({
      failed: 'refused',
      error: { code: 'required' },
    });
    expect((await discord.complete(ana, 'energy gain', { source: 'Aet' }, 'source')).choices).toEqual([
      { name: 'Aet!', value: 'x' },
    ]);
    const opened = await discord.slash(ana, 'modal');
    expect(opened.modal?.title).toBe('Pay');
    const sent = await discord.submit(ana, opened, { n: '4' });
    expect(sent).toMatchObject({ type: 4, ephemeral: true, message: { content: '4' } });
    const said = messageOf(sent);
    expect((await discord.messageCommand(ana, 'Rulings for this', said)).message?.content).toBe('4');
  });
});
