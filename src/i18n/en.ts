import { about } from './en/about.ts';
import { board } from './en/board.ts';
import { card } from './en/card.ts';
import { common } from './en/common.ts';
import { counter } from './en/counter.ts';
import { desk } from './en/desk.ts';
import { discord } from './en/discord.ts';
import { energy } from './en/energy.ts';
import { game } from './en/game.ts';
import { help } from './en/help.ts';
import { judge } from './en/judge.ts';
import { judged } from './en/judged.ts';
import { life } from './en/life.ts';
import { payment } from './en/payment.ts';
import { privacy } from './en/privacy.ts';
import { refusals } from './en/refusals.ts';
import { revolt } from './en/revolt.ts';
import { rule } from './en/rule.ts';
import { ruling } from './en/ruling.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';

/** English, and with it the list of all there is to say: one topic a file, a command's words beside what it answers. */
export const en = {
  common,
  discord,
  refusals,
  table,
  board,
  energy,
  counter,
  life,
  revolt,
  game,
  payment,
  ruling,
  rule,
  card,
  search,
  judge,
  judged,
  desk,
  settings,
  privacy,
  about,
  help,
};
