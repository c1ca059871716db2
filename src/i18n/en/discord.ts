import type { Permission } from '../../rules/refusal.ts';
import { listEn } from '../list.ts';

/** Discord's own names of its permissions, as its English settings show them. */
export const permissionNames: Readonly<Record<Permission, string>> = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  ReadMessageHistory: 'Read Message History',
  AttachFiles: 'Attach Files',
  MentionEveryone: 'Mention @everyone, @here and All Roles',
};

/** What the bot says about itself as a member of Discord, whatever the command. */
export const discord = {
  permissionNames,
  failed: (error: string) =>
    `Something went wrong on my side. Look at the table before you try again: it shows what was kept. If it happens again, give error \`${error}\` to whoever runs the bot.`,
  restarting: 'I am restarting, and nothing of this was done. Try again in a few seconds.',
  /** Under a text that had to be shortened. */
  shortened: '-# Shortened: the whole text does not fit in one message.',
  boardMoved: (link: string) => `The board of this game is further down: ${link}`,
  boardOutOfDate: (permissions: readonly string[]) =>
    `The board above can't follow this change. Press one of its buttons, or ask someone who manages the server to give me here: ${listEn(permissions)}.`,
  boardAmongFriends:
    "The board above can't follow this change, as here I can do no more than answer. Press one of its buttons, and it shows everything.",
  boardUnseen:
    'Only you see this board: this server shows what apps brought along by their users answer to those users alone. Everyone would see it if the bot were added to the server.',
  boardInPrivateThread:
    "The board above can't follow this change, as I am not in this private thread. Add me by mentioning me, or press one of the board's buttons.",
};
