import type { ClientOptions, Interaction, RESTOptions } from 'discord.js';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { LocalDiscord, Message, Outcome } from './discord.ts';

/** A small bot of the tests: the real discord.js client, pointed at a local Discord. */
export const testBot = async (
  discord: LocalDiscord,
  commands: readonly object[],
  answer: (interaction: Interaction) => unknown,
  options: Partial<Omit<ClientOptions, 'rest'>> & { rest?: Partial<RESTOptions> } = {},
): Promise<Client<true>> => {
  const { rest, ...others } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    waitGuildTimeout: 1500,
    allowedMentions: { parse: [], repliedUser: false },
    // The client would wait five seconds before a second session.
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    ...others,
    rest: { api: `${discord.address}/api`, retries: 0, timeout: 5000, ...rest },
  });
  client.on(Events.Error, () => {});
  client.on(Events.InteractionCreate, async (interaction) => {
    await answer(interaction);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  const readyClient = await ready;
  if (commands.length > 0)
    await readyClient.rest.put(`/applications/${readyClient.application.id}/commands`, { body: commands });
  await discord.waitForBot(2_000);
  return readyClient;
};

/** The message an outcome shows; a test that expects one fails without it. */
export const messageOf = (outcome: Outcome): Message => {
  if (outcome.message) return outcome.message;
  throw new Error(`No message: ${JSON.stringify(outcome)}`);
};
