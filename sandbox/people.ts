import { componentWith } from './components.ts';
import type { Core } from './core.ts';
import { KIND } from './interaction.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import { COMPONENT } from './message.ts';
import type { Choice, Failure, Outcome, Who } from './outcome.ts';
import { refused } from './outcome.ts';
import { Refused, refusalIn } from './refusal-words.ts';
import type { TypedOptions } from './typed-command.ts';
import { mayType, pick, typedCommand } from './typed-command.ts';
import { typedModal, valuesChecked } from './typed-modal.ts';
import { Resolved } from './typed-option.ts';

/** What people do with Discord's client: it checks what it can before the bot hears of it. */
export class People {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  slash(who: Who, path: string, options: TypedOptions): Promise<Outcome> {
    return this.#attempt(who, () => {
      const { data, fullName } = typedCommand(this.#core.world, this.#core.commands.all, who, path, options);
      return this.#core.interactions.send(who, KIND.command, data, { name: fullName, commandType: 1 });
    });
  }

  async complete(who: Who, path: string, options: TypedOptions, focused: string): Promise<Completion> {
    const outcome = await this.#attempt(who, () => {
      const { data } = typedCommand(this.#core.world, this.#core.commands.all, who, path, options, focused);
      return this.#core.interactions.send(who, KIND.autocomplete, data);
    });
    const { choices = [], latency, failed, error } = outcome;
    return { choices, latency, ...(failed ? { failed } : {}), ...(error ? { error } : {}) };
  }

  messageCommand(who: Who, name: string, message: Message): Promise<Outcome> {
    return this.#attempt(who, () => {
      const { world, commands, interactions } = this.#core;
      mayType(world, who);
      this.#mustSee(who, message);
      const command = pick(
        world,
        commands.all.filter(({ type }) => type === 3),
        who,
        name,
      );
      const data = {
        id: command.id,
        name: command.name,
        type: 3,
        ...(command.guild_id ? { guild_id: command.guild_id } : {}),
        target_id: message.id,
        resolved: { messages: { [message.id]: message } },
      };
      return interactions.send(who, KIND.command, data, { name: command.name, commandType: 3 });
    });
  }

  click(who: Who, message: Message, customId: string): Promise<Outcome> {
    return this.#use(who, message, customId, () => ({ component_type: COMPONENT.button }));
  }

  select(who: Who, message: Message, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#use(who, message, customId, (component) => {
      const chosen = valuesChecked(component, component.placeholder ?? customId, values);
      const resolved = new Resolved(this.#core.world, who);
      for (const value of component.options ? [] : chosen) {
        resolved.user(value) ?? resolved.role(value) ?? resolved.channel(value, undefined);
      }
      return { component_type: component.type, values: chosen, ...resolved.json() };
    });
  }

  submit(who: Who, opened: Outcome, fields: Readonly<Record<string, string>>): Promise<Outcome> {
    return this.#attempt(who, () => {
      if (!opened.modal) throw new Error('This outcome opened no modal.');
      const { interactions } = this.#core;
      const opener = interactions.get(opened.interactionId);
      const source = opener?.source ? (this.#core.messages.get(opener.source.id) ?? opener.source) : null;
      return interactions.send(who, KIND.modalSubmit, typedModal(opened.modal, fields), {
        source,
        ...(opener ? { triggeredBy: opener.metadata } : {}),
      });
    });
  }

  /** Uses a component of a message as it stands now. */
  #use(
    who: Who,
    shown: Message,
    customId: string,
    data: (component: NonNullable<ReturnType<typeof componentWith>>) => Json,
  ) {
    return this.#attempt(who, () => {
      this.#mustSee(who, shown);
      if (who.channel.thread?.archived) throw new Refused({ code: 'archived' });
      const message = this.#core.messages.get(shown.id) ?? shown;
      const component = componentWith(message.components, customId);
      if (!component) throw new Refused({ code: 'no-such-component', customId });
      if (component.disabled) throw new Refused({ code: 'disabled', customId });
      return this.#core.interactions.send(
        who,
        KIND.component,
        { custom_id: customId, id: component.id, ...data(component) },
        { source: message },
      );
    });
  }

  #mustSee({ user, channel }: Who, message: Message): void {
    const reader = this.#core.messages.readerOf(message.id);
    if (reader && reader !== user) throw new Refused({ code: 'cannot-see-message' });
    if (!this.#core.world.canSee(user, channel)) throw new Refused({ code: 'cannot-see-message' });
  }

  async #attempt(who: Who, act: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal } = error;
      return refused(refusalIn(who.locale ?? who.user.locale, refusal), { ...refusal });
    }
  }
}

export type Completion = { readonly choices: readonly Choice[]; readonly latency: number } & Failure;
