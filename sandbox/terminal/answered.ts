import type { Outcome, Who } from '../discord.ts';
import type { Fault } from './fault.ts';
import { showModal } from './modal.ts';
import type { Session } from './session.ts';
import { isFault, tellFailure, tellRefusal } from './trouble.ts';
import { sayFault } from './words.ts';

export const say = ({ words }: Session, what: Fault): readonly string[] => [sayFault(words, what)];

/** What came of something that was sent to the bot. */
export const answered = async (session: Session, who: Who, sent: Promise<Outcome>): Promise<readonly string[]> => {
  const outcome = await sent;
  await session.feed.settled(outcome);
  const seen = await tellNews(session);
  const opened = outcome.modal ? session.open(who, outcome) : null;
  const modal = opened ? showModal(opened.modal, opened.fields, session.sight) : [];
  const told = [...seen, ...tellFailure(outcome, session.words), ...modal];
  return told.length === 0 ? [session.words.received] : told;
};

/** What happened since the last look. */
export const tellNews = async (session: Session): Promise<readonly string[]> => {
  const { news, refusals } = session.feed.take();
  const faults = refusals.filter(isFault).map((refusal) => tellRefusal(refusal, session.words));
  return [...faults, ...(await session.screen.tell(news))];
};
