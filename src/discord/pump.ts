import type { GameRef } from '../command.ts';
import type { Locale } from '../i18n/index.ts';
import type { Permission } from '../rules/refusal.ts';
import type { Asked } from './asked.ts';
import type { Surroundings } from './boardAccess.ts';
import { BoardMessage, type BoardPorts } from './boardMessage.ts';
import { createBudget } from './budget.ts';
import { type Coalescer, createCoalescer } from './coalesce.ts';
import type { Sent } from './requests.ts';

/*
 * One pump a board. Discord does not keep answers in order, so at most one picture of a board is on its way at any time;
 * who clicks meanwhile is acknowledged at once, and when it has arrived one more edit shows the newest state.
 */
export interface Pump {
  /** Answers with the board: as a new message, or in the clicked one. Null when there is no such game: nothing was sent. */
  answer(game: GameRef, asked: Asked, locale: Locale): Promise<Sent | null>;
  /** The game changed beside its board: says which permissions keep the board from following, if any do. */
  changed(game: GameRef, asked: Asked, locale: Locale): Promise<readonly Permission[]>;
  /** The game changed by itself. */
  follow(game: GameRef): Promise<void>;
  /** A public answer was posted in this channel, and pushed its board up. */
  pushed(channel: string): void;
  /** Brings every board up to date without waiting for better times. */
  flush(): Promise<void>;
}

export interface PumpPorts extends Omit<BoardPorts, 'budget'> {
  readonly changed: () => void;
  /** A channel that was not asked in, with the language it speaks; null where nothing is known of it. */
  readonly elsewhere: (channel: string) => Promise<(Surroundings & { readonly locale: Locale }) | null>;
  readonly failed: (error: unknown) => void;
}

interface Pumped {
  readonly board: BoardMessage;
  readonly turns: Coalescer;
}

/** Boards in memory before idle ones are put away. */
const MOST_BOARDS = 1000;

export const createPump = (ports: PumpPorts): Pump => {
  const { requests } = ports;
  const pumped = new Map<number, Pumped & { readonly loaded: Promise<void> }>();
  const budget = createBudget();

  const loaded = async ({ id, channel }: GameRef, locale: Locale): Promise<Pumped> => {
    const found = pumped.get(id) ?? create(id, channel, locale);
    try {
      await found.loaded;
    } catch (error) {
      pumped.delete(id);
      throw error;
    }
    return found;
  };

  const boardOf = async (game: GameRef, asked: Asked, locale: Locale): Promise<Pumped> => {
    const found = await loaded(game, locale);
    await learn(found.board, asked, locale);
    return found;
  };

  /** What is asked in its own channel tells of it; of another one there is what was known before, or what the servers tell. */
  const learn = async (board: BoardMessage, asked: Asked, locale: Locale): Promise<void> => {
    if (asked.channel === board.channel) board.learn(asked, locale);
    else if (!board.access.known) {
      const around = await ports.elsewhere(board.channel);
      if (around !== null) board.learn(around, around.locale);
    }
  };

  const create = (game: number, channel: string, locale: Locale) => {
    if (pumped.size >= MOST_BOARDS) {
      for (const [id, { board, turns }] of pumped) if (turns.idle() && board.access.ticket === null) pumped.delete(id);
    }
    const board = new BoardMessage(game, channel, locale, { ...ports, budget });
    const made = {
      board,
      loaded: board.load(),
      turns: createCoalescer(() => board.bringUpToDate(), ports.failed),
    };
    pumped.set(game, made);
    return made;
  };

  /** A new message, whatever is under way on the old one. */
  const post = async ({ board, turns }: Pumped, asked: Asked): Promise<Sent | null> => {
    const alone = turns.instead(() => postNow(board, asked));
    if (alone !== null) {
      const sent = await alone;
      turns.ask(); // the old message is still to be retired
      return sent;
    }
    const sent = await postNow(board, asked);
    board.stale = true; // it may have changed while the new picture was on its way
    turns.ask();
    return sent;
  };

  const postNow = async (board: BoardMessage, asked: Asked): Promise<Sent | null> => {
    board.stale = false;
    const shown = await board.picture('nothing');
    if (shown === null) return null;
    ports.edited();
    const sent = await requests.answer(asked, { kind: 'message', message: shown, private: false, tellId: true });
    const posted = sent.ok && sent.message !== null ? sent : await whatBecameOf(sent, asked);
    if (posted.ok && posted.message !== null) await board.hang(posted.message, asked);
    return sent;
  };

  /** Where Discord did not say which message the answer became, or whether it became one, it can be asked. */
  const whatBecameOf = async (sent: Sent, asked: Asked): Promise<Sent> => {
    const unsure =
      sent.ok ||
      sent.fault.kind === 'lost' ||
      sent.fault.kind === 'overloaded' ||
      sent.fault.kind === 'answered-before';
    return unsure ? requests.findAnswer(asked) : sent;
  };

  const click = async ({ board, turns }: Pumped, asked: Asked, clicked: string): Promise<Sent | null> => {
    if (board.id !== null && BigInt(clicked) < BigInt(board.id)) return clickOnOld({ board, turns }, asked);
    const alone = turns.instead(async () => {
      if (board.id !== clicked) await board.hang(clicked, null);
      return showInPlace(board, asked);
    });
    if (alone !== null) return settled({ board, turns }, asked, await alone);
    board.stale = true;
    return settled({ board, turns }, asked, await requests.answer(asked, { kind: 'update-later' }));
  };

  const showInPlace = async (board: BoardMessage, asked: Asked): Promise<Sent | null> => {
    board.stale = false;
    const message = await board.picture('panel');
    if (message === null) return null;
    ports.edited();
    const sent = await requests.answer(asked, { kind: 'update', message });
    if (sent.ok) return sent;
    board.stale = true;
    // The picture has to wait; the click need not.
    return sent.fault.kind === 'limited' ? requests.answer(asked, { kind: 'update-later' }) : sent;
  };

  const settled = ({ board, turns }: Pumped, asked: Asked, sent: Sent | null): Sent | null => {
    if (sent?.ok === true || (sent?.ok === false && sent.fault.kind === 'answered-before')) board.access.keep(asked);
    if (board.unsettled) turns.ask();
    return sent;
  };

  /** A picture for one reader: no board that others could follow. */
  const showAside = async ({ board }: Pumped, asked: Asked): Promise<Sent | null> => {
    const message = await board.picture(asked.clicked === null ? 'nothing' : 'panel');
    if (message === null) return null;
    return requests.answer(
      asked,
      asked.clicked === null ? { kind: 'message', message, private: true } : { kind: 'update', message },
    );
  };

  /** The clicked message is no longer the board: it says where the board is. Where that can't be reached, it shows the game itself. */
  const clickOnOld = async ({ board, turns }: Pumped, asked: Asked): Promise<Sent | null> => {
    board.stale = true;
    const message = board.access.lacks.length === 0 ? board.moved() : await board.picture('panel');
    turns.ask();
    return message === null ? null : requests.answer(asked, { kind: 'update', message });
  };

  return {
    answer: async (game, asked, locale) => {
      ports.changed();
      const found = await boardOf(game, asked, locale);
      if (asked.clicked === null ? asked.unseen : asked.clicked.private) return showAside(found, asked);
      return asked.clicked === null ? post(found, asked) : click(found, asked, asked.clicked.id);
    },
    changed: async (game, asked, locale) => {
      ports.changed();
      const { board, turns } = await boardOf(game, asked, locale);
      board.stale = true;
      board.mayMove = true;
      turns.ask();
      return board.id === null ? [] : board.access.lacks;
    },
    follow: async (game) => {
      ports.changed();
      const around = await ports.elsewhere(game.channel);
      if (around === null) return; // only an answer could reach it
      const { board, turns } = await loaded(game, around.locale);
      board.learn(around, around.locale);
      board.stale = true;
      turns.ask();
    },
    pushed: (channel) => {
      for (const { board } of pumped.values()) if (board.channel === channel) board.below += 1;
    },
    flush: async () => {
      await Promise.all([...pumped.values()].map(({ turns }) => turns.flush()));
    },
  };
};
