import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import { guildFacts } from '../guild-json.ts';
import type { Guild } from '../places.ts';
import { channelJson, memberJson, roleJson } from '../places.ts';
import type { Route, RouteRequest } from '../route.ts';
import { done, ok, param, route } from '../route.ts';
import { userJson } from '../user.ts';

/** Servers the bot is in, their members and roles. */
export const guildRoutes: readonly Route[] = [
  route('GET /guilds/:guild', (core, request) => ok(guildFacts(guildOf(core, request)))),
  route('GET /guilds/:guild/channels', (core, request) => {
    const channels = core.world.channelsOf(guildOf(core, request));
    return ok(channels.filter(({ thread }) => !thread).map(channelJson));
  }),
  route('GET /guilds/:guild/threads/active', (core, request) => {
    const channels = core.world.channelsOf(guildOf(core, request));
    const active = channels.filter(
      (each) => each.thread?.archived === false && core.world.canSee(core.world.bot, each),
    );
    return ok({ threads: active.map(channelJson), members: [] });
  }),
  route('GET /guilds/:guild/roles', (core, request) => ok(guildOf(core, request).roles.map(roleJson))),
  route('GET /guilds/:guild/members/:user', (core, request) => {
    const member = guildOf(core, request).members.get(param(request, 'user'));
    if (!member) throw new DiscordError(core.world.findUser(param(request, 'user')) ? 10007 : 10013);
    return ok(memberJson(member));
  }),
  route('GET /users/@me/guilds', (core) => {
    const own = core.world.guilds.filter(({ installed }) => installed);
    return ok(own.map(({ id, name }) => ({ id, name, icon: null, owner: false, permissions: '0', features: [] })));
  }),
  route('DELETE /users/@me/guilds/:guild', (core, request) => {
    core.world.uninstall(guildOf(core, request));
    return done;
  }),
  route('GET /users/:user', (core, request) => {
    const user = core.world.findUser(param(request, 'user'));
    if (!user) throw new DiscordError(10013);
    return ok(userJson(user));
  }),
];

const guildOf = (core: Core, request: RouteRequest): Guild => {
  const guild = core.world.findGuild(param(request, 'guild'));
  if (!guild) throw new DiscordError(10004);
  if (!guild.installed) throw new DiscordError(50001);
  return guild;
};
