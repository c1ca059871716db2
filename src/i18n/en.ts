import { about } from './en/about.ts';
import { common } from './en/common.ts';
import { discord } from './en/discord.ts';
import { help } from './en/help.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';

/** English, and with it the list of all there is to say: one topic a file, a command's words beside what it answers. */
export const en = { common, discord, refusals, table, about, help };
