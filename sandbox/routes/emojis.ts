import type { Core } from '../core.ts';
import type { ApplicationEmoji } from '../emojis.ts';
import { DiscordError } from '../errors.ts';
import type { Json } from '../json.ts';
import { textOf } from '../json.ts';
import type { Route, RouteRequest } from '../route.ts';
import { bodyOf, created, done, ok, param, route } from '../route.ts';
import { userJson } from '../user.ts';
import { problem, refuse } from '../validate/problem.ts';

const ALL = '/applications/:application/emojis';

/** The application's own emojis, usable everywhere the bot speaks. */
export const emojiRoutes: readonly Route[] = [
  route(`GET ${ALL}`, (core) => ok({ items: core.emojis.all.map((emoji) => emojiJson(core, emoji)) })),
  route(`GET ${ALL}/:emoji`, (core, request) => ok(emojiJson(core, emojiOf(core, request)))),
  route(`POST ${ALL}`, (core, request) => {
    const { name, image } = bodyOf(request);
    checkName(name);
    if (!/^data:image\/(png|jpe?g|gif|webp|avif);base64,/.test(textOf(image))) {
      refuse([problem(['image'], 'BINARY_TYPE_CONVERT', 'Invalid image data')]);
    }
    return created(emojiJson(core, core.emojis.add(textOf(name))));
  }),
  route(`PATCH ${ALL}/:emoji`, (core, request) => {
    const { name } = bodyOf(request);
    checkName(name);
    return ok(emojiJson(core, core.emojis.rename(emojiOf(core, request).id, textOf(name))));
  }),
  route(`DELETE ${ALL}/:emoji`, (core, request) => {
    core.emojis.remove(emojiOf(core, request).id);
    return done;
  }),
];

const checkName = (name: unknown): void => {
  if (/^\w{2,32}$/.test(textOf(name))) return;
  refuse([problem(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')]);
};

const emojiOf = (core: Core, request: RouteRequest): ApplicationEmoji => {
  const emoji = core.emojis.get(param(request, 'emoji'));
  if (!emoji) throw new DiscordError(10014);
  return emoji;
};

const emojiJson = ({ world }: Core, { id, name }: ApplicationEmoji): Json => ({
  id,
  name,
  roles: [],
  user: userJson(world.bot),
  require_colons: true,
  managed: false,
  animated: false,
  available: true,
});
