import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIInteraction, type APIPingInteraction, InteractionType } from 'discord.js';
import type { Logger } from 'pino';
import { type Command, type Context, type Reply, say } from '../command.ts';
import { localeOf, wordsIn } from '../i18n/index.ts';
import { offerChoices, runAction, runCommand } from './ask.ts';
import { type Asked, askedBy } from './asked.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { type ContextPorts, contextOf, type Resolved } from './context.ts';
import type { FaultKind } from './faults.ts';
import type { Measures } from './measures.ts';
import { createPerform } from './perform.ts';
import type { Pump } from './pump.ts';
import type { Requests, Sent } from './requests.ts';
import { createSeen } from './seen.ts';
import { messageOf } from './views.ts';

export interface DispatchPorts extends ContextPorts {
  readonly commands: readonly Command[];
  readonly requests: Requests;
  readonly pump: Pump;
  readonly measures: Measures;
  readonly log: Logger;
  readonly now: () => number;
}

/** Answers every interaction, once. */
export interface Dispatch {
  /** Never throws, and never rejects. */
  deliver(interaction: APIInteraction): Promise<void>;
  /** From now on says that the bot restarts; resolves when what was begun is answered, or when its time is over. */
  close(ms: number): Promise<void>;
}

type Interaction = Exclude<APIInteraction, APIPingInteraction>;

export const createDispatch = (ports: DispatchPorts): Dispatch => {
  const { requests, measures, log } = ports;
  const catalogue = catalogueOf(ports.commands);
  const perform = createPerform(ports);
  const seen = createSeen();
  const sight = {
    isIn: (guild: string) => ports.client.guilds.cache.has(guild),
    sees: (channel: string) => ports.client.channels.cache.has(channel),
  };
  const underWay = new Set<Promise<void>>();
  let closing = false;

  const answer = async (raw: Interaction, asked: Asked): Promise<Sent | null> => {
    if (raw.type === InteractionType.ApplicationCommandAutocomplete) {
      const choices = closing ? [] : offerChoices(raw, catalogue, await context(raw, asked));
      return requests.answer(asked, { kind: 'choices', choices });
    }
    const around = await context(raw, asked);
    const reply = closing
      ? say('private', around.words.discord.restarting)
      : await replyTo(raw, asked, catalogue, around);
    return perform(reply, asked, around);
  };

  const context = (raw: Interaction, asked: Asked): Promise<Context> =>
    contextOf(asked, 'resolved' in raw.data ? (raw.data.resolved as Resolved | undefined) : undefined, ports); // members and users are where Resolved says

  /** The one catch: a neutral sentence for the reader, the error for the log, and a number that joins the two. */
  const answerError = async (raw: Interaction, asked: Asked, error: unknown): Promise<void> => {
    const number = randomBytes(4).toString('hex');
    log.error({ err: error, error: number, interaction: raw.id, asks: nameOf(raw) }, 'An interaction failed');
    if (raw.type === InteractionType.ApplicationCommandAutocomplete) return;
    const words = wordsIn(localeOf(asked.locale));
    const message = messageOf({ look: 'plain', texts: [words.discord.failed(number)] }, words);
    await requests.answer(asked, { kind: 'message', message, private: true });
  };

  const deliver = async (raw: Interaction): Promise<void> => {
    const since = performance.now();
    const kind = KINDS[raw.type];
    measures.delivered(kind);
    const asked = askedBy(raw, ports.now(), sight);
    try {
      const sent = await answer(raw, asked);
      if (sent?.ok === true) measures.answered(kind, performance.now() - since);
      else if (sent?.ok === false && MAY_ANSWER_STILL.has(sent.fault.kind))
        await answerError(raw, asked, sent.fault.error);
    } catch (error) {
      await answerError(raw, asked, error);
    }
  };

  return {
    deliver: async (raw) => {
      if (raw.type === InteractionType.Ping) return;
      if (!seen.isNew(raw.id)) {
        measures.repeated();
        return;
      }
      const delivery = deliver(raw).catch((error: unknown) =>
        log.error({ err: error }, 'An interaction makes no sense'),
      );
      underWay.add(delivery);
      await delivery;
      underWay.delete(delivery);
    },
    close: async (ms) => {
      closing = true;
      const over = new AbortController();
      const late = sleep(ms, 'late', { signal: over.signal }).catch(() => 'late');
      while (underWay.size > 0 && (await Promise.race([Promise.all(underWay), late])) !== 'late');
      over.abort();
    },
  };
};

/** Discord would not have this answer, but waits for one. After any other fault the reader may have seen it. */
const MAY_ANSWER_STILL: ReadonlySet<FaultKind> = new Set(['refused', 'forbidden']);

const KINDS = {
  [InteractionType.ApplicationCommand]: 'command',
  [InteractionType.MessageComponent]: 'component',
  [InteractionType.ApplicationCommandAutocomplete]: 'autocomplete',
  [InteractionType.ModalSubmit]: 'form',
} as const;

const nameOf = (raw: Interaction): string => ('name' in raw.data ? raw.data.name : raw.data.custom_id);

const replyTo = (
  raw: Exclude<Interaction, { type: InteractionType.ApplicationCommandAutocomplete }>,
  asked: Asked,
  catalogue: Catalogue,
  context: Context,
): Reply | Promise<Reply> =>
  raw.type === InteractionType.ApplicationCommand
    ? runCommand(raw, catalogue, context)
    : runAction(raw, asked, catalogue, context);
