import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { counting } from '../rules/acts.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { CallRule } from './acts.ts';
import { answering, appealing, asking, claiming, MOST_UNSETTLED, reopening, telling, withdrawing } from './acts.ts';
import type { Call, Question } from './call.ts';
import { LAPSE } from './call.ts';
import type { Desk, DeskAsked } from './desk.ts';
import { CALLS_KEPT } from './deskRetention.ts';
import { deskStore } from './deskStore.ts';

const ANA = '100000000000000001';
const BEN = '100000000000000002';
const JUDITH = '100000000000000003';
const JULES = '100000000000000004';
const GUILD = '300000000000000001';
const CHANNEL = '200000000000000001';
const DESK = '200000000000000002';
const NOW = 1_800_000_000_000;

let folder: string;
let table: Table;
let desk: Desk;
let told: number;
let deliveries = 0;

const open = () => {
  table = openTable(join(folder, 'table.db'), { synchronous: 'normal' });
  desk = deskStore(table.db, () => {
    told += 1;
  });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  told = 0;
  open();
});
afterEach(() => {
  table.close();
  rmSync(folder, { recursive: true });
});
const restart = () => {
  table.close();
  open();
};

const by = (user: string, at = NOW, interaction = String(++deliveries)): DeskAsked => ({
  user,
  judge: user === JUDITH || user === JULES || user.startsWith('judge'),
  head: user === JULES,
  at,
  interaction,
});
const QUESTION: Question = {
  guild: GUILD,
  channel: CHANNEL,
  locale: 'fr',
  topic: 'payment',
  card: 'c:card',
  question: 'Puis-je payer ?',
  private: false,
  flagged: null,
  snapshot: null,
};
const call = async (asked = by(ANA), question: Partial<Question> = {}): Promise<Call> => {
  const made = await desk.call(asked, { ...QUESTION, ...question }, DESK);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.call;
};
const update = async (id: number, asked: DeskAsked, rule: (asked: DeskAsked) => CallRule): Promise<Call> => {
  const outcome = await desk.update(id, asked, rule(asked));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.call;
};
const ANSWER = {
  decision: 'no',
  words: 'Not enough mana.',
  locale: 'en',
  citations: [{ kind: 'rule', number: '118.3', edition: '2026-01-16' }],
} as const;

describe('A call', () => {
  test('is kept with what was asked, the picture of the table, and all that happened to it', async () => {
    const asks = { user: BEN, judge: false, at: NOW, interaction: 'table' };
    const place = { channel: CHANNEL, guild: GUILD };
    await table.games.update(place, asks, counting(asks, { kind: 'gained', player: BEN, what: 'energy', amount: 3 }));
    const kept = await table.games.find(CHANNEL);
    if (!kept) throw new Error('No game');
    const snapshot = { game: kept.game, latest: [kept.latest] };
    const { id } = await call(by(ANA), { snapshot });
    await update(id, by(JUDITH, NOW + 1), claiming);
    await update(id, by(JUDITH, NOW + 2), (asked) => asking(asked, { words: 'How much?', locale: 'en' }));
    await update(id, by(ANA, NOW + 3), (asked) => telling(asked, { words: 'Deux', locale: 'fr' }));
    const answered = await update(id, by(JUDITH, NOW + 4), (asked) => answering(asked, ANSWER));
    restart();
    expect(await desk.byId(id)).toEqual(answered);
    expect(answered).toMatchObject({
      ...QUESTION,
      id,
      asker: ANA,
      at: NOW,
      snapshot,
      status: 'answered',
      judge: JUDITH,
    });
    expect(answered.log.map(({ seq, at, actor, event }) => [seq, at - NOW, actor, event.kind])).toEqual([
      [1, 0, ANA, 'called'],
      [2, 1, JUDITH, 'claimed'],
      [3, 2, JUDITH, 'asked'],
      [4, 3, ANA, 'told'],
      [5, 4, JUDITH, 'answered'],
    ]);
    expect(answered.log[4]?.event).toEqual({ kind: 'answered', ...ANSWER });
  });

  test('is made once, however often its interaction is delivered', async () => {
    const first = await call(by(ANA, NOW, 'again'));
    restart();
    const second = await call(by(ANA, NOW + 5, 'again'));
    expect(second).toEqual(first);
    await update(first.id, by(JUDITH, NOW, 'claim'), claiming);
    await update(first.id, by(JUDITH, NOW, 'claim'), claiming);
    expect((await desk.byId(first.id))?.log).toHaveLength(2);
  });

  test('has its place among those that wait', async () => {
    const first = await call(by(ANA, NOW));
    const second = await call(by(BEN, NOW + 1));
    const third = await call(by(BEN, NOW + 2), { guild: '300000000000000002' });
    expect(await desk.place(second)).toEqual({ place: 2, oldest: NOW });
    expect(await desk.place(third)).toEqual({ place: 1, oldest: NOW + 2 });
    await update(first.id, by(JUDITH), claiming);
    expect(await desk.place(second)).toEqual({ place: 1, oldest: NOW + 1 });
    await update(first.id, by(JUDITH), (asked) => answering(asked, ANSWER));
    await update(first.id, by(ANA), reopening);
    expect(await desk.place(first)).toEqual({ place: 1, oldest: NOW });
    expect((await desk.unsettled(GUILD)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('is refused when it is no more', async () => {
    expect(await desk.update(99, by(JUDITH), claiming(by(JUDITH)))).toMatchObject({ refusal: { code: 'no-call' } });
  });
});

describe('Claims', () => {
  test('of 64 judges at once: one has it, 63 are told who, 100 times of 100', async () => {
    for (let run = 0; run < 100; run++) {
      const { id } = await call(by(`asker ${run}`));
      const judges = Array.from({ length: 64 }, (_, i) => by(`judge ${(i * 7 + run) % 64}`));
      const outcomes = await Promise.all(judges.map((asked) => desk.update(id, asked, claiming(asked))));
      const winners = judges.filter((_, i) => outcomes[i]?.ok);
      expect(winners).toHaveLength(1);
      const judge = winners[0]?.user;
      expect((await desk.byId(id))?.judge).toBe(judge);
      const losers = outcomes.filter((outcome) => !outcome.ok);
      expect(losers).toEqual(Array.from({ length: 63 }, () => ({ ok: false, refusal: { code: 'call-taken', judge } })));
    }
  });

  test('are decided by the database: a second bot that read the call before changes nothing', async () => {
    const { id } = await call();
    const other = openTable(join(folder, 'table.db'), { synchronous: 'normal' });
    const otherDesk = deskStore(other.db, () => {});
    const before = await otherDesk.byId(id);
    await update(id, by(JUDITH), claiming);
    expect(before?.status).toBe('open');
    const late = by(JULES);
    expect(await otherDesk.update(id, late, claiming(late))).toMatchObject({
      refusal: { code: 'call-taken', judge: JUDITH },
    });
    other.close();
  });

  test('lapse after ten minutes of silence, at the minute they lapsed', async () => {
    const { id } = await call();
    await update(id, by(JUDITH), claiming);
    expect(await desk.lapse(NOW + LAPSE - 1)).toBe(0);
    expect(await desk.lapse(NOW + LAPSE + 12_345)).toBe(1);
    expect(await desk.byId(id)).toMatchObject({ status: 'open', judge: null, since: NOW + LAPSE });
    expect(await desk.lapse(NOW + 2 * LAPSE)).toBe(0);
  });

  test('that lapsed give way to the next judge at once, without waiting for the clock', async () => {
    const { id } = await call();
    await update(id, by(JUDITH), claiming);
    const late = await update(id, by(JULES, NOW + LAPSE), claiming);
    expect(late).toMatchObject({ status: 'claimed', judge: JULES });
    expect(late.log.map(({ event }) => event.kind)).toEqual(['called', 'claimed', 'lapsed', 'claimed']);
    expect(await desk.lapse(NOW + LAPSE)).toBe(0);
  });

  test('that lapsed while the answer was written cost the judge nothing', async () => {
    const { id } = await call();
    await update(id, by(JUDITH), claiming);
    const answered = await update(id, by(JUDITH, NOW + LAPSE), (asked) => answering(asked, ANSWER));
    expect(answered).toMatchObject({ status: 'answered', judge: JUDITH });
  });
});

describe('A flood', () => {
  test('of 50 calls by one player is held to a few; others are served', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => desk.call(by(ANA), QUESTION, DESK)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MOST_UNSETTLED);
    expect(outcomes.at(-1)).toMatchObject({ refusal: { code: 'too-many-calls', most: MOST_UNSETTLED } });
    expect((await desk.call(by(BEN), QUESTION, DESK)).ok).toBe(true);
    expect((await desk.madeBy(ANA, GUILD, 25)).length).toBe(MOST_UNSETTLED);
  });

  test('makes room with each answer and each withdrawal', async () => {
    const calls = [await call(), await call(), await call()];
    expect((await desk.call(by(ANA), QUESTION, DESK)).ok).toBe(false);
    await update(calls[0]?.id ?? 0, by(ANA), withdrawing);
    expect((await desk.call(by(ANA), QUESTION, DESK)).ok).toBe(true);
  });
});

describe('Posts', () => {
  const due = async (channel: string, what: 'send' | 'edit') => desk.posts.next(channel, what);

  test('are written down with the event that calls for them, and sent once', async () => {
    const { id } = await call();
    expect(told).toBe(1);
    restart();
    expect(await desk.posts.channels()).toEqual([DESK]);
    const post = await due(DESK, 'send');
    expect(post).toMatchObject({ call: id, kind: 'call', about: 1, message: null, triedAt: null });
    await desk.posts.trying(post?.id ?? 0, NOW);
    restart();
    expect(await due(DESK, 'send')).toMatchObject({ triedAt: NOW });
    await desk.posts.shown(post?.id ?? 0, { message: 'm1', revision: 1, digest: 'd' });
    expect(await desk.posts.channels()).toEqual([]);
    await update(id, by(JUDITH), claiming);
    expect(await due(DESK, 'send')).toBeNull();
    expect(await due(DESK, 'edit')).toMatchObject({ message: 'm1', digest: 'd' });
  });

  test('go on being due when the call changes while they are sent', async () => {
    const { id } = await call();
    const post = await due(DESK, 'send');
    await update(id, by(JUDITH), claiming);
    await desk.posts.shown(post?.id ?? 0, { message: 'm1', revision: 1, digest: 'd' });
    expect(await due(DESK, 'edit')).toMatchObject({ message: 'm1' });
  });

  test('go to the desk or to the player, oldest first', async () => {
    const first = await call();
    const second = await call();
    for (const { id } of [first, second]) {
      const post = await due(DESK, 'send');
      expect(post?.call).toBe(id);
      await desk.posts.shown(post?.id ?? 0, { message: `m${id}`, revision: 1, digest: null });
    }
    await update(second.id, by(JUDITH), (asked) => asking(asked, { words: 'How much?', locale: 'en' }));
    await update(first.id, by(JULES), (asked) => answering(asked, ANSWER));
    expect((await due(CHANNEL, 'send'))?.kind).toBe('question');
    expect((await desk.posts.of(first.id)).map(({ kind, channel }) => [kind, channel])).toEqual([
      ['call', DESK],
      ['answer', CHANNEL],
    ]);
    expect((await due(DESK, 'edit'))?.call).toBe(first.id);
    await update(second.id, by(ANA), (asked) => telling(asked, { words: 'Deux', locale: 'fr' }));
    await update(first.id, by(ANA), reopening);
    await update(first.id, by(JULES), claiming);
    await update(first.id, by(JULES), appealing);
    const notices = (await desk.posts.of(first.id)).filter(({ kind }) => kind === 'notice');
    expect(notices.map(({ channel, about }) => [channel, about])).toEqual([
      [DESK, 4],
      [DESK, 6],
    ]);
  });

  test('that failed are left alone, and the desk is shown it', async () => {
    const { id } = await call();
    const post = await due(DESK, 'send');
    await desk.posts.shown(post?.id ?? 0, { message: 'm1', revision: 1, digest: null });
    await update(id, by(JUDITH), (asked) => answering(asked, ANSWER));
    const onDesk = await due(DESK, 'edit');
    await desk.posts.shown(onDesk?.id ?? 0, { message: 'm1', revision: 3, digest: null });
    expect(await due(DESK, 'edit')).toBeNull();
    const answer = await due(CHANNEL, 'send');
    await desk.posts.failed(answer?.id ?? 0, 'forbidden');
    expect(await due(CHANNEL, 'send')).toBeNull();
    expect(await due(DESK, 'edit')).toMatchObject({ kind: 'call' });
    expect((await desk.posts.of(id)).map(({ failed }) => failed)).toEqual([null, 'forbidden']);
  });
});

describe('When the server settles on another desk', () => {
  const OTHER = '200000000000000008';
  const settle = async (channel: string): Promise<number> => {
    await table.settings.change(GUILD, { deskChannel: channel });
    return desk.move(GUILD, NOW);
  };
  const posts = async (id: number) =>
    (await desk.posts.of(id)).map(({ kind, channel, message, failed }) => [kind, channel, message, failed]);
  const post = async (channel: string, message: string) => {
    const due = await desk.posts.next(channel, 'send');
    await desk.posts.shown(due?.id ?? 0, { message, revision: 9, digest: null });
  };
  beforeEach(() => table.settings.change(GUILD, { deskChannel: DESK }));

  test('calls without an answer go along as they stand, and are posted there; those that are answered stay', async () => {
    const [open, held, done] = [await call(by(ANA)), await call(by(BEN)), await call(by(BEN))];
    for (const { id } of [open, held, done]) await post(DESK, `m${id}`);
    await update(held.id, by(JUDITH), claiming);
    await update(done.id, by(JUDITH), (asked) => answering(asked, ANSWER));
    expect(await settle(OTHER)).toBe(2);
    expect(await settle(OTHER)).toBe(0);
    expect(await desk.byId(open.id)).toMatchObject({ desk: OTHER, status: 'open' });
    expect(await desk.byId(held.id)).toMatchObject({ desk: OTHER, status: 'claimed', judge: JUDITH, since: NOW });
    expect(await desk.byId(done.id)).toMatchObject({ desk: DESK });
    expect(await posts(open.id)).toEqual([
      ['call', DESK, `m${open.id}`, null],
      ['call', OTHER, null, null],
    ]);
    expect(await desk.posts.next(DESK, 'edit')).toMatchObject({ call: open.id });
    expect(await desk.lapse(NOW + LAPSE)).toBe(1);
  });

  test('what was not posted yet is posted there alone', async () => {
    const { id } = await call();
    await update(id, by(JULES), claiming);
    await update(id, by(JULES), appealing);
    await desk.posts.failed((await desk.posts.next(DESK, 'send'))?.id ?? 0, 'channel-gone');
    await settle(OTHER);
    expect(await posts(id)).toEqual([
      ['call', DESK, null, 'moved'],
      ['notice', OTHER, null, null],
      ['call', OTHER, null, null],
    ]);
    expect(await desk.posts.channels()).toEqual([OTHER]);
  });

  test('a call that is opened again later goes there too', async () => {
    const { id } = await call();
    await post(DESK, 'm1');
    await update(id, by(JUDITH), (asked) => answering(asked, ANSWER));
    await settle(OTHER);
    const again = await update(id, by(ANA), reopening);
    expect(again).toMatchObject({ desk: OTHER, status: 'open' });
    expect((await posts(id)).slice(-2)).toEqual([
      ['notice', OTHER, null, null],
      ['call', OTHER, null, null],
    ]);
  });
});

describe('What is kept', () => {
  test('goes after 90 days, and 30 days after the server was left', async () => {
    const { id } = await call();
    await update(id, by(JUDITH), (asked) => answering(asked, ANSWER));
    await desk.purge(NOW + CALLS_KEPT.calls);
    expect(await desk.byId(id)).not.toBeNull();
    await desk.purge(NOW + CALLS_KEPT.calls + 1);
    expect(await desk.byId(id)).toBeNull();
    for (const kept of ['call_people', 'call_events', 'call_posts', 'call_drafts']) {
      expect(table.db.prepare(`SELECT count(*) FROM ${kept}`).pluck().get()).toBe(0);
    }
    const other = await call();
    await table.settings.gone(GUILD, NOW);
    await desk.purge(NOW + CALLS_KEPT.leftServers + 1);
    expect(await desk.byId(other.id)).toBeNull();
  });

  test('about a user is told to them: what they asked, did and said', async () => {
    const { id } = await call();
    await update(id, by(JUDITH), (asked) => asking(asked, { words: 'How much?', locale: 'en' }));
    await update(id, by(ANA), (asked) => telling(asked, { words: 'Deux', locale: 'fr' }));
    const [mine] = await desk.about(ANA);
    expect(mine).toMatchObject({ call: id, guild: GUILD, question: { question: 'Puis-je payer ?', topic: 'payment' } });
    expect(mine?.entries.map(({ event }) => event.kind)).toEqual(['called', 'told']);
    const [judges] = await desk.about(JUDITH);
    expect(judges?.question).toBeNull();
    expect(judges?.entries.map(({ event }) => event)).toContainEqual({
      kind: 'asked',
      words: 'How much?',
      locale: 'en',
    });
    expect(await desk.about(BEN)).toEqual([]);
  });

  test('about a user who wants to be forgotten is erased: their name, and every word they typed', async () => {
    const { id } = await call();
    const open = await call();
    await update(id, by(ANA), (asked) => telling(asked, { words: 'Deux', locale: 'fr' }));
    await update(id, by(JUDITH), claiming);
    await desk.keepDraft(id, JUDITH, { decision: 'yes', words: 'secret', lines: [] });
    await update(id, by(JUDITH), (asked) => answering(asked, ANSWER));
    await desk.keepDraft(open.id, JUDITH, { decision: 'yes', words: 'secret', lines: [] });
    expect(await desk.forget(ANA, NOW + 1)).toBe(2);
    expect(await desk.forget(JUDITH, NOW + 2)).toBe(1);
    const kept = await desk.byId(id);
    expect(kept).toMatchObject({ asker: 'anonymous-0', question: null, card: null, status: 'answered' });
    expect(kept?.log.map(({ event }) => ('words' in event ? event.words : undefined))).toEqual([
      undefined,
      null,
      undefined,
      null,
    ]);
    expect(await desk.byId(open.id)).toMatchObject({ status: 'withdrawn', judge: null });
    for (const gone of [ANA, JUDITH]) expect(await desk.about(gone)).toEqual([]);
    table.db.exec('VACUUM');
    const clean = table.db.serialize().toString('latin1');
    for (const gone of [ANA, JUDITH, 'Deux', 'Not enough mana', 'secret', 'Puis-je payer'])
      expect(clean).not.toContain(gone);
  });

  test('of a draft is its newest form, until the call is answered', async () => {
    const { id } = await call();
    const draft = { decision: 'yes', words: 'Yes.', lines: [{ typed: '118.3', subject: null, cited: null }] } as const;
    await desk.keepDraft(id, JUDITH, { ...draft, words: 'Y' });
    await desk.keepDraft(id, JUDITH, draft);
    restart();
    expect(await desk.draft(id, JUDITH)).toEqual(draft);
    expect(await desk.draft(id, JULES)).toBeNull();
    await update(id, by(JUDITH), (asked) => answering(asked, ANSWER));
    expect(await desk.draft(id, JUDITH)).toBeNull();
  });
});
