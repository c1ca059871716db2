import type { Clock } from './clock.ts';
import { DiscordError } from './errors.ts';
import type { Json } from './json.ts';
import { isJson, numberOf, textOf } from './json.ts';
import type { RegisteredCommand } from './registered-command.ts';
import type { Snowflakes } from './snowflake.ts';

/** How many commands of each type a place may have. */
const MOST: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

/** New commands a day in one place. */
const CREATES_A_DAY = 200;
const DAY = 86_400_000;

/** What the bot registered, globally or in one server. */
export class Commands {
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #applicationId: string;
  #all: readonly RegisteredCommand[] = [];
  readonly #creates = new Map<string | null, number[]>();
  #onChange: () => void = () => {};

  constructor(clock: Clock, ids: Snowflakes, applicationId: string) {
    this.#clock = clock;
    this.#ids = ids;
    this.#applicationId = applicationId;
  }

  get all(): readonly RegisteredCommand[] {
    return this.#all;
  }

  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  in(guildId: string | null): readonly RegisteredCommand[] {
    return this.#all.filter((command) => (command.guild_id ?? null) === guildId);
  }

  get(guildId: string | null, id: string): RegisteredCommand {
    const command = this.in(guildId).find((each) => each.id === id);
    if (!command) throw new DiscordError(10063);
    return command;
  }

  /** Puts these in place of all commands there; those that were there by name and type keep their id. */
  replaceAll(guildId: string | null, bodies: readonly Json[]): readonly RegisteredCommand[] {
    const before = this.in(guildId);
    const kept = bodies.map((body) => before.find((each) => isSame(each, body)));
    const after = bodies.map((body, index) => this.#made(guildId, body, kept[index]));
    this.#replace(guildId, after, kept.filter((each) => !each).length);
    return after;
  }

  /** Adds one command, or overwrites the one with its name and type. */
  put(guildId: string | null, body: Json): { command: RegisteredCommand; isNew: boolean } {
    const before = this.in(guildId);
    const same = before.find((each) => isSame(each, body));
    const command = this.#made(guildId, body, same);
    this.#replace(guildId, [...before.filter((each) => each !== same), command], same ? 0 : 1);
    return { command, isNew: !same };
  }

  change(guildId: string | null, id: string, body: Json): RegisteredCommand {
    const before = this.get(guildId, id);
    const command = this.#made(guildId, { ...before, ...body }, before);
    this.#replace(
      guildId,
      this.in(guildId).map((each) => (each === before ? command : each)),
    );
    return command;
  }

  remove(guildId: string | null, id: string): void {
    const gone = this.get(guildId, id);
    this.#replace(
      guildId,
      this.in(guildId).filter((each) => each !== gone),
    );
  }

  #replace(guildId: string | null, after: readonly RegisteredCommand[], created = 0): void {
    for (const [type, most] of Object.entries(MOST)) {
      if (after.filter((each) => each.type === Number(type)).length > most) throw new DiscordError(30032);
    }
    this.#count(guildId, created);
    this.#all = [...this.#all.filter((each) => (each.guild_id ?? null) !== guildId), ...after];
    this.#onChange();
  }

  #count(guildId: string | null, created: number): void {
    const now = this.#clock.now();
    const today = (this.#creates.get(guildId) ?? []).filter((at) => now - at < DAY);
    if (today.length + created > CREATES_A_DAY) {
      const wait = ((today[0] ?? now) + DAY - now) / 1000;
      throw new DiscordError(30034, { retry_after: wait, global: false }, { 'retry-after': String(Math.ceil(wait)) });
    }
    this.#creates.set(guildId, [...today, ...Array.from({ length: created }, () => now)]);
  }

  #made(guildId: string | null, body: Json, before: RegisteredCommand | undefined): RegisteredCommand {
    const made = {
      id: before?.id ?? this.#ids.next(),
      application_id: this.#applicationId,
      version: before?.version ?? '',
      ...(guildId === null ? {} : { guild_id: guildId }),
      type: numberOf(body.type) || 1,
      name: textOf(body.name),
      name_localizations: isJson(body.name_localizations) ? body.name_localizations : null,
      description: textOf(body.description),
      description_localizations: isJson(body.description_localizations) ? body.description_localizations : null,
      options: body.options ?? [],
      default_member_permissions:
        body.default_member_permissions == null ? null : String(body.default_member_permissions),
      nsfw: body.nsfw === true,
      integration_types: body.integration_types ?? [0],
      contexts: body.contexts ?? null,
    } as RegisteredCommand; // checked against Discord's schemas before it comes here
    if (before && JSON.stringify(before) === JSON.stringify(made)) return before;
    return { ...made, version: this.#ids.next() };
  }
}

const isSame = (command: RegisteredCommand, body: Json): boolean =>
  command.name === body.name && command.type === (numberOf(body.type) || 1);
