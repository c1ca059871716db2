import type { Clock } from './clock.ts';
import type { Commands } from './commands.ts';
import type { Emojis } from './emojis.ts';
import type { Files } from './files.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Messages } from './messages.ts';
import type { Nonces } from './nonces.ts';
import type { OldEdits } from './old-edits.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Checker } from './validate/checker.ts';
import type { World } from './world.ts';

/** What one local Discord consists of; the routes work on it. */
export interface Core {
  readonly token: string;
  readonly world: World;
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly files: Files;
  readonly messages: Messages;
  readonly commands: Commands;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
  readonly emojis: Emojis;
  readonly oldEdits: OldEdits;
  readonly nonces: Nonces;
  readonly check: Checker;
}
