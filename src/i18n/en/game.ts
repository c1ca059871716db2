import { listEn } from '../list.ts';
import { countEn } from '../plural.ts';

const EVENTS = { one: 'event', other: 'events' };

const players = { name: 'player', description: 'A player, in turn order' };

export const game = {
  command: {
    name: 'game',
    description: 'The game in this channel: its board, seats, turns and history',
    subcommands: {
      start: {
        name: 'start',
        description: 'Open a game and show its board',
        options: {
          format: {
            name: 'format',
            description: 'The starting life; 20 if you say nothing',
            choices: {
              20: '20 life: one-on-one formats',
              25: '25 life: Brawl, two players',
              30: '30 life: Brawl, more players',
              40: '40 life: Commander',
            },
          },
          player1: players,
          player2: players,
          player3: players,
          player4: players,
        },
      },
      join: {
        name: 'join',
        description: 'Take a seat, or come back to yours',
        options: { player: { name: 'player', description: 'Who sits down, if it is not you' } },
      },
      leave: { name: 'leave', description: 'Leave the table; your seat keeps what you had' },
      turn: {
        name: 'turn',
        description: 'Pass the turn to the next player',
        options: { player: { name: 'player', description: 'Whose turn it becomes, when it is not the next in order' } },
      },
      board: { name: 'board', description: 'Show the board again, down here' },
      undo: {
        name: 'undo',
        description: 'Take back your last event; the history keeps both',
        options: {
          player: {
            name: 'player',
            description: 'Undo the last event by or about this player: for the host and judges',
          },
        },
      },
      redo: {
        name: 'redo',
        description: 'Bring back what was undone, as long as nothing new happened',
        options: {
          player: {
            name: 'player',
            description: 'Bring back what was by or about this player: for the host and judges',
          },
        },
      },
      history: { name: 'history', description: 'Who did what, when and why; for your eyes only' },
      transfer: {
        name: 'transfer',
        description: 'Make another player the host',
        options: { player: { name: 'player', description: 'The new host' } },
      },
      end: { name: 'end', description: 'End the game; asks you first' },
    },
  },
  joined: (player: string) => `${player} sits at the table.`,
  left: (player: string) =>
    `${player} leaves the table. The seat keeps what they had; \`/game join\` brings them back.`,
  newHost: (player: string) => `${player} is the host now.`,
  turn: (number: number, player: string) => `Turn ${number}: ${player}.`,
  /** `on`: for whom revolt is on in it. */
  turnNow: (number: number, player: string, on: readonly string[]) =>
    `turn ${number}, ${player}'s; revolt is ${on.length === 0 ? 'off for everyone' : `on for ${listEn(on)}`}`,
  undone: (actor: string, deed: string) => `${actor} takes back: ${deed}.`,
  redone: (actor: string, deed: string) => `${actor} brings back: ${deed}.`,
  now: (seat: string) => `Now: ${seat}.`,
  end: {
    ask: (events: number) =>
      `End this game for everyone? What happened in it (${countEn(events, EVENTS)}) stays in the history for 30 days, but nothing can be counted in it any more.`,
    yes: 'End the game',
    no: 'Keep playing',
    kept: 'The game goes on.',
    summary: (opened: string, ended: string, events: number) =>
      `-# Opened ${opened}, ended ${ended}, ${countEn(events, EVENTS)} in the history.`,
  },
  history: {
    title: (events: number) => `**History** (${countEn(events, EVENTS)}, the newest last)`,
    file: 'history.txt',
    shortened: 'The whole history is in the file.',
    revoked: '(undone)',
    /** No game is open: it is that of the last one. */
    over: (ended: string) => `-# This game ended ${ended}.`,
    seatName: (number: number) => `seat ${number}`,
    /** Who sits where; `name` is null where it is not known, `id` is the Discord user, null for who asked to be forgotten. */
    seat: (number: number, name: string | null, id: string | null) => {
      const parts = [...(name === null ? [] : [name]), ...(id === null ? [] : [`Discord user ${id}`])];
      return `Seat ${number}: ${parts.join(', ')}`;
    },
    times: 'Times are UTC.',
  },
};
