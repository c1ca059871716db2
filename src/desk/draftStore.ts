import type { Database } from 'better-sqlite3';
import { makeDraft, parseDraft } from './callRecord.ts';
import type { Desk } from './desk.ts';

/** The answers that judges are writing. `drop` forgets all those of a call. */
export const draftStore = (db: Database): Pick<Desk, 'draft' | 'keepDraft'> & { drop(call: number): void } => {
  const draftOf = db
    .prepare<[number, string], string>('SELECT draft FROM call_drafts WHERE call = ? AND judge = ?')
    .pluck();
  const keep = db.prepare(
    `INSERT INTO call_drafts (call, judge, draft) VALUES (?, ?, ?)
     ON CONFLICT (call, judge) DO UPDATE SET draft = excluded.draft`,
  );
  const dropOne = db.prepare('DELETE FROM call_drafts WHERE call = ? AND judge = ?');
  const dropAll = db.prepare('DELETE FROM call_drafts WHERE call = ?');
  return {
    draft: async (call, judge) => {
      const draft = draftOf.get(call, judge);
      return draft === undefined ? null : parseDraft(draft);
    },
    keepDraft: async (call, judge, draft) => {
      if (draft === null) dropOne.run(call, judge);
      else keep.run(call, judge, makeDraft(draft));
    },
    drop: (call) => {
      dropAll.run(call);
    },
  };
};
