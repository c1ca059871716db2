import type { DeskRefusal } from '../../rules/refusal.ts';
import { listEn } from '../list.ts';
import { ago } from '../when.ts';
import { table } from './table.ts';

type DeskRefusalWords = {
  readonly [Code in DeskRefusal['code']]: (facts: Extract<DeskRefusal, { code: Code }>) => string;
};

const { who } = table.inMessages;

export const deskRefusals: DeskRefusalWords = {
  'no-desk': ({ missing }) =>
    `Judges can't be called in this server yet. Someone who manages it has to run ${listEn(missing.map((setting) => `\`/settings ${setting}\``))}.`,
  'silent-role': ({ role, channel }) =>
    `Nobody would be notified: I may not mention <@&${role}> in <#${channel}>. Ask someone who manages the server to allow everyone to mention that role, or to let me mention all roles there; \`/settings check\` tells when it works.`,
  'locked-thread': ({ channel }) =>
    `The thread <#${channel}> is locked, so I can't write there: nothing was done, and nobody was alerted. Someone who manages the server can unlock it, or choose another channel for calls with \`/settings desk-channel\`.`,
  'everyone-role': () => 'Everyone can’t be a judge here. Choose a role that only your judges have.',
  'bot-role': () => 'That role belongs to a bot, and nobody else can have it. Choose the role of your judges.',
  'no-head-judge': () =>
    'This server has no head judge. Someone who manages it can choose the role with `/settings head-judge-role`.',
  'too-many-calls': ({ most }) =>
    `You already have ${most} calls that wait for an answer. \`/judge queue\` shows them: add to one, or withdraw one you no longer need.`,
  'calls-too-often': ({ most, again }) =>
    `That was your ${most}th call in half an hour, and each one pings the judges. You can call again ${ago(again)}; until then, add to a call you have made: \`/judge queue\` shows them.`,
  'enough-told': ({ most }) =>
    `You have added to this call ${most} times. Wait for the judge, or withdraw it and ask again in one piece.`,
  'says-nothing': () => 'There is nothing to read in that. Type what you want to say, in words.',
  'no-call': () => 'This call is no longer kept. Make a new one with `/judge call`.',
  'judges-only': () => 'Only judges of this server can do that. To ask them something, use `/judge call`.',
  'head-judge-only': () => 'This call is with the head judge, who alone answers it. Leave it to them.',
  'asker-only': ({ asker }) =>
    `Only ${who(asker)}, who made this call, can do that. Make your own with \`/judge call\`.`,
  'call-taken': ({ judge }) =>
    `${who(judge)} has this call. It is free again when they release it, or say nothing for ten minutes.`,
  'call-not-taken': () => 'Nobody has this call now: your claim was released or has lapsed. Claim it first.',
  'call-over': ({ how }) =>
    how === 'answered'
      ? 'This call is answered already. Its player can say that the answer is not clear, or appeal.'
      : 'The player has withdrawn this call. There is nothing left to do.',
  'call-unanswered': () =>
    'This call has no answer yet. Wait for the judge; meanwhile you can add to it, or withdraw it.',
  'already-appealed': () => 'This call is with the head judge already.',
  'final-answer': () =>
    'The head judge has answered, and that is final. If the answer is not clear to you, say so and they explain it.',
};
