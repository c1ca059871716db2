import type { Deed, Seat } from '../../rules/game.ts';
import { anonymousNumber, subjectOf } from '../../rules/game.ts';
import type { TableRefusal } from '../../rules/refusal.ts';
import { ago } from '../when.ts';
import { table } from './table.ts';

type TableRefusalWords = {
  readonly [Code in TableRefusal['code']]: (facts: Extract<TableRefusal, { code: Code }>) => string;
};

const { who } = table.inMessages;
const told = (event: Deed): string => table.deed(event, table.inMessages);

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
  'bot-player': ({ player }) =>
    `${who(player)} is a bot, and bots don't play. Name a person, or leave the option out to mean yourself.`,
  'nobody-seated': () => 'Nobody sits at this table, so there is no next player. Take a seat with `/game join`.',
  'table-full': ({ most }) => `This table is full: ${most} players. Someone has to leave it first (\`/game leave\`).`,
  'turn-passed': ({ number, player }) =>
    number === 1
      ? `That turn was taken back: it is turn 1 again, ${who(player)}'s, and no turn was passed. Nothing changed.`
      : `That turn was passed already: it is turn ${number}, ${who(player)}'s. Nothing changed.`,
  'nothing-to-undo': () =>
    'There is nothing to undo: no event of yours that still counts. The host and judges undo what a player did, or what was done to them, with the option `player`.',
  'nothing-to-redo': () => 'There is nothing to redo: nothing was undone, or something new happened since.',
  'not-yours-to-undo': ({ host }) =>
    `That was someone else's doing. Only they, the host (${who(host)}) or a judge can change it.`,
  'in-the-way': ({ of, target, entry, host }) => {
    const what = told(target.event);
    const doing = of === 'undone' ? 'Taking back' : 'Bringing back';
    if (entry.seq === target.seq)
      return `${what}: that can't come back as long as what it needed is undone. Bring that back first: with \`/game redo\` who undid it, or with \`player\` the host (${who(host)}) or a judge.`;
    const later = `${told(entry.event)} (${table.by(who(entry.actor), false)}, ${ago(entry.at)})`;
    const named = [subjectOf(entry.event), entry.actor].find((each) => each !== null && anonymousNumber(each) === null);
    const next =
      named === undefined || named === null
        ? 'Nobody can undo that one any more; correct the numbers with `set` instead.'
        : `That one has to be undone first, by ${who(entry.actor)} with \`/game undo\`, or by the host (${who(host)}) or a judge with \`/game undo\` and \`player\` ${who(named)}; each undo takes back the newest.`;
    const harm =
      target.event.kind === 'turn' && entry.event.kind === 'turn'
        ? 'would change a turn that was passed after it'
        : 'would make a later event impossible';
    return `${doing} “${what}” ${harm}: ${later}. ${next}`;
  },
  'old-board': ({ seat }) =>
    `That board was out of date, so nothing was done. ${has(seat)} Try again on the newest board.`,
  'not-your-question': ({ asker }) => `Only ${who(asker)}, who asked, can confirm that.`,
  'data-dir-in-use': ({ dataDir }) =>
    `Another bot already runs on the data in ${dataDir}, and two would handle everything twice. Stop it first, or set DATA_DIR to another folder.`,
};
