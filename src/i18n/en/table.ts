import type { Abandoned, Deed, Tally } from '../../rules/game.ts';
import type { Counted } from '../counted.ts';
import { moved, stopsAtZero, sumOf } from '../counted.ts';
import { bareDigits, countEn, numberEn } from '../plural.ts';
import type { Show } from '../show.ts';
import { showInMessages } from '../show.ts';

/** So much of something that players have: `3 energy counters`, `20 life`; its digits are written by `digits` where it stands beside a sum. */
const amount = (what: Tally, n: number, digits?: (n: number) => string): string => {
  switch (what) {
    case 'life':
      return countEn(n, { one: 'life', other: 'life' }, digits);
    case 'energy':
      return countEn(n, { one: 'energy counter', other: 'energy counters' }, digits);
    case 'poison':
      return countEn(n, { one: 'poison counter', other: 'poison counters' }, digits);
    case 'experience':
      return countEn(n, { one: 'experience counter', other: 'experience counters' }, digits);
    case 'rad':
      return countEn(n, { one: 'rad counter', other: 'rad counters' }, digits);
    case 'ticket':
      return countEn(n, { one: 'ticket counter', other: 'ticket counters' }, digits);
  }
};

const former = (number: number) => `a former player (no. ${number})`;

const because = (source: string | undefined) => (source === undefined ? '' : ` (${source})`);

/** What happened, in a line of the history. `of` is what was undone or redone. */
const deed = (event: Deed, show: Show, of?: Deed): string => {
  const { who, typed } = show;
  const shown = (text: string | undefined) => (text === undefined ? undefined : typed(text));
  switch (event.kind) {
    case 'opened':
      return `game opened at ${event.life} life${because(event.players.map(who).join(', ') || undefined)}`;
    case 'joined':
      return `${who(event.player)} sits down`;
    case 'left':
      return `${who(event.player)} leaves the table`;
    case 'gained': {
      const verb = event.what === 'life' ? 'gains' : 'gets';
      return `${who(event.player)} ${verb} ${amount(event.what, event.amount)}${because(shown(event.source))}`;
    }
    case 'lost': {
      const asked = event.had === undefined ? '' : ` of the ${numberEn(event.amount)} asked`;
      return `${who(event.player)} loses ${amount(event.what, event.had ?? event.amount)}${asked}`;
    }
    case 'paid':
      return `${who(event.player)} pays ${amount('energy', event.amount)}${because(shown(event.for))}`;
    case 'set':
      return `correction: ${who(event.player)} has ${amount(event.what, event.amount)}`;
    case 'proliferated':
      return `proliferate for ${who(event.player)}`;
    case 'revolted':
      return `revolt for ${who(event.player)}${because(shown(event.permanent))}`;
    case 'turn':
      return `the turn passes to ${who(event.player)}`;
    case 'host':
      return `${who(event.player)} becomes the host`;
    case 'ended':
      return event.why === undefined ? 'game ended' : `game ended: ${ABANDONED[event.why]}`;
    case 'undone':
      return `undone: ${of ? deed(of, show) : event.seq}`;
    case 'redone':
      return `redone: ${of ? deed(of, show) : event.seq}`;
  }
};

const ABANDONED: Readonly<Record<Abandoned, string>> = {
  idle: 'nothing had happened for 30 days',
  'channel-gone': 'its channel was deleted',
};

const by = (actor: string, asJudge: boolean) => `by ${actor}${asJudge ? ', as a judge' : ''}`;

const HOW: Readonly<Record<Counted['how'], string>> = {
  gained: ' gained',
  lost: ' lost',
  paid: ' paid',
  set: '',
};

const stopped = ({ before }: Counted): string =>
  before === 0 ? 'Nothing was lost: there were none.' : `It stops at 0: only ${before} could be lost.`;

/** A line of arithmetic: `@Ana: 2 + 3 → 5 {E} (3 energy counters gained)`. */
const counted = (count: Counted, { who, typed }: Show): string => {
  const { player, what, how, after, note, actor, asJudge } = count;
  const total =
    what === 'energy'
      ? `${after} {E} (${amount(what, moved(count), bareDigits)}${HOW[how]})`
      : amount(what, after, bareDigits);
  const line = [`${who(player)}: ${sumOf(count)} ${total}`];
  if (how === 'set') line.push('corrected');
  if (note !== undefined) line.push(typed(note));
  if (actor !== player) line.push(by(who(actor), asJudge));
  return line.join(' · ') + (stopsAtZero(count) ? `\n${stopped(count)}` : '');
};

/** What a table is made of: amounts, players, and what happened. */
export const table = {
  amount,
  former,
  deed,
  by,
  counted,
  inMessages: showInMessages(former),
  /** Who reached this loses, and what no count here can know. */
  fatal: {
    poison: (player: string) =>
      `${player} has ten or more poison counters, and loses the game the next time state-based actions are checked unless an effect says otherwise (CR 704.5c).`,
    life: (player: string) =>
      `${player} has 0 or less life, and loses the game the next time state-based actions are checked unless an effect says otherwise (CR 704.5a).`,
  },
  /** Naming a player seats them. */
  sits: (player: string, again: boolean) => `${player} sits at the table ${again ? 'again' : 'now'}.`,
  openedByItself: (board: string) => `-# A game is open in this channel now: ${board} shows it.`,
};
