import type { Seat } from '../../rules/game.ts';
import type { TableRefusal } from '../../rules/refusal.ts';
import { ago } from '../when.ts';
import { table } from './table.ts';

type TableRefusalWords = {
  readonly [Code in TableRefusal['code']]: (facts: Extract<TableRefusal, { code: Code }>) => string;
};

const { who } = table.inMessages;

const has = (seat: Seat | null): string =>
  seat === null
    ? 'You have no seat at this table.'
    : `You now have ${table.amount('energy', seat.counters.energy)} and ${table.amount('life', seat.life)}.`;

export const tableRefusals: TableRefusalWords = {
  'no-game': () => 'No game is open in this channel. Open one with `/game start`.',
  'game-over': () => 'This game has ended, and what it added up to stays. Open another with `/game start`.',
  'game-open': ({ link }) => {
    const where = link ?? '`/game board` shows it';
    return `A game is already open in this channel: ${where}. End it with \`/game end\` before you start another.`;
  },
  'not-seated': ({ host }) =>
    `Only seated players, the host (${who(host)}) and judges act for the table and for others. Take a seat with \`/game join\`.`,
  'host-only': ({ host }) => `Only the host (${who(host)}) or a judge can do that. Ask them.`,
  'already-host': ({ player }) => `${who(player)} is the host already.`,
  'already-seated': ({ player }) => `${who(player)} sits at this table already.`,
  'not-at-table': ({ player }) => `${who(player)} does not sit at this table. \`/game join\` takes a seat.`,
  'nobody-seated': () => 'Nobody sits at this table, so there is no next player. Take a seat with `/game join`.',
  'table-full': ({ most }) => `This table is full: ${most} players. Someone has to leave it first (\`/game leave\`).`,
  'turn-passed': ({ number, player }) =>
    number === 1
      ? `That turn was taken back: it is turn 1 again, ${who(player)}'s, and no turn was passed. Nothing changed.`
      : `That turn was passed already: it is turn ${number}, ${who(player)}'s. Nothing changed.`,
  'nothing-to-undo': () =>
    'There is nothing to undo: no event of yours that still counts. The host and judges undo what others did with the option `player`.',
  'nothing-to-redo': () => 'There is nothing to redo: nothing was undone, or something new happened since.',
  'not-yours-to-undo': ({ host }) =>
    `That was someone else's doing. Only they, the host (${who(host)}) or a judge can change it.`,
  'in-the-way': ({ of, entry }) => {
    const doing = of === 'undone' ? 'Taking that back' : 'Bringing that back';
    return `${doing} would make this impossible: ${table.deed(entry.event, table.inMessages)} (${ago(entry.at)}). Undo that first.`;
  },
  'old-board': ({ seat }) =>
    `That board was out of date, so nothing was done. ${has(seat)} Try again on the newest board.`,
  'not-your-question': ({ asker }) => `Only ${who(asker)}, who asked, can confirm that.`,
  'data-dir-in-use': ({ dataDir }) =>
    `Another bot already runs on the data in ${dataDir}, and two would handle everything twice. Stop it first, or set DATA_DIR to another folder.`,
};
