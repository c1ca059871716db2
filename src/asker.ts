import type { ActionContext } from './command.ts';

/** Whether who clicks is the one who asked: private answers have no other reader. */
export const isAsker = ({ onPrivateMessage, invoker, user }: ActionContext): boolean =>
  onPrivateMessage || invoker === user;
