import type { Component } from '../message.ts';
import { COMPONENT } from '../message.ts';
import type { Directory } from './values.ts';

/** Something in a message that can be used; its number is its place among them, from 1. */
export type Control =
  | { readonly kind: 'button'; readonly customId: string; readonly label: string; readonly disabled: boolean }
  | { readonly kind: 'option'; readonly menu: Menu; readonly label: string; readonly value: string };

/** A select: how many of its options are chosen at once. */
export interface Menu {
  readonly customId: string;
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
}

/** What is shown, but can't be used now. */
export const isOff = (control: Control): boolean =>
  control.kind === 'button' ? control.disabled : control.menu.disabled;

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly chosen: boolean;
}

export const menuOf = (select: Component): Menu => ({
  customId: select.custom_id ?? '',
  least: select.min_values ?? 1,
  most: select.max_values ?? 1,
  disabled: select.disabled ?? false,
});

const people = ({ users }: Directory) => users.map(({ id, name }) => ({ label: `@${name}`, value: id }));
const roles = ({ roles }: Directory) => roles.map(({ id, name }) => ({ label: `@${name}`, value: id }));
const channels = ({ channels }: Directory) => channels.map(({ id, name }) => ({ label: `#${name}`, value: id }));

/** What a select offers: its own options, or the users, roles and channels that are there. */
export const optionsOf = (select: Component, directory: Directory): readonly MenuOption[] => {
  const offered = (entries: readonly { label: string; value: string }[]) =>
    entries.map((entry) => ({ ...entry, chosen: false }));
  switch (select.type) {
    case COMPONENT.userSelect:
      return offered(people(directory));
    case COMPONENT.roleSelect:
      return offered(roles(directory));
    case COMPONENT.mentionableSelect:
      return offered([...people(directory), ...roles(directory)]);
    case COMPONENT.channelSelect:
      return offered(channels(directory));
    default:
      return (select.options ?? []).map((option) => ({ ...option, chosen: option.default ?? false }));
  }
};
