import { DiscordError } from './errors.ts';
import type { Snowflakes } from './snowflake.ts';

export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
}

const MOST = 2000;

/** The emojis that the application uploaded for itself. */
export class Emojis {
  readonly #ids: Snowflakes;
  readonly #byId = new Map<string, ApplicationEmoji>();

  constructor(ids: Snowflakes) {
    this.#ids = ids;
  }

  get all(): readonly ApplicationEmoji[] {
    return [...this.#byId.values()];
  }

  get(id: string): ApplicationEmoji | undefined {
    return this.#byId.get(id);
  }

  add(name: string): ApplicationEmoji {
    if (this.#byId.size >= MOST) throw new DiscordError(30008);
    return this.#keep({ id: this.#ids.next(), name });
  }

  rename(id: string, name: string): ApplicationEmoji {
    return this.#keep({ id, name });
  }

  remove(id: string): void {
    this.#byId.delete(id);
  }

  #keep(emoji: ApplicationEmoji): ApplicationEmoji {
    this.#byId.set(emoji.id, emoji);
    return emoji;
  }
}
