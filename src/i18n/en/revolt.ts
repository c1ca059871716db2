import { listEn } from '../list.ts';
import { numberEn } from '../plural.ts';

/** Which permanents left: some by name, and how many `more` were named. */
const because = (permanents: readonly string[], more: number) => {
  if (permanents.length === 0) return '';
  return more > 0 ? ` (${permanents.join(', ')} and ${numberEn(more)} more)` : ` (${listEn(permanents)})`;
};

export const revolt = {
  command: {
    name: 'revolt',
    description: 'Did a permanent leave the battlefield under your control this turn?',
    subcommands: {
      mark: {
        name: 'mark',
        description: 'A permanent left the battlefield under your control',
        options: {
          player: { name: 'player', description: 'Under whose control, if not yours' },
          permanent: { name: 'permanent', description: 'Which permanent' },
        },
      },
      show: {
        name: 'show',
        description: 'For whom revolt is on, since when and why; for your eyes only',
        options: { player: { name: 'player', description: 'Only for this player' } },
      },
    },
  },
  /** On a board, in a list: `revolt on (Clue token and 2 more)`. */
  on: (permanents: readonly string[], more: number) => `revolt on${because(permanents, more)}`,
  off: 'revolt off',
  marked: (player: string, permanent: string | undefined) =>
    `${player}: revolt is on. ${permanent ?? 'A permanent'} left the battlefield under their control this turn.`,
  already: (player: string, since: string) => `${player}: revolt was on already (${since}). Nothing changed.`,
  showOn: (player: string, since: string, permanents: readonly string[], more: number) =>
    `${player} — on${because(permanents, more)} · ${since}`,
  showOff: (player: string) => `${player} — off`,
  noSeat: (player: string) => `${player} has no seat at this table, so revolt is off.`,
  nobody: 'Nobody sits at this table.',
  turn: (number: number, player: string) => `**Revolt, turn ${number}** (${player})`,
  /** “This turn” means nothing as long as no turn was passed. */
  noTurns: (player: string) =>
    `**Revolt**\nNo turn was passed in this game yet: it is taken to be turn 1, ${player}'s, and everything since the game opened counts as this turn. When a turn ends, press *Next turn*.`,
};
