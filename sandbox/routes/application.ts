import type { Core } from '../core.ts';
import type { Json } from '../json.ts';
import { ok, route } from '../route.ts';
import { userJson } from '../user.ts';

const applicationJson = ({ world }: Core): Json => ({
  id: world.bot.id,
  name: world.bot.global_name,
  icon: null,
  description: '',
  summary: '',
  bot: userJson(world.bot),
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  hook: true,
  owner: userJson(world.bot),
  team: null,
  approximate_guild_count: world.guilds.filter(({ installed }) => installed).length,
  integration_types_config: { 0: {}, 1: {} },
});

const ownUser = ({ world }: Core): Json => ({ ...userJson(world.bot), verified: true, mfa_enabled: true, flags: 0 });

/** The application itself, its user, and where its gateway is. */
export const applicationRoutes = [
  route('GET /gateway', (core) => ok({ url: core.gateway.url }), { open: true }),
  route('GET /gateway/bot', (core) =>
    ok({
      url: core.gateway.url,
      shards: 1,
      session_start_limit: {
        total: 1000,
        remaining: Math.max(0, 1000 - core.gateway.identified),
        reset_after: 86_400_000,
        max_concurrency: 1,
      },
    }),
  ),
  route('GET /users/@me', (core) => ok(ownUser(core))),
  route('GET /applications/@me', (core) => ok(applicationJson(core))),
  route('GET /oauth2/applications/@me', (core) => ok(applicationJson(core))),
];
