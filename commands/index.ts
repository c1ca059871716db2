import type { Command } from '../src/command.ts';
import { about } from './about.ts';
import { card } from './card.ts';
import { counter } from './counter.ts';
import { energy } from './energy.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { judge } from './judge.ts';
import { life } from './life.ts';
import { payment } from './payment.ts';
import { privacy } from './privacy.ts';
import { revolt } from './revolt.ts';
import { rule } from './rule.ts';
import { ruling } from './ruling.ts';
import { rulingsForThis } from './rulingsForThis.ts';
import { settings } from './settings.ts';

/** All that one can say, in the order Discord lists it. */
export const commands: readonly Command[] = [
  energy,
  counter,
  life,
  revolt,
  game,
  payment,
  ruling,
  rulingsForThis,
  rule,
  card,
  judge,
  settings,
  privacy,
  about,
  help,
];
