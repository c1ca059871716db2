import type { UserJson } from './user.ts';

/** A message as Discord's API writes it. */
export interface Message {
  readonly id: string;
  readonly type: number;
  readonly channel_id: string;
  readonly guild_id?: string;
  readonly author: UserJson;
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly tts: boolean;
  readonly mention_everyone: boolean;
  readonly mentions: readonly UserJson[];
  readonly mention_roles: readonly string[];
  readonly attachments: readonly Attachment[];
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly pinned: boolean;
  readonly flags: number;
  readonly application_id?: string;
  readonly webhook_id?: string;
  readonly nonce?: string | number;
  readonly interaction_metadata?: InteractionMetadata;
  readonly message_reference?: { type: number; message_id: string; channel_id: string; guild_id?: string };
  readonly referenced_message?: Message | null;
  readonly reactions?: readonly Reaction[];
}

export interface InteractionMetadata {
  readonly id: string;
  readonly type: number;
  readonly name?: string;
  readonly user: UserJson;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly original_response_message_id?: string;
  readonly interacted_message_id?: string;
  readonly triggering_interaction_metadata?: InteractionMetadata;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type?: string;
  readonly description?: string;
}

export interface Embed {
  readonly type: string;
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly author?: { readonly name: string; readonly url?: string; readonly icon_url?: string };
  readonly footer?: { readonly text: string; readonly icon_url?: string };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
  readonly image?: { readonly url: string };
  readonly thumbnail?: { readonly url: string };
}

export interface Emoji {
  readonly id: string | null;
  readonly name: string | null;
  readonly animated?: boolean;
}

export interface Reaction {
  readonly emoji: Emoji;
  readonly count: number;
  readonly me: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: Emoji;
  readonly default?: boolean;
}

/** A component of a message or of a modal; which fields it has depends on its type. Stored ones are numbered. */
export interface Component {
  readonly type: number;
  readonly id: number;
  /** Nested: action rows, sections, containers. */
  readonly components?: readonly Component[];
  /** The one inside a label. */
  readonly component?: Component;
  /** Beside a section. */
  readonly accessory?: Component;
  readonly custom_id?: string;
  readonly label?: string;
  readonly description?: string;
  readonly content?: string;
  readonly style?: number;
  readonly url?: string;
  readonly emoji?: Emoji;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly SelectOption[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly required?: boolean;
  readonly value?: string;
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string }[];
}

export const FLAGS = {
  crossposted: 1 << 0,
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  voiceMessage: 1 << 13,
  componentsV2: 1 << 15,
} as const;

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

/** Every component, outer before inner, as Discord numbers them. */
export function* everyComponent(components: readonly Component[]): Generator<Component> {
  for (const component of components) {
    yield component;
    yield* everyComponent(component.components ?? []);
    if (component.component) yield* everyComponent([component.component]);
    if (component.accessory) yield* everyComponent([component.accessory]);
  }
}
