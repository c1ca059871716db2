import type { Database } from 'better-sqlite3';

/**
 * Has a call stand at another desk (its channel): what was never posted at the old one is posted there, and what was is shown anew, to say where the call went. Of
 * what was tried and not heard of, nobody knows: it is taken to stand at the old desk.
 */
export const moving = (db: Database): ((call: number, desk: string) => void) => {
  const settle = db.prepare('UPDATE calls SET desk = :desk WHERE id = :call');
  const unposted = 'message IS NULL AND (tried_at IS NULL OR failed IS NOT NULL)';
  const takeNotices = db.prepare(
    `UPDATE call_posts SET channel = :desk, failed = NULL, due = 1 WHERE call = :call AND kind = 'notice' AND ${unposted}`,
  );
  // The call itself is posted anew.
  const leaveCall = db.prepare(
    `UPDATE call_posts SET failed = 'moved', due = 0 WHERE call = :call AND kind = 'call' AND ${unposted}`,
  );
  const showAnew = db.prepare(
    `UPDATE call_posts SET due = 1
     WHERE call = :call AND kind = 'notice' AND message IS NOT NULL AND channel <> :desk AND failed IS NULL`,
  );
  return (call, desk) => {
    settle.run({ call, desk });
    takeNotices.run({ call, desk });
    leaveCall.run({ call });
    showAnew.run({ call, desk });
  };
};
