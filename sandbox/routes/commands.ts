import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import { objectsIn } from '../json.ts';
import type { CommandOption, RegisteredCommand } from '../registered-command.ts';
import { nameIn } from '../registered-command.ts';
import type { Route, RouteRequest } from '../route.ts';
import { bodyOf, created, done, ok, param, route } from '../route.ts';

/** The commands of the application, globally and in one server. */
const routesUnder = (base: string): Route[] => [
  route(`GET ${base}`, (core, request) => {
    const commands = core.commands.in(placeOf(core, request));
    return ok(commands.map((command) => shown(command, request)));
  }),
  route(`PUT ${base}`, (core, request) => {
    const place = placeOf(core, request);
    core.check.commands(request.body, place);
    return ok(core.commands.replaceAll(place, objectsIn(request.body)));
  }),
  route(`POST ${base}`, (core, request) => {
    const place = placeOf(core, request);
    core.check.command(bodyOf(request), place);
    const { command, isNew } = core.commands.put(place, bodyOf(request));
    return isNew ? created(command) : ok(command);
  }),
  route(`GET ${base}/:command`, (core, request) =>
    ok(core.commands.get(placeOf(core, request), param(request, 'command'))),
  ),
  route(`PATCH ${base}/:command`, (core, request) => {
    const place = placeOf(core, request);
    const before = core.commands.get(place, param(request, 'command'));
    core.check.commandChange(bodyOf(request), before);
    return ok(core.commands.change(place, before.id, bodyOf(request)));
  }),
  route(`DELETE ${base}/:command`, (core, request) => {
    core.commands.remove(placeOf(core, request), param(request, 'command'));
    return done;
  }),
];

export const commandRoutes = [
  ...routesUnder('/applications/:application/commands'),
  ...routesUnder('/applications/:application/guilds/:guild/commands'),
];

const placeOf = (core: Core, request: RouteRequest): string | null => {
  if (param(request, 'application') !== core.world.bot.id) throw new DiscordError(50001);
  const guildId = param(request, 'guild');
  if (!guildId) return null;
  if (!core.world.findGuild(guildId)?.installed) throw new DiscordError(50001);
  return guildId;
};

/** Without `with_localizations`, lists give the words of the asker's language only. */
const shown = (command: RegisteredCommand, request: RouteRequest): unknown => {
  if (request.query.get('with_localizations') === 'true') return command;
  return { ...withoutWords(command), options: command.options.map(withoutWords) };
};

const withoutWords = (named: RegisteredCommand | CommandOption): object => {
  const { name_localizations, description_localizations, ...rest } = named;
  const options = 'options' in rest && rest.options ? { options: rest.options.map(withoutWords) } : {};
  return {
    ...rest,
    ...options,
    name_localized: nameIn('en-US', { name: named.name, name_localizations: name_localizations ?? null }),
  };
};
