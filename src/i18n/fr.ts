import { about } from './fr/about.ts';
import { common } from './fr/common.ts';
import { discord } from './fr/discord.ts';
import { help } from './fr/help.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import type { Words } from './index.ts';

export const fr: Words = { common, discord, refusals, table, about, help };
