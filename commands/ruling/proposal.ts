import type { Context } from '../../src/command.ts';
import { asPrinted } from '../../src/i18n/asPrinted.ts';
import { within } from '../../src/i18n/within.ts';
import type { Proposal } from '../../src/stores.ts';

/*
 * What the translation memory has for a ruling that a judge translates: another ruling much like it, with its French. Both are shown,
 * how alike they are, and that it is a proposal.
 */

/** The likest known translation, but that of the ruling with this key; null when none is like enough. */
export const proposalFor = (english: string, own: string | null, { library }: Context): Proposal | null =>
  library.proposals(english, 2).find((it) => it.key !== own) ?? null;

/** A proposal in about `room` characters. `fr` is the French that is shown beside it already. */
export const proposalText = (
  { en, fr, status, likeness }: Proposal,
  shown: string | null,
  room: number,
  { judged }: Context['words'],
): string => {
  const each = Math.max(Math.floor(room / 2), LEAST);
  const { proposal } = judged;
  return [
    `### ${proposal.title(Math.floor(likeness * 100))}`,
    `**${proposal.original}**\n${within(en, each, asPrinted)}`,
    `**${proposal.translation[status]}**\n${fr === shown ? proposal.isAbove : within(fr, each, asPrinted)}`,
    `-# ${proposal.note}`,
  ].join('\n');
};

/** Less would say nothing. */
const LEAST = 150;
