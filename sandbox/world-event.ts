/** Something that the gateway tells the sessions that asked for it by intent. */
export interface WorldEvent {
  readonly name: string;
  readonly guildId: string | null;
  /** Told to sessions with one of these intents; 0 is told to all. */
  readonly intents: number;
  readonly data: unknown;
}

export const INTENTS = {
  guilds: 1 << 0,
  members: 1 << 1,
  presences: 1 << 8,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  messageContent: 1 << 15,
} as const;

/** Intents that Discord grants on request only. */
export const PRIVILEGED_INTENTS = INTENTS.members | INTENTS.presences | INTENTS.messageContent;

/** The highest intent there is (direct message polls). */
export const HIGHEST_INTENT = 1 << 25;
