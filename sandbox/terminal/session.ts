import type { Choice, LocalDiscord, Message, Outcome, User, Who } from '../discord.ts';
import type { Channel } from '../places.ts';
import { CHANNEL, hasMessages } from '../places.ts';
import type { Control } from './controls.ts';
import { Feed, type News } from './feed.ts';
import { readText } from './file-text.ts';
import { type Field, fieldsOf } from './modal.ts';
import type { Entry } from './name.ts';
import type { Ground } from './parse.ts';
import type { Pen } from './pen.ts';
import { renderMessage } from './render.ts';
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
  opened: Opened | null = null;
  readonly #pen: Pen;
  readonly #fileTexts = new Map<string, string | null>();
  /** Each message as it was last shown, the last shown last. */
  readonly #shown = new Map<string, { readonly message: Message; readonly text: string }>();
  #user: User;
  #channel: Channel;

  constructor(discord: LocalDiscord, start: Pick<Who, 'user' | 'channel'>, pen: Pen) {
    this.discord = discord;
    this.feed = new Feed(discord);
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
      textOf: ({ id }) => this.#fileTexts.get(id) ?? null,
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

  // ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────

  get visible(): readonly Message[] {
    return this.discord.messages(this.#channel.id, this.#user);
  }

  controlsOf(message: Message): readonly Control[] {
    return renderMessage(message, '', this.sight).controls;
  }

  /** The message that `click 1` means: the last shown here that has something to click. */
  get lastWithControls(): Message | undefined {
    const clickable = this.visible.filter((message) => this.controlsOf(message).length > 0);
    const order = [...this.#shown.keys()];
    return clickable.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)).at(-1);
  }

  /** What happened that the user can see, in words; the rest waits until someone looks there. */
  async tell(news: readonly News[]): Promise<readonly string[]> {
    const told: string[] = [];
    for (const { message, kind } of news) {
      if (!this.#canSee(message)) continue;
      if (kind === 'deleted') told.push(this.words.deleted(this.#headingOf(message)));
      else {
        const before = this.#shown.get(message.id)?.text;
        const text = await this.show(message);
        if (text !== before) told.push(before === undefined ? text : `${this.words.edited} ${text}`);
      }
    }
    return told;
  }

  /** The last messages of this place that were never shown as they are now. */
  async catchUp(most: number): Promise<readonly string[]> {
    const unseen = this.visible.filter((message) => this.#shown.get(message.id)?.message !== message);
    return this.showAll(unseen.slice(-most));
  }

  async showAll(messages: readonly Message[]): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const message of messages) texts.push(await this.show(message));
    return texts;
  }

  async show(message: Message): Promise<string> {
    const text = await this.#render(message);
    this.#shown.delete(message.id);
    this.#shown.set(message.id, { message, text });
    return text;
  }

  async #render(message: Message): Promise<string> {
    for (const attachment of message.attachments) {
      if (!this.#fileTexts.has(attachment.id)) this.#fileTexts.set(attachment.id, await readText(attachment));
    }
    return renderMessage(message, `${this.#headingOf(message)} ·`, this.sight).text;
  }

  /** Its number, after its place when that is elsewhere. */
  #headingOf(message: Message): string {
    const number = String(this.feed.numberOf(message));
    const place = this.discord.world.findChannel(message.channel_id);
    return place && place !== this.#channel ? `${this.placeName(place)} ${number}` : number;
  }

  #canSee(message: Message): boolean {
    const { world } = this.discord;
    const reader = this.discord.readerOf(message.id);
    const place = world.findChannel(message.channel_id);
    return (reader === null || reader === this.#user) && place !== undefined && world.canSee(this.#user, place);
  }

  // ── Modals ──────────────────────────────────────────────────────────────────────────────────────────────────────

  open(who: Who, outcome: Outcome): Opened | null {
    const { modal } = outcome;
    this.opened = modal ? { who, outcome, modal, fields: fieldsOf(modal.components, this.#here) } : null;
    return this.opened;
  }
}

export const nameOf = (user: User): string => user.global_name ?? user.username;

const entryOf = (user: User): Entry => ({ id: user.id, name: nameOf(user) });

/** `@everyone` is written with one sign, as every role. */
const roleEntry = ({ id, name }: Entry): Entry => ({ id, name: name.replace(/^@/, '') });
