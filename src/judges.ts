import type { Context } from './command.ts';

/** Whether who asks is a judge of this server: they have the judge role or the head judge role it settled on. */
export const isJudge = async ({ guild, roles, settings }: Context): Promise<boolean> => {
  if (guild === null) return false;
  const { judgeRole, headJudgeRole } = await settings.of(guild);
  return [judgeRole, headJudgeRole].some((role) => role !== null && roles.includes(role));
};

/** Whether who asks is a head judge of this server. */
export const isHeadJudge = async ({ guild, roles, settings }: Context): Promise<boolean> => {
  if (guild === null) return false;
  const { headJudgeRole } = await settings.of(guild);
  return headJudgeRole !== null && roles.includes(headJudgeRole);
};
