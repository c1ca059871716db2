import type { Command } from '../src/command.ts';
import { about } from './about.ts';
import { help } from './help.ts';

/** All that one can say, in the order Discord lists it. */
export const commands: readonly Command[] = [about, help];
