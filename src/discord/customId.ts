import type { ActionCall } from '../command.ts';

/*
 * A component's custom id carries all it needs: nothing is kept in memory for it, so it works after any restart.
 * `v1|action|arg|arg…`; in an argument `~` is written `~0` and `|` is written `~1`.
 */

const VERSION = 'v1';
/** Discord's limit, in characters. */
export const LONGEST_CUSTOM_ID = 100;

/** Ids must differ within a message: a twin ends with this and its rank, which no argument can contain. */
const TWIN = '~2';

/** Writes a custom id. Too long is a fault of ours, found by the tests of the command that asks for it. */
export const makeCustomId = ({ action, args }: ActionCall, twin = 0): string => {
  const id = [VERSION, action, ...args].map(escaped).join('|') + (twin === 0 ? '' : `|${TWIN}${twin}`);
  if (id.length > LONGEST_CUSTOM_ID) throw new RangeError(`The custom id of ${action} is ${id.length} characters long`);
  return id;
};

/** Reads a custom id; null for one that this version did not write. */
export const parseCustomId = (id: string): ActionCall | null => {
  const [version, action, ...args] = id.split('|');
  if (version !== VERSION || action === undefined || action === '') return null;
  if (args.at(-1)?.startsWith(TWIN)) args.pop();
  return { action: plain(action), args: args.map(plain) };
};

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('|', '~1');
const plain = (part: string): string => part.replaceAll('~1', '|').replaceAll('~0', '~');
