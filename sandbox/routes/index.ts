import type { Route } from '../route.ts';
import { applicationRoutes } from './application.ts';
import { callbackRoutes } from './callback.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { emojiRoutes } from './emojis.ts';
import { guildRoutes } from './guilds.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { webhookRoutes } from './webhooks.ts';

/** The first that fits is taken: the busiest are first, and exact paths come before those with parameters. */
export const ROUTES: readonly Route[] = [
  ...callbackRoutes,
  ...webhookRoutes,
  ...pinRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...applicationRoutes,
  ...channelRoutes,
  ...emojiRoutes,
  ...guildRoutes,
];
