import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardView } from '../src/board.ts';
import type { Reply, View } from '../src/command.ts';
import { replay } from '../src/rules/undo.ts';
import type { Act } from '../test/plainTable.ts';
import { afterTurn, PlainTable } from '../test/plainTable.ts';
import { ANA, BEN, buttonIn, CLEO, GUILD, JUDGE, JUDGE_ROLE, Room } from '../test/room.ts';

/*
 * Random stories of a table: commands, clicks on new and old pictures of the board, undo, redo, restarts, deliveries repeated. After
 * each step the real table is what the one on paper is.
 */

const users = fc.constantFrom(ANA, BEN, CLEO, JUDGE);
const player = fc.constantFrom(ANA, BEN, CLEO);
const small = fc.integer({ min: 1, max: 4 });

type Step =
  | { readonly kind: 'command'; readonly act: Act }
  | { readonly kind: 'undo' | 'redo'; readonly actor: string; readonly of: string }
  | {
      readonly kind: 'click';
      readonly actor: string;
      readonly button: '+1 energy' | 'Revolt' | 'Undo' | 'Next turn';
      readonly old: boolean;
    }
  | { readonly kind: 'pay'; readonly actor: string; readonly n: number; readonly meanwhile: boolean }
  | { readonly kind: 'repeat'; readonly back: number }
  | { readonly kind: 'restart' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      kind: fc.constant('command'),
      act: fc.record({
        actor: users,
        does: fc.constantFrom(
          'gain',
          'gain',
          'lose',
          'pay',
          'pay',
          'set',
          'hurt',
          'proliferate',
          'revolt',
          'turn',
          'join',
          'leave',
          'host',
        ),
        player,
        n: small,
      }),
    }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo'), actor: users, of: player }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('click'),
      actor: player,
      button: fc.constantFrom('+1 energy', 'Revolt', 'Undo', 'Next turn'),
      old: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay'), actor: player, n: small, meanwhile: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('repeat'), back: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
) as fc.Arbitrary<Step>; // fast-check widens the constants

/** How a thing on paper is said to the bot. */
const said = ({ does, player, n }: Act): [path: string, options: Record<string, unknown>] => {
  switch (does) {
    case 'gain':
    case 'lose':
    case 'pay':
      return [`energy ${does}`, { amount: n, player }];
    case 'set':
      return ['counter set', { kind: 'poison', amount: n, player }];
    case 'hurt':
      return ['life lose', { amount: n, player }];
    case 'proliferate':
      return ['counter proliferate', { player }];
    case 'revolt':
      return ['revolt mark', { player, permanent: `permanent ${n}` }];
    case 'turn':
    case 'join':
      return [`game ${does}`, { player }];
    case 'leave':
      return ['game leave', {}];
    case 'host':
      return ['game transfer', { player }];
    case 'open':
    case 'end':
      throw new Error('Not said in these stories');
  }
};

class Story {
  readonly paper = new PlainTable();
  readonly #room: Room;
  readonly #channel: string;
  readonly #told: { reply: Reply; again: () => Promise<Reply> }[] = [];
  #picture: { view: View; revision: number } | null = null;
  #count = 0;

  constructor(room: Room, channel: string) {
    this.#room = room;
    this.#channel = channel;
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'command': {
        const act = step.act.does === 'leave' ? { ...step.act, player: step.act.actor } : step.act;
        const reply = await this.#run(act.actor, ...said(act));
        expect(reply.kind !== 'refuse').toBe(this.paper.act(act, act.actor === JUDGE));
        break;
      }
      case 'undo':
      case 'redo': {
        const reply = await this.#run(step.actor, `game ${step.kind}`, { player: step.of });
        expect(reply.kind !== 'refuse').toBe(this.paper[step.kind](step.actor, step.of, step.actor === JUDGE));
        break;
      }
      case 'click':
        await this.#click(step.actor, step.button, step.old);
        break;
      case 'pay':
        await this.#pay(step.actor, step.n, step.meanwhile);
        break;
      case 'repeat': {
        const earlier = this.#told.at(-1 - step.back);
        if (earlier) expect(await earlier.again()).toEqual(earlier.reply);
        break;
      }
      case 'restart':
        this.#room.restart();
        break;
    }
    await this.compare();
  }

  async #click(actor: string, button: string, old: boolean): Promise<void> {
    const now = await this.#look();
    const picture = old ? (this.#picture ?? now) : now;
    this.#picture = now;
    const { sheet } = this.paper;
    if (!picture || !sheet) return;
    const reply = await this.#use(actor, picture.view, button);
    const act = (does: Act['does'], player = actor): boolean =>
      this.paper.act({ actor, does, player, n: does === 'gain' ? 1 : 0 }, false);
    const done = (): boolean => {
      switch (button) {
        case '+1 energy':
          return act('gain');
        case 'Revolt':
          return act('revolt');
        case 'Undo':
          return picture.revision === this.paper.revision && this.paper.undo(actor, null, false);
        default: {
          const next = afterTurn(sheet);
          const seen = Number.parseInt(buttonIn(picture.view, button).does.args[1] ?? '', 36);
          return seen === sheet.turn && next !== null && act('turn', next);
        }
      }
    };
    expect(reply.kind).toBe(done() ? 'board' : 'refuse');
  }

  /** Opens the form, and sends it: what was seen is no longer true when something happened meanwhile. */
  async #pay(actor: string, n: number, meanwhile: boolean): Promise<void> {
    const picture = await this.#look();
    if (!picture) return;
    const form = await this.#use(actor, picture.view, 'Pay energy');
    if (form.kind !== 'modal') throw new Error('No form');
    if (meanwhile) await this.take({ kind: 'command', act: { actor, does: 'gain', player: actor, n: 1 } });
    const reply = await this.#tell((interaction) =>
      this.#room.use(actor, form.modal.does, { ...this.#here(interaction), fields: { amount: String(n) } }),
    );
    const done = !meanwhile && this.paper.act({ actor, does: 'pay', player: actor, n }, false);
    expect(reply.kind).toBe(done ? 'board' : 'refuse');
  }

  async #look(): Promise<{ view: View; revision: number } | null> {
    const kept = await this.#room.table.games.find(this.#channel);
    return kept && { view: boardView(kept, this.#room.words), revision: kept.game.revision };
  }

  #here(interaction: string) {
    return { channel: this.#channel, interaction };
  }

  #run(user: string, path: string, options: Record<string, unknown>): Promise<Reply> {
    const roles = user === JUDGE ? [JUDGE_ROLE] : [];
    return this.#tell((interaction) => this.#room.run(user, path, options, { ...this.#here(interaction), roles }));
  }

  #use(user: string, view: View, button: string): Promise<Reply> {
    return this.#tell((interaction) => this.#room.use(user, buttonIn(view, button).does, this.#here(interaction)));
  }

  async #tell(deliver: (interaction: string) => Promise<Reply>): Promise<Reply> {
    const interaction = `${this.#channel}-${++this.#count}`;
    const again = () => deliver(interaction);
    const reply = await again();
    if (reply.kind !== 'modal') this.#told.push({ reply, again });
    return reply;
  }

  async compare(): Promise<void> {
    const kept = await this.#room.table.games.find(this.#channel);
    const { sheet } = this.paper;
    const real = kept && {
      host: kept.game.host,
      turn: kept.game.turn.number,
      whose: kept.game.turn.player,
      ended: kept.game.endedAt !== null,
      players: kept.game.seats.map(({ player, present, counters, life, left }) => ({
        player,
        here: present,
        energy: counters.energy,
        poison: counters.poison,
        life,
        revolt: left?.turn ?? null,
      })),
    };
    expect(real).toEqual(sheet);
    expect(kept?.game.revision ?? 0).toBe(this.paper.revision);
  }

  /** What is kept beside the log is what the log adds up to. */
  async addUp(): Promise<void> {
    const kept = await this.#room.table.games.find(this.#channel);
    if (kept) expect(replay(await this.#room.table.games.log(kept.id))).toEqual({ ok: true, game: kept.game });
  }

  /** A judge takes back everything, the newest first. */
  async takeAllBack(): Promise<void> {
    for (let of = this.paper.newest; of !== null; of = this.paper.newest)
      await this.take({ kind: 'undo', actor: JUDGE, of });
  }
}

describe('A table', () => {
  let room: Room;
  beforeAll(async () => {
    room = new Room('en');
    await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE });
  });
  afterAll(() => room.close());

  test('is what a plain one is, in 500 random stories, and taking everything back returns the start', async () => {
    let channel = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const story = new Story(room, `channel ${++channel}`);
        for (const each of steps) await story.take(each);
        await story.addUp();
        await story.takeAllBack();
        const { sheet } = story.paper;
        if (sheet) expect(sheet).toEqual({ host: sheet.host, turn: 1, whose: sheet.host, ended: false, players: [] });
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});
