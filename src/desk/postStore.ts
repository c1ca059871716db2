import type { Database } from 'better-sqlite3';
import type { DuePost, Post, Posts } from './posts.ts';

const POST = 'SELECT id, call, kind, about, channel, message, failed FROM call_posts';
const DUE =
  'SELECT id, call, kind, about, channel, message, failed, tried_at AS triedAt, digest FROM call_posts WHERE due = 1 AND channel = ?';

/** The posts in a database of the newest form. */
export const postStore = (db: Database): Posts => {
  const byId = db.prepare<[number], Post>(`${POST} WHERE id = ?`);
  const ofCall = db.prepare<[number], Post>(`${POST} WHERE call = ? ORDER BY id`);
  const channels = db.prepare<[], string>('SELECT DISTINCT channel FROM call_posts WHERE due = 1').pluck();
  const nextToSend = db.prepare<[string], DuePost>(`${DUE} AND message IS NULL ORDER BY id LIMIT 1`);
  const nextToEdit = db.prepare<[string], DuePost>(`${DUE} AND message IS NOT NULL ORDER BY id LIMIT 1`);
  const trying = db.prepare('UPDATE call_posts SET tried_at = ? WHERE id = ?');
  // What happened to the call meanwhile is still to be shown.
  const shown = db.prepare(
    `UPDATE call_posts SET message = ?, digest = ?, tried_at = NULL,
       due = CASE kind WHEN 'notice' THEN 0 ELSE (SELECT revision FROM calls WHERE calls.id = call) > ? END
     WHERE id = ?`,
  );
  const failed = db.prepare('UPDATE call_posts SET failed = ?, due = 0 WHERE id = ?');
  // The desk is shown what could not be posted elsewhere.
  const tellDesk = db.prepare(
    `UPDATE call_posts SET due = 1 WHERE kind = 'call' AND failed IS NULL AND id <> :id
       AND call = (SELECT call FROM call_posts WHERE id = :id)`,
  );
  const fail = db.transaction((id: number, why: string) => {
    failed.run(why, id);
    tellDesk.run({ id });
  });

  const isSettled = (call: number): boolean => {
    const atDesk = ofCall.all(call).findLast(({ kind }) => kind === 'call');
    return atDesk === undefined || atDesk.message !== null || atDesk.failed !== null;
  };
  /** Who waits to hear what became of a post. */
  const waiting = new Set<() => void>();

  return {
    settled: (call, ms) =>
      new Promise((resolve) => {
        const look = () => {
          if (isSettled(call)) end();
        };
        const end = () => {
          clearTimeout(late);
          waiting.delete(look);
          resolve();
        };
        const late = setTimeout(end, ms);
        waiting.add(look);
        look();
      }),
    byId: async (id) => byId.get(id) ?? null,
    of: async (call) => ofCall.all(call),
    channels: async () => channels.all(),
    next: async (channel, what) => (what === 'send' ? nextToSend : nextToEdit).get(channel) ?? null,
    trying: async (id, at) => {
      trying.run(at, id);
    },
    shown: async (id, { message, revision, digest }) => {
      shown.run(message, digest, revision, id);
      for (const look of [...waiting]) look();
    },
    failed: async (id, why) => {
      fail.immediate(id, why);
      for (const look of [...waiting]) look();
    },
  };
};
