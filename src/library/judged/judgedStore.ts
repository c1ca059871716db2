import type { Database } from 'better-sqlite3';
import type { Restates } from '../library.ts';
import type { Subject } from '../names/resolver.ts';
import type { HeldReview, Judged, JudgeRuling, Review } from './judged.ts';

interface RulingRow {
  readonly id: number;
  readonly guild: string;
  readonly oracleId: string | null;
  readonly mechanic: string | null;
  readonly en: string | null;
  readonly fr: string | null;
  readonly restates: string;
  readonly judge: string | null;
  readonly at: number;
}

const RULING = 'SELECT id, guild, oracle_id AS oracleId, mechanic, en, fr, restates, judge, at FROM judge_rulings';
const REVIEW = 'SELECT guild, key, fr, judge, server, at FROM reviews';
/** How long what belongs to a server is kept after the bot left it, in milliseconds. */
const LEFT_KEPT = 30 * 24 * 60 * 60_000;

/** What judges said, in a table database of the newest form. */
export const judgedStore = (db: Database): Judged => {
  const ofCard = db.prepare<[string, string], RulingRow>(
    `${RULING} WHERE oracle_id = ? AND guild = ? ORDER BY at DESC, id DESC`,
  );
  const ofMechanic = db.prepare<[string, string], RulingRow>(
    `${RULING} WHERE mechanic = ? AND guild = ? ORDER BY at DESC, id DESC`,
  );
  const inGuild = db.prepare<[string], RulingRow>(`${RULING} WHERE guild = ? ORDER BY at DESC, id DESC`);
  const made = db.prepare<[string], RulingRow>(`${RULING} WHERE interaction = ?`);
  const add = db.prepare(
    `INSERT INTO judge_rulings (guild, oracle_id, mechanic, en, fr, restates, judge, at, interaction)
     VALUES (:guild, :oracleId, :mechanic, :en, :fr, :restates, :judge, :at, :interaction) ON CONFLICT (interaction) DO NOTHING`,
  );
  const translate = db.prepare<[string, string, number], RulingRow>(
    `UPDATE judge_rulings SET fr = ? WHERE guild = ? AND id = ? AND fr IS NULL
     RETURNING id, guild, oracle_id AS oracleId, mechanic, en, fr, restates, judge, at`,
  );
  const drop = db.prepare('DELETE FROM judge_rulings WHERE guild = ? AND id = ?');
  const review = db.prepare<[string, string], HeldReview>(
    `${REVIEW} WHERE key = ? AND guild IN ('', ?) ORDER BY guild = '' LIMIT 1`,
  );
  const general = db.prepare<[string], HeldReview>(`${REVIEW} WHERE guild = '' AND key = ?`);
  const keep = db.prepare<[HeldReview]>(
    `INSERT INTO reviews (guild, key, fr, judge, server, at) VALUES (:guild, :key, :fr, :judge, :server, :at)
     ON CONFLICT (guild, key) DO UPDATE SET fr = excluded.fr, judge = excluded.judge, server = excluded.server, at = excluded.at`,
  );
  const skip = db.prepare(
    'INSERT INTO review_skips (guild, judge, key, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const settled = db
    .prepare<[string, string, string], string>(
      `SELECT key FROM reviews WHERE guild IN ('', ?) UNION SELECT key FROM review_skips WHERE guild = ? AND judge = ?`,
    )
    .pluck();
  const reviews = db.prepare<[], HeldReview>(`${REVIEW} ORDER BY at, guild, key`);
  const left = '(SELECT guild FROM guilds WHERE left_at < ?)';
  const purges = ['judge_rulings', 'reviews', 'review_skips'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE guild IN ${left}`),
  );
  const rulingsBy = db.prepare<[string], RulingRow>(`${RULING} WHERE judge = ? ORDER BY at, id`);
  const reviewsBy = db.prepare<[string], HeldReview>(`${REVIEW} WHERE judge = ? ORDER BY at, key`);
  const forgets = ['judge_rulings', 'reviews'].map((table) =>
    db.prepare(`UPDATE ${table} SET judge = NULL WHERE judge = ?`),
  );
  const forgetSkips = db.prepare('DELETE FROM review_skips WHERE judge = ?');

  /** How often this connection changed something: SQLite itself counts what others commit. */
  const changes = new Map<string, number>();
  let purged = 0;
  const note = (guild: string, changed = true): boolean => {
    if (changed) changes.set(guild, (changes.get(guild) ?? 0) + 1);
    return changed;
  };

  const makeGeneral = db.transaction((incoming: readonly Review[]) => {
    const counts = { added: 0, changed: 0, unchanged: 0 };
    for (const each of incoming) {
      const known = general.get(each.key);
      counts[known === undefined ? 'added' : known.fr === each.fr ? 'unchanged' : 'changed'] += 1;
      if (known?.fr !== each.fr) keep.run({ ...each, guild: '' });
    }
    return counts;
  });

  return {
    rulings: (guild, subject) =>
      (subject.kind === 'card' ? ofCard.all(subject.oracleId, guild) : ofMechanic.all(subject.mechanic, guild)).map(
        rulingOf,
      ),
    rulingsIn: (guild) => inGuild.all(guild).map(rulingOf),
    add: ({ subject, restates, ...rest }, interaction) => {
      const { oracleId = null, mechanic = null } = columnsOf(subject);
      add.run({ ...rest, oracleId, mechanic, restates: JSON.stringify(restates), interaction });
      note(rest.guild);
      const row = made.get(interaction);
      if (!row) throw new Error('A ruling was not kept');
      return rulingOf(row);
    },
    translate: (guild, id, fr) => {
      const row = translate.get(fr, guild, id);
      note(guild, row !== undefined);
      return row ? rulingOf(row) : null;
    },
    drop: (guild, id) => note(guild, drop.run(guild, id).changes > 0),
    review: (guild, key) => review.get(key, guild ?? '') ?? null,
    keepReview: (guild, each) => {
      keep.run({ ...each, guild });
      note(guild);
    },
    skip: (guild, judge, key, at) => {
      skip.run(guild, judge, key, at);
    },
    settled: (guild, judge) => new Set(settled.all(guild, guild, judge)),
    reviews: () => reviews.all(),
    makeGeneral: (incoming) => {
      note('');
      return makeGeneral.immediate(incoming);
    },
    version: (guild) => `${db.pragma('data_version', { simple: true })} ${purged} ${changes.get(guild) ?? 0}`,
    purge: db.transaction((now: number) => {
      for (const purge of purges) purged += purge.run(now - LEFT_KEPT).changes;
    }),
    about: (user) => [
      ...rulingsBy.all(user).map((row) => {
        const { guild, at, subject, en, fr } = rulingOf(row);
        return { guild, at, ruling: { subject, en, fr } };
      }),
      ...reviewsBy.all(user).map(({ guild, at, key, fr }) => ({ guild, at, review: { key, fr } })),
    ],
    forget: db.transaction((user: string) => {
      forgetSkips.run(user);
      return forgets.reduce((sum, forget) => sum + forget.run(user).changes, 0);
    }),
  };
};

const columnsOf = (subject: Subject): { oracleId?: string; mechanic?: string } =>
  subject.kind === 'card' ? { oracleId: subject.oracleId } : { mechanic: subject.mechanic };

const rulingOf = ({ oracleId, mechanic, restates, ...row }: RulingRow): JudgeRuling => ({
  ...row,
  subject: oracleId !== null ? { kind: 'card', oracleId } : { kind: 'mechanic', mechanic: mechanic ?? '' }, // one of them, by CHECK
  restates: JSON.parse(restates) as Restates | null, // written only here
});
