import type { Choice, LocalDiscord, Outcome, User, Who } from '../discord.ts';
import type { Channel } from '../places.ts';
import { CHANNEL, hasMessages } from '../places.ts';
import { Feed } from './feed.ts';
import { type Field, fieldsOf } from './modal.ts';
import type { Entry } from './name.ts';
import type { Ground } from './parse.ts';
import type { Pen } from './pen.ts';
import { Screen } from './screen.ts';
import type { Sight } from './sight.ts';
import type { Call } from './slash.ts';
import type { Directory } from './values.ts';
import { type Words, wordsFor } from './words.ts';

/** A modal that waits for its fields, and who opened it. */
export interface Opened {
  readonly who: Who;
  readonly outcome: Outcome;
  readonly modal: NonNullable<Outcome['modal']>;
  readonly fields: readonly Field[];
}

/** The choices last offered, and the command they complete. */
export interface Offered {
  readonly call: Call;
  readonly focused: string;
  readonly choices: readonly Choice[];
}

/** Who one is, where, and what one has seen. */
export class Session {
  readonly discord: LocalDiscord;
  readonly feed: Feed;
  offered: Offered | null = null;
  readonly screen: Screen;
  /** What files contain, by attachment id. */
  readonly fileTexts = new Map<string, string | null>();
  /** By who opened it: one each, and nobody fills in another's. */
  readonly #opened = new Map<string, Opened>();
  readonly #pen: Pen;
  #user: User;
  #channel: Channel;

  constructor(discord: LocalDiscord, start: Pick<Who, 'user' | 'channel'>, pen: Pen) {
    this.discord = discord;
    this.feed = new Feed(discord);
    this.screen = new Screen(this);
    this.#user = start.user;
    this.#channel = start.channel;
    this.#pen = pen;
  }

  // ── Who and where ───────────────────────────────────────────────────────────────────────────────────────────────

  get who(): Who {
    return { user: this.#user, channel: this.#channel, guild: this.discord.world.guildOf(this.#channel) };
  }

  get locale(): string {
    return this.#user.locale;
  }

  get words(): Words {
    return wordsFor(this.locale);
  }

  /** `Ana · #table-1 · fr` */
  get whereabouts(): string {
    return [nameOf(this.#user), this.placeName(this.#channel), this.locale].join(' · ');
  }

  placeName(channel: Channel): string {
    return this.#isWithBot(channel) ? this.words.directMessages : `#${channel.name}`;
  }

  #isWithBot({ type, recipients }: Channel): boolean {
    return type === CHANNEL.directMessage && recipients.includes(this.discord.world.bot);
  }

  /** Someone else takes the keyboard: in the same place, unless it is closed to them. */
  become(user: User): void {
    const { world } = this.discord;
    this.#user = user;
    if (this.#isWithBot(this.#channel)) this.#channel = world.directMessages(user);
    else if (!world.canSee(user, this.#channel)) this.#channel = this.places[0] ?? world.directMessages(user);
  }

  goTo(channel: Channel): void {
    this.#channel = channel;
  }

  speak(locale: string): void {
    this.#user.locale = locale;
  }

  /** The places the user can see, servers first; not their direct messages with the bot. */
  get places(): readonly Channel[] {
    const { world } = this.discord;
    return world.channels.filter(
      (channel) => hasMessages(channel) && world.canSee(this.#user, channel) && !this.#isWithBot(channel),
    );
  }

  // ── What lines and messages are read against ────────────────────────────────────────────────────────────────────

  get ground(): Ground {
    const { world, commands } = this.discord;
    const { guild } = this.who;
    return {
      ...this.#here,
      commands: commands.filter(({ guild_id }) => guild_id === undefined || guild_id === guild?.id),
      locale: this.locale,
      people: world.users.filter(({ bot }) => !bot).map(entryOf),
      places: this.places,
      fields: this.opened?.fields ?? null,
      modalOwners: [...this.#opened.values()].map(({ who }) => nameOf(who.user)),
    };
  }

  get sight(): Sight {
    const { users, guilds, channels } = this.discord.world;
    const roles = guilds.flatMap((guild) => guild.roles.map(roleEntry));
    return {
      pen: this.#pen,
      words: this.words,
      locale: this.locale,
      now: Date.now(),
      world: { users: users.map(entryOf), roles, channels },
      here: this.#here,
      numberOf: (messageId) => this.feed.numberOf(messageId),
      textOf: ({ id }) => this.fileTexts.get(id) ?? null,
    };
  }

  get #here(): Directory {
    const { world } = this.discord;
    const { guild, channel, user } = this.who;
    const users = guild ? [...guild.members.values()].map((member) => member.user) : channel.recipients;
    return {
      users: users.map(entryOf),
      roles: (guild?.roles ?? []).map(roleEntry),
      channels: guild ? world.channelsOf(guild).filter((each) => world.canSee(user, each)) : [],
    };
  }

  // ── Modals ──────────────────────────────────────────────────────────────────────────────────────────────────────

  open(who: Who, outcome: Outcome): Opened | null {
    const { modal } = outcome;
    if (!modal) return null;
    const opened = { who, outcome, modal, fields: fieldsOf(modal.components, this.#here) };
    this.#opened.set(who.user.id, opened);
    return opened;
  }

  /** The modal that the user has open. */
  get opened(): Opened | null {
    return this.#opened.get(this.#user.id) ?? null;
  }

  /** The user's modal is sent or closed. */
  closeModal(): void {
    this.#opened.delete(this.#user.id);
  }
}

export const nameOf = (user: User): string => user.global_name ?? user.username;

const entryOf = (user: User): Entry => ({ id: user.id, name: nameOf(user) });

/** `@everyone` is written with one sign, as every role. */
const roleEntry = ({ id, name }: Entry): Entry => ({ id, name: name.replace(/^@/, '') });
