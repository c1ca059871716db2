import { anonymousNumber } from '../rules/game.ts';
import { inert } from './inert.ts';

/** How a text names players and shows what they typed: one way in messages, another in files. */
export interface Show {
  readonly who: (player: string) => string;
  readonly typed: (text: string) => string;
}

/** In messages: mentions that Discord turns into names, and what was typed made inert. `former` names a player who asked to be forgotten. */
export const showInMessages = (former: (number: number) => string): Show => ({
  who: (player) => {
    const number = anonymousNumber(player);
    return number === null ? `<@${player}>` : former(number);
  },
  typed: (text) => inert(text),
});
