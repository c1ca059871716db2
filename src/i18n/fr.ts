import { about } from './fr/about.ts';
import { board } from './fr/board.ts';
import { card } from './fr/card.ts';
import { common } from './fr/common.ts';
import { counter } from './fr/counter.ts';
import { desk } from './fr/desk.ts';
import { discord } from './fr/discord.ts';
import { energy } from './fr/energy.ts';
import { game } from './fr/game.ts';
import { help } from './fr/help.ts';
import { judge } from './fr/judge.ts';
import { judged } from './fr/judged.ts';
import { life } from './fr/life.ts';
import { payment } from './fr/payment.ts';
import { privacy } from './fr/privacy.ts';
import { refusals } from './fr/refusals.ts';
import { revolt } from './fr/revolt.ts';
import { rule } from './fr/rule.ts';
import { ruling } from './fr/ruling.ts';
import { search } from './fr/search.ts';
import { settings } from './fr/settings.ts';
import { table } from './fr/table.ts';
import type { Words } from './index.ts';

export const fr: Words = {
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
