import type { Json } from './json.ts';
import type { InteractionMetadata, Message } from './message.ts';
import type { Channel } from './places.ts';
import type { User } from './user.ts';

export const KIND = { command: 2, component: 3, autocomplete: 4, modalSubmit: 5 } as const;

export const ANSWER = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

export type AnswerType = 4 | 5 | 6 | 7 | 8 | 9;

/** One thing a person did that the bot must answer, and how far the answering has come. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: number;
  readonly payload: Json;
  readonly user: User;
  readonly channel: Channel;
  /** The message whose component was used, also behind a modal that such a component opened. */
  readonly source: Message | null;
  readonly metadata: InteractionMetadata;
  /** Messages of a command are marked as its answers: 20 for slash, 23 for context menus, 19 else. */
  readonly messageType: number;
  /** The bot is here only by the user's own install. */
  readonly onlyUserInstalled: boolean;
  /** The user may not use apps of their own publicly here. */
  readonly forcedEphemeral: boolean;
  /** By the clock of this Discord. */
  readonly sentAt: number;
  answer: AnswerType | null;
  /** No answer came in time: the token is void. */
  expired: boolean;
  /** The message that `@original` means. */
  originalId: string | null;
  readonly followUps: string[];
  /** The last answer that was refused as invalid, for the one who waits. */
  lastRefusal: (Json & { readonly message: string }) | null;
}

/** Which answers each kind of interaction may get. */
export const answersTo = (interaction: Interaction): readonly AnswerType[] => {
  switch (interaction.kind) {
    case KIND.autocomplete:
      return [8];
    case KIND.component:
      return [4, 5, 6, 7, 9];
    case KIND.modalSubmit:
      return interaction.source ? [4, 5, 6, 7] : [4, 5];
    default:
      return [4, 5, 9];
  }
};
