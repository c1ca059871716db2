import type { Message } from '../discord.ts';
import { type Control, isOff } from './controls.ts';
import type { News } from './feed.ts';
import { readText } from './file-text.ts';
import { renderMessage } from './render.ts';
import type { Session } from './session.ts';

/** What one has seen of the messages. */
export class Screen {
  readonly #session: Session;
  /** Each message as it was last shown, the last shown last. */
  readonly #shown = new Map<string, { readonly message: Message; readonly text: string }>();

  constructor(session: Session) {
    this.#session = session;
  }

  get visible(): readonly Message[] {
    const { discord, who } = this.#session;
    return discord.messages(who.channel.id, who.user);
  }

  controlsOf(message: Message): readonly Control[] {
    return renderMessage(message, '', this.#session.sight).controls;
  }

  /** The message that `click 1` means: the last shown here that has something to click, or else something that is off. */
  get lastWithControls(): Message | undefined {
    const order = [...this.#shown.keys()];
    const inOrder = this.visible.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
    return (
      inOrder.findLast((message) => !this.controlsOf(message).every(isOff)) ??
      inOrder.findLast((message) => this.controlsOf(message).length > 0)
    );
  }

  /** What happened that the user can see, in words; the rest waits until someone looks there. */
  async tell(news: readonly News[]): Promise<readonly string[]> {
    const told: string[] = [];
    for (const { message, kind } of news) {
      if (!this.#canSee(message)) continue;
      if (kind === 'deleted') told.push(this.#session.words.deleted(this.#headingOf(message)));
      else {
        const before = this.#shown.get(message.id)?.text;
        const text = await this.show(message);
        if (text !== before) told.push(before === undefined ? text : `${this.#session.words.edited} ${text}`);
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
      if (!this.#session.fileTexts.has(attachment.id))
        this.#session.fileTexts.set(attachment.id, await readText(attachment));
    }
    return renderMessage(message, `${this.#headingOf(message)} ·`, this.#session.sight).text;
  }

  /** Its number, after its place when that is elsewhere. */
  #headingOf(message: Message): string {
    const number = String(this.#session.feed.numberOf(message.id));
    const place = this.#session.discord.world.findChannel(message.channel_id);
    return place && place !== this.#session.who.channel ? `${this.#session.placeName(place)} ${number}` : number;
  }

  #canSee(message: Message): boolean {
    const { discord, who } = this.#session;
    const reader = discord.readerOf(message.id);
    const place = discord.world.findChannel(message.channel_id);
    return (reader === null || reader === who.user) && place !== undefined && discord.world.canSee(who.user, place);
  }
}
