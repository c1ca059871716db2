import type { Json } from './json.ts';
import { isJson } from './json.ts';
import type { Guild } from './places.ts';
import type { UserJson } from './user.ts';
import { userJson } from './user.ts';
import type { World } from './world.ts';

export interface Mentions {
  readonly mention_everyone: boolean;
  readonly mentions: readonly UserJson[];
  readonly mention_roles: readonly string[];
}

interface Place {
  readonly world: World;
  readonly guild: Guild | null;
  /** Whether the author may ping everyone and any role. */
  readonly mayPingAll: boolean;
  /** What is allowed when the message does not say. */
  readonly usually: readonly string[];
}

const idsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, id]) => id ?? '')),
];

/** Who a message pings: whom its text names, as far as `allowed_mentions` and the author's permissions let it. */
export const mentionsOf = (text: string, allowed: unknown, place: Place): Mentions => {
  const allows = (kind: 'users' | 'roles', id: string): boolean => {
    if (!isJson(allowed)) return place.usually.includes(kind);
    return listed(allowed, 'parse', kind) || listed(allowed, kind, id);
  };
  const everyone = isJson(allowed) ? listed(allowed, 'parse', 'everyone') : place.usually.includes('everyone');
  const users = idsIn(text, /<@!?(\d+)>/g).filter((id) => allows('users', id));
  const roles = idsIn(text, /<@&(\d+)>/g).filter((id) => allows('roles', id));
  return {
    mention_everyone: everyone && place.mayPingAll && /@(everyone|here)/.test(text),
    mentions: users.flatMap((id) => place.world.findUser(id) ?? []).map(userJson),
    mention_roles: roles.filter((id) => {
      const role = place.guild?.roles.find((each) => each.id === id);
      return role !== undefined && (role.mentionable || place.mayPingAll);
    }),
  };
};

const listed = (allowed: Json, key: string, wanted: string): boolean => {
  const list = allowed[key];
  return Array.isArray(list) && list.includes(wanted);
};
