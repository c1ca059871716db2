import type { LocalDiscord, Message, Outcome, Who } from '../sandbox/discord.ts';
import { buttonCalled, messageIn } from './harness.ts';

/*
 * A French server with a desk, as its people use it: Ana plays and reads French; Jules judges and reads English; Judith judges and reads French;
 * Hugo is the head judge.
 */

export interface DeskRoom {
  readonly ana: Who;
  readonly ben: Who;
  readonly jules: Who;
  readonly judith: Who;
  readonly hugo: Who;
  readonly owner: Who;
  readonly roles: { readonly judge: string; readonly head: string };
  /** What stands at the desk, and at the table, oldest first. */
  desk(): readonly Message[];
  table(): readonly Message[];
  /** Presses a button of a message as it stands now. */
  press(who: Who, on: Message | Outcome, label: string): Promise<Outcome>;
  /** A message as it stands now. */
  now(message: Message | Outcome): Message;
  /** Every message that was sent to a channel with a ping of this role: edits and answers do not count. */
  pings(role: string): number;
}

export const openDeskRoom = async (discord: LocalDiscord): Promise<DeskRoom> => {
  const owner = discord.as('Olivia', 'table-1');
  const roleCalled = (name: string): string => owner.guild?.roles.find((role) => role.name === name)?.id ?? '';
  const roles = { judge: roleCalled('Judge'), head: roleCalled('Head Judge') };
  const deskChannel = discord.world.channel('judge-desk').id;
  await discord.slash(owner, 'settings judge-role', { role: roles.judge });
  await discord.slash(owner, 'settings head-judge-role', { role: roles.head });
  await discord.slash(owner, 'settings desk-channel', { channel: deskChannel });
  const now = (shown: Message | Outcome): Message => {
    const message = 'interactionId' in shown ? messageIn(shown) : shown;
    return discord.message(message.id) ?? message;
  };
  return {
    owner,
    roles,
    ana: discord.as('Ana', 'table-1'),
    ben: discord.as('Ben', 'table-1'),
    jules: discord.as('Jules', 'judge-desk'),
    judith: discord.as('Judith', 'judge-desk'),
    hugo: discord.as('Hugo', 'judge-desk'),
    desk: () => discord.messages(deskChannel),
    table: () => discord.messages(discord.world.channel('table-1').id),
    press: (who, on, label) => discord.click(who, now(on), buttonCalled(now(on), label)),
    now,
    pings: (role) =>
      discord.log.filter(
        ({ method, path, body, status }) =>
          method === 'POST' &&
          status < 300 &&
          /\/channels\/\d+\/messages$/.test(path) &&
          JSON.stringify((body as { allowed_mentions?: { roles?: unknown } }).allowed_mentions?.roles ?? []).includes(
            role,
          ),
      ).length,
  };
};
