import type { Deed, Tally } from '../../rules/game.ts';
import { countEn } from '../plural.ts';
import type { Show } from '../show.ts';
import { showInMessages } from '../show.ts';

/** So much of something that players have: `3 energy counters`, `20 life`. */
const amount = (what: Tally, n: number): string => {
  switch (what) {
    case 'life':
      return countEn(n, { one: 'life', other: 'life' });
    case 'energy':
      return countEn(n, { one: 'energy counter', other: 'energy counters' });
    case 'poison':
      return countEn(n, { one: 'poison counter', other: 'poison counters' });
    case 'experience':
      return countEn(n, { one: 'experience counter', other: 'experience counters' });
    case 'rad':
      return countEn(n, { one: 'rad counter', other: 'rad counters' });
    case 'ticket':
      return countEn(n, { one: 'ticket counter', other: 'ticket counters' });
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
    case 'lost':
      return `${who(event.player)} loses ${amount(event.what, event.amount)}`;
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
      return 'game ended';
    case 'undone':
      return `undone: ${of ? deed(of, show) : event.seq}`;
    case 'redone':
      return `redone: ${of ? deed(of, show) : event.seq}`;
  }
};

/** What a table is made of: amounts, players, and what happened. */
export const table = { amount, former, deed, inMessages: showInMessages(former) };
