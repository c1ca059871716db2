import type { Database } from 'better-sqlite3';
import type { CallEvent } from './call.ts';
import { callReader } from './callReader.ts';
import type { CallShare } from './desk.ts';

/** What is kept about the people of all calls, and how they are forgotten. */
export const callers = (
  db: Database,
  append: (id: number, at: number, actor: string, event: CallEvent) => void,
): {
  about(user: string): readonly CallShare[];
  /** Answers in how many calls. */
  forget(user: string, now: number): number;
} => {
  const read = callReader(db);
  const callsOf = db.prepare<[string], number>('SELECT call FROM call_people WHERE user = ? ORDER BY call').pluck();
  const unsettledOf = db
    .prepare<[string], number>(
      `SELECT id FROM calls JOIN call_people ON call = id AND number = 0
       WHERE user = ? AND status IN ('open', 'claimed', 'asking') ORDER BY id`,
    )
    .pluck();
  const mine = 'call = :call AND actor = (SELECT number FROM call_people WHERE user = :user AND call = :call)';
  const eraseWords = db.prepare(`UPDATE call_events SET words = NULL WHERE ${mine}`);
  const eraseQuestion = db.prepare(
    `UPDATE calls SET question = NULL, card = NULL
     WHERE id = :call AND EXISTS (SELECT 1 FROM call_people WHERE call = :call AND user = :user AND number = 0)`,
  );
  const eraseDrafts = db.prepare('DELETE FROM call_drafts WHERE judge = ?');
  const showAnew = db.prepare("UPDATE call_posts SET due = 1 WHERE call = ? AND failed IS NULL AND kind <> 'notice'");
  const forgetUser = db.prepare('UPDATE call_people SET user = NULL WHERE user = ?');

  const forget = db.transaction((user: string, now: number): number => {
    for (const id of unsettledOf.all(user)) append(id, now, user, { kind: 'withdrawn' });
    for (const call of callsOf.all(user)) {
      eraseWords.run({ call, user });
      eraseQuestion.run({ call, user });
      showAnew.run(call);
    }
    eraseDrafts.run(user);
    return forgetUser.run(user).changes;
  });

  return {
    about: (user) =>
      callsOf.all(user).flatMap((id): CallShare[] => {
        const call = read.byId(id);
        if (!call) return [];
        const { guild, channel, at, topic, card, question, locale, snapshot } = call;
        return [
          {
            call: id,
            guild,
            channel,
            at,
            question: call.asker === user ? { topic, card, question, locale, private: call.private } : null,
            pictured: JSON.stringify(snapshot)?.includes(`"${user}"`) ?? false,
            entries: call.log.filter(({ actor }) => actor === user),
          },
        ];
      }),
    forget: (user, now) => forget.immediate(user, now),
  };
};
