import type { Route } from '../route.ts';
import { applicationRoutes } from './application.ts';
import { callbackRoutes } from './callback.ts';
import { commandRoutes } from './commands.ts';
import { webhookRoutes } from './webhooks.ts';

/** The busiest first. */
export const ROUTES: readonly Route[] = [...callbackRoutes, ...webhookRoutes, ...commandRoutes, ...applicationRoutes];
