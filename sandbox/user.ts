/** A person, or the bot, as this Discord keeps them. */
export interface User {
  readonly id: string;
  /** The handle: lower case, unique. */
  readonly username: string;
  /** What others read; lookups go by it. */
  readonly global_name: string | null;
  readonly bot: boolean;
  /** The language of this person's client. */
  locale: string;
  /** Whether this person added the app to their own account (a user install). */
  installed: boolean;
  /** Whether the bot may open a direct message with this person. */
  acceptsDirectMessages: boolean;
}

/** A user as Discord's API writes it. */
export interface UserJson {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly discriminator: string;
  readonly avatar: string | null;
  readonly bot?: boolean;
  readonly public_flags: number;
}

export const userJson = (user: User): UserJson => ({
  id: user.id,
  username: user.username,
  global_name: user.global_name,
  discriminator: '0',
  avatar: null,
  ...(user.bot ? { bot: true } : {}),
  public_flags: 0,
});
