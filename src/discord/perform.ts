import type { Changed, Context, GameRef, Reply, View } from '../command.ts';
import { refused } from '../i18n/refused.ts';
import type { Permission, Refusal } from '../rules/refusal.ts';
import type { Asked } from './asked.ts';
import { modalOf } from './modals.ts';
import type { Pump } from './pump.ts';
import type { Requests, Sent } from './requests.ts';
import { messageOf } from './views.ts';

export interface PerformPorts {
  readonly requests: Requests;
  readonly pump: Pump;
}

/** How often people are told why its board is not as elsewhere, in milliseconds. */
const TELL_AGAIN = 24 * 60 * 60_000;

/** Turns a reply into the one answer of its interaction, and tells the board of a game that changed. */
export const createPerform = ({ requests, pump }: PerformPorts) => {
  const told = new Map<string, number>();

  const perform = async (reply: Reply, asked: Asked, context: Context): Promise<Sent> => {
    switch (reply.kind) {
      case 'say': {
        const hidden = reply.visibility === 'private';
        const message = messageOf(reply.view, hidden ? context.words : context.channelWords);
        const sent = await requests.answer(asked, { kind: 'message', message, private: hidden });
        if (!hidden && sent.ok) pump.pushed(asked.channel);
        await tellBoards(reply.changed, asked, context);
        return sent;
      }
      case 'update': {
        const sent = await update(reply.view, asked, context);
        await tellBoards(reply.changed, asked, context);
        return sent;
      }
      case 'board': {
        const { id, channel } = reply.game;
        const sent = await pump.answer({ id, channel }, asked, context.channelLocale);
        if (asked.unseen) await tellOnce(asked, context, context.words.discord.boardUnseen);
        return sent ?? refuse({ code: 'old-button' }, asked, context);
      }
      case 'modal':
        return requests.answer(asked, { kind: 'modal', modal: modalOf(reply.modal) });
      case 'refuse':
        return refuse(reply.refusal, asked, context, reply.rows);
    }
  };

  const update = (view: View, asked: Asked, context: Context): Promise<Sent> => {
    const words = asked.clicked?.private === false ? context.channelWords : context.words;
    const answer =
      asked.clicked === null
        ? ({ kind: 'message', message: messageOf(view, words), private: true } as const)
        : ({ kind: 'update', message: messageOf(view, words, asked.clicked.before) } as const);
    return requests.answer(asked, answer);
  };

  const refuse = (refusal: Refusal, asked: Asked, { words }: Context, rows: View['rows'] = []): Promise<Sent> => {
    const message = messageOf({ look: 'plain', texts: [refused(refusal, words)], rows }, words);
    return requests.answer(asked, { kind: 'message', message, private: true });
  };

  const tellBoards = async (changed: Changed | undefined, asked: Asked, context: Context): Promise<void> => {
    for (const game of [changed ?? []].flat()) await tellBoard(game, asked, context);
  };

  const tellBoard = async (game: GameRef, asked: Asked, context: Context): Promise<void> => {
    const lacks = await pump.changed(game, asked, context.channelLocale);
    if (lacks.length > 0 && game.channel === asked.channel)
      await tellOnce(asked, context, whyStill(lacks, asked, context));
  };

  const whyStill = (lacks: readonly Permission[], asked: Asked, { words: { discord } }: Context): string => {
    if (!asked.member) return discord.boardAmongFriends;
    if (asked.thread === 'private' && asked.allowed.size === 0) return discord.boardInPrivateThread;
    return discord.boardOutOfDate(lacks.map((name) => discord.permissionNames[name]));
  };

  const tellOnce = async (asked: Asked, context: Context, text: string): Promise<void> => {
    const whom = asked.unseen ? `${asked.channel} ${asked.user}` : asked.channel;
    if (context.now - (told.get(whom) ?? Number.NEGATIVE_INFINITY) < TELL_AGAIN) return;
    told.set(whom, context.now);
    await requests.add(asked, messageOf({ look: 'plain', texts: [text] }, context.words));
  };

  return perform;
};
