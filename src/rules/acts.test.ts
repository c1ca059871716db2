import { describe, expect, test } from 'vitest';
import type { By, Rule } from './acts.ts';
import {
  abandoning,
  counting,
  ending,
  handingOver,
  IDLE,
  joining,
  leaving,
  marking,
  passing,
  starting,
} from './acts.ts';
import type { Entry, Event, Game } from './game.ts';
import { MOST_SEATS, tallyOf } from './game.ts';
import type { Refusal } from './refusal.ts';
import { revolted } from './revolt.ts';
import { redoing, replay, undoing } from './undo.ts';

const by = (user: string, at = 1000): By => ({ user, judge: false, at });
const judge = (user: string): By => ({ user, judge: true, at: 1000 });

/** A channel on paper: its log, and what it adds up to. */
class Paper {
  log: readonly Entry[] = [];
  get game(): Game | null {
    if (this.log.length === 0) return null;
    const sum = replay(this.log);
    if (!sum.ok) throw new Error(`The log breaks at ${sum.at.seq}`);
    return sum.game;
  }
  /** Lends the game to a rule; answers the refusal's code, or null. */
  do(who: By, rule: Rule): Refusal['code'] | null {
    return this.#append(
      who,
      rule(this.game, () => this.log),
    );
  }
  undo(who: By, of?: string) {
    return this.do(who, undoing(who, of));
  }
  redo(who: By, of?: string) {
    return this.do(who, redoing(who, of));
  }
  #append(who: By, verdict: ReturnType<Rule>): Refusal['code'] | null {
    if (!verdict.ok) return verdict.refusal.code;
    const entries = verdict.value.map((event, i) => ({
      seq: this.log.length + i + 1,
      at: who.at,
      actor: who.user,
      event,
    }));
    this.log = [...this.log, ...entries];
    return null;
  }
  energy(player: string): number {
    return tallyOf(this.game, player, 'energy');
  }
  revolt(player: string): boolean {
    const { game } = this;
    const seat = game?.seats.find((each) => each.player === player);
    return game !== null && revolted(seat?.left?.turn ?? null, game.turn.number);
  }
  get last(): Event | undefined {
    return this.log.at(-1)?.event;
  }
}

const gain = (who: By, amount: number, player = who.user) =>
  counting(who, { kind: 'gained', player, what: 'energy', amount });
const pay = (who: By, amount: number, player = who.user) => counting(who, { kind: 'paid', player, amount });

const ana = by('ana');
const ben = by('ben');
const cleo = by('cleo');

/** Ana opens a game, and sits first unless she is among the players or they are four. */
const table = (...players: string[]): Paper => {
  const paper = new Paper();
  const places = players.includes('ana') || players.length === 4 ? players : [null, ...players];
  paper.do(ana, starting(ana, 20, places));
  return paper;
};

describe('A game opens', () => {
  test('by itself with the first thing that is counted, at 20 life, hosted by who counted it', () => {
    const paper = new Paper();
    expect(paper.do(ana, gain(ana, 2))).toBeNull();
    expect(paper.log.map(({ event }) => event.kind)).toEqual(['opened', 'gained']);
    expect(paper.game).toMatchObject({ host: 'ana', startingLife: 20, seats: [{ player: 'ana', life: 20 }] });
  });

  test.each([
    ['who opens it sits first', [null, null, null, null], ['ana']],
    ['or takes the first place left free', ['ben', null, 'cleo', null], ['ben', 'ana', 'cleo']],
    ['or the one before the others', [null, 'ben', null, null], ['ana', 'ben']],
    ['or sits where they named themselves', [null, 'ben', 'ana', null], ['ben', 'ana']],
    ['or nowhere when others fill the places', ['b', 'c', 'd', 'e'], ['b', 'c', 'd', 'e']],
    ['nobody sits twice', ['ben', 'ben', null, null], ['ben', 'ana']],
  ])('%s, and the first turn is that of who sits first', (_, places, seats) => {
    const paper = new Paper();
    paper.do(ana, starting(ana, 20, places));
    expect(paper.game?.seats.map(({ player }) => player)).toEqual(seats);
    expect(paper.game?.turn).toEqual({ number: 1, player: seats[0] });
  });

  test('once: while it is open no other starts', () => {
    expect(table().do(ben, starting(ben, 40, [null]))).toBe('game-open');
  });

  test('not by a payment that is refused', () => {
    const paper = new Paper();
    expect(paper.do(ana, pay(ana, 1))).toBe('not-enough-energy');
    expect(paper.log).toEqual([]);
  });
});

describe('Who may act', () => {
  test.each([
    ['a seated player acts for another', ben, 'ana', null, undefined],
    ['naming a player seats them', ana, 'newcomer', null, undefined],
    ['anyone counts their own, and is seated by it', cleo, 'cleo', null, undefined],
    ['a stranger does not act for others', cleo, 'ana', 'not-seated', undefined],
    ['a judge does, and it says so', judge('judge'), 'ana', null, true],
    ['a judge who counts their own needs no power', judge('judge'), 'judge', null, undefined],
  ] as const)('%s', (_, who, player, refusal, asJudge) => {
    const paper = table('ana', 'ben');
    expect(paper.do(who, gain(who, 1, player))).toBe(refusal);
    if (refusal === null) expect(paper.last?.asJudge).toBe(asJudge);
  });

  test('the host acts without a seat', () => {
    const paper = table('b', 'c', 'd', 'e');
    expect(paper.do(ana, gain(ana, 1, 'b'))).toBeNull();
    expect(paper.do(ana, passing(ana, undefined))).toBeNull();
  });

  test('at a table that everyone left, who sits down next is the host; a host who never sat there remains it', () => {
    const paper = table('ben');
    paper.do(ana, leaving(ana));
    paper.do(ben, leaving(ben));
    expect(paper.game?.host).toBe('ben');
    paper.do(cleo, joining(cleo, 'cleo'));
    expect(paper.game?.host).toBe('cleo');
    paper.do(ben, joining(ben, 'ben'));
    expect(paper.game?.host).toBe('cleo');
    const unseated = table('b', 'c', 'd', 'e');
    unseated.do(cleo, joining(cleo, 'cleo'));
    expect(unseated.game?.host).toBe('ana');
  });

  test('who left acts for nobody but themselves, and comes back by it with what they had', () => {
    const paper = table('ben');
    paper.do(ben, gain(ben, 3));
    expect(paper.do(ben, leaving(ben))).toBeNull();
    expect(paper.do(ben, leaving(ben))).toBe('not-at-table');
    expect(paper.do(ben, gain(ben, 1, 'ana'))).toBe('not-seated');
    expect(paper.do(ben, joining(ben, 'ben'))).toBeNull();
    expect(paper.do(ben, joining(ben, 'ben'))).toBe('already-seated');
    expect(paper.energy('ben')).toBe(3);
  });

  test(`a table holds ${MOST_SEATS}`, () => {
    const paper = table();
    for (let n = 1; n < MOST_SEATS; n++) expect(paper.do(ana, joining(ana, `p${n}`))).toBeNull();
    expect(paper.do(cleo, joining(cleo, 'cleo'))).toBe('table-full');
    expect(paper.do(by('p1'), leaving(by('p1')))).toBeNull();
    expect(paper.do(cleo, gain(cleo, 1))).toBeNull();
  });

  test('only the host and judges hand the table over; a host who leaves hands it to who sits next', () => {
    const paper = table('ben', 'cleo');
    expect(paper.do(ben, handingOver(ben, 'ben'))).toBe('host-only');
    expect(paper.do(ana, handingOver(ana, 'ana'))).toBe('already-host');
    expect(paper.do(ana, handingOver(ana, 'ben'))).toBeNull();
    expect(paper.do(ben, leaving(ben))).toBeNull();
    expect(paper.game?.host).toBe('cleo');
    expect(paper.do(judge('judge'), handingOver(judge('judge'), 'ana'))).toBeNull();
    expect(paper.last?.asJudge).toBe(true);
  });

  test('a game ends once, and nothing happens in it afterwards', () => {
    const paper = table('ben');
    expect(paper.do(cleo, ending(cleo))).toBe('not-seated');
    expect(paper.do(ben, ending(ben))).toBeNull();
    for (const rule of [gain(ana, 1), joining(ana, 'zoe'), leaving(ana), passing(ana, undefined), ending(ana)]) {
      expect(paper.do(ana, rule)).toBe('game-over');
    }
    expect(paper.undo(ana)).toBe('game-over');
  });

  test('a game ends by itself when nothing happened in it for thirty days, and with its channel at any time', () => {
    const paper = table('ben');
    paper.do(by('ben', 5000), gain(by('ben', 5000), 1));
    const bot = by('bot', 5000 + IDLE - 1);
    expect(paper.do(bot, abandoning(bot, 'idle'))).toBeNull();
    expect(paper.game?.endedAt).toBeNull();
    const later = by('bot', 5000 + IDLE);
    expect(paper.do(later, abandoning(later, 'idle'))).toBeNull();
    expect(paper.game?.endedAt).toBe(later.at);
    expect(paper.do(later, abandoning(later, 'channel-gone'))).toBe('game-over');
    const other = table('ben');
    expect(other.do(bot, abandoning(bot, 'channel-gone'))).toBeNull();
    expect(other.last).toEqual({ kind: 'ended', why: 'channel-gone' });
  });

  test('without a game there is nothing to join, leave, pass, hand over, end, undo or redo', () => {
    const paper = new Paper();
    const rules = [joining(ana, 'ana'), leaving(ana), passing(ana, undefined), handingOver(ana, 'ben'), ending(ana)];
    expect(rules.map((rule) => paper.do(ana, rule))).toEqual(rules.map(() => 'no-game'));
    expect([paper.undo(ana), paper.redo(ana)]).toEqual(['no-game', 'no-game']);
  });
});

describe('Counting', () => {
  test('losing stops at zero, paying does not start below it, life goes below', () => {
    const paper = table();
    paper.do(ana, gain(ana, 2));
    expect(paper.do(ana, pay(ana, 3))).toBe('not-enough-energy');
    paper.do(ana, counting(ana, { kind: 'lost', player: 'ana', what: 'energy', amount: 5 }));
    expect(paper.energy('ana')).toBe(0);
    paper.do(ana, counting(ana, { kind: 'lost', player: 'ana', what: 'life', amount: 23 }));
    expect(tallyOf(paper.game, 'ana', 'life')).toBe(-3);
  });

  test.each([
    ['all that was there', 2, 5, 2],
    ['nothing', 0, 5, 0],
    ['what was asked', 5, 5, undefined],
    ['what was asked', 7, 5, undefined],
  ])('what is lost is %s, and the log tells it: of %i, %i are asked', (_, have, amount, had) => {
    const paper = table();
    if (have > 0) paper.do(ana, gain(ana, have));
    paper.do(ana, counting(ana, { kind: 'lost', player: 'ana', what: 'energy', amount }));
    expect(paper.last).toEqual({
      kind: 'lost',
      player: 'ana',
      what: 'energy',
      amount,
      ...(had === undefined ? {} : { had }),
    });
  });

  test('a total above 2^53−1 is refused, upwards and downwards', () => {
    const paper = table();
    const most = Number.MAX_SAFE_INTEGER;
    paper.do(ana, counting(ana, { kind: 'set', player: 'ana', what: 'energy', amount: most }));
    paper.do(ana, counting(ana, { kind: 'set', player: 'ana', what: 'life', amount: -most }));
    expect(paper.do(ana, gain(ana, 1))).toBe('total-too-large');
    expect(paper.do(ana, counting(ana, { kind: 'proliferated', player: 'ana' }))).toBe('total-too-large');
    expect(paper.do(ana, counting(ana, { kind: 'lost', player: 'ana', what: 'life', amount: 1 }))).toBe(
      'total-too-large',
    );
  });

  test('proliferate adds one of each kind there is, and a kind at zero stays at zero (701.34a)', () => {
    const paper = table();
    paper.do(ana, gain(ana, 2));
    paper.do(ana, counting(ana, { kind: 'gained', player: 'ana', what: 'rad', amount: 4 }));
    paper.do(ana, counting(ana, { kind: 'proliferated', player: 'ana' }));
    expect(paper.game?.seats[0]?.counters).toEqual({ energy: 3, poison: 0, experience: 0, rad: 5, ticket: 0 });
  });

  test('energy is untouched by turns', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 2));
    paper.do(ana, passing(ana, undefined));
    paper.do(ana, passing(ana, undefined));
    expect(paper.energy('ana')).toBe(2);
  });
});

describe('Turns', () => {
  const whose = (paper: Paper) => paper.game?.turn;

  test('pass in the order of seats, around, over those who left', () => {
    const paper = table('ben', 'cleo');
    const turns = [0, 1, 2, 3].map(() => {
      paper.do(ana, passing(ana, undefined));
      return whose(paper)?.player;
    });
    expect(turns).toEqual(['ben', 'cleo', 'ana', 'ben']);
    paper.do(ben, leaving(ben));
    paper.do(ana, passing(ana, undefined));
    expect(whose(paper)).toEqual({ number: 6, player: 'cleo' });
  });

  test.each([
    ['the next seat', ['ana', 'ben'], undefined, 'ben'],
    ['whom one names', ['ana', 'ben'], 'ana', 'ana'],
    ['the only player again', ['ana'], undefined, 'ana'],
  ])(
    'are counted from the one the game opens in: the first to pass is followed by turn 2, for %s',
    (_, players, to, next) => {
      const paper = table(...players);
      expect(whose(paper)).toEqual({ number: 1, player: 'ana' });
      paper.do(ana, passing(ana, to));
      expect(whose(paper)).toEqual({ number: 2, player: next });
    },
  );

  test('begin with that of who opened the game by counting', () => {
    const paper = new Paper();
    paper.do(ana, gain(ana, 1));
    paper.do(ben, gain(ben, 1));
    expect(whose(paper)).toEqual({ number: 1, player: 'ana' });
    paper.do(ana, passing(ana, undefined));
    expect(whose(paper)).toEqual({ number: 2, player: 'ben' });
  });

  test('go on when their player leaves (800.4j), and pass to who sits after that player', () => {
    const paper = table('ben', 'cleo');
    paper.do(ana, passing(ana, 'ben'));
    paper.do(ben, leaving(ben));
    expect(whose(paper)).toEqual({ number: 2, player: 'ben' });
    paper.do(ana, passing(ana, undefined));
    expect(whose(paper)?.player).toBe('cleo');
  });

  test('can be extra: to the same player again', () => {
    const paper = table('ben');
    paper.do(ana, passing(ana, 'ana'));
    paper.do(ana, passing(ana, 'ana'));
    expect(whose(paper)).toEqual({ number: 3, player: 'ana' });
  });

  test('are passed once by two who look at the same one', () => {
    const paper = table('ben');
    expect(paper.do(ana, passing(ana, undefined, 1))).toBeNull();
    expect(paper.do(ben, passing(ben, undefined, 1))).toBe('turn-passed');
    expect(paper.do(cleo, passing(cleo, undefined, 1))).toBe('not-seated');
  });

  test('need somebody at the table', () => {
    const paper = table();
    paper.do(ana, leaving(ana));
    expect(paper.do(ana, passing(ana, undefined))).toBe('nobody-seated');
  });
});

describe('Revolt', () => {
  test('lasts for the turn it was marked in, for that player, whoever leaves the table', () => {
    const paper = table('ben');
    paper.do(ana, marking(ana, 'ana', 'Clue token'));
    expect([paper.revolt('ana'), paper.revolt('ben')]).toEqual([true, false]);
    paper.do(ben, leaving(ben));
    expect(paper.revolt('ana')).toBe(true);
    paper.do(ana, passing(ana, undefined));
    expect(paper.revolt('ana')).toBe(false);
  });

  test('does not outlast its turn into an extra turn of the same player', () => {
    const paper = table();
    paper.do(ana, passing(ana, 'ana'));
    paper.do(ana, marking(ana, 'ana', undefined));
    paper.do(ana, passing(ana, 'ana'));
    expect(paper.revolt('ana')).toBe(false);
  });

  test('is on again when the passing of the turn is undone, with what was marked since', () => {
    const paper = table('ben');
    paper.do(ana, marking(ana, 'ana', 'Clue token'));
    paper.do(by('ana', 2000), passing(ana, undefined));
    paper.do(by('ben', 3000), marking(ben, 'ben', 'Servo token'));
    paper.undo(ana);
    expect([paper.revolt('ana'), paper.revolt('ben')]).toEqual([true, true]);
    expect(paper.redo(ana)).toBeNull();
    expect([paper.revolt('ana'), paper.revolt('ben')]).toEqual([false, true]);
  });

  test('is on since the first permanent of the turn, and keeps the names of all', () => {
    const paper = table();
    paper.do(by('ana', 5000), marking(by('ana', 5000), 'ana', 'Clue token'));
    paper.do(by('ana', 6000), marking(by('ana', 6000), 'ana', 'Servo token'));
    expect(paper.game?.seats[0]?.left).toEqual({
      turn: 1,
      since: 5000,
      permanents: ['Clue token', 'Servo token'],
      named: 2,
    });
  });

  test('marked again without a name changes nothing', () => {
    const paper = table();
    paper.do(ana, marking(ana, 'ana', undefined));
    const { length } = paper.log;
    expect(paper.do(ana, marking(ana, 'ana', undefined))).toBeNull();
    expect(paper.log).toHaveLength(length);
  });
});

describe('Undo', () => {
  test('takes back the actor’s own last event, whatever happened since to others', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 2));
    paper.do(ben, gain(ben, 5));
    expect(paper.undo(ana)).toBeNull();
    expect([paper.energy('ana'), paper.energy('ben')]).toEqual([0, 5]);
    expect(paper.undo(ana)).toBe('nothing-to-undo');
  });

  test('is refused when a later payment needs what it takes back, and names that payment', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 3));
    paper.do(ben, pay(ben, 2, 'ana'));
    const verdict = undoing(ana)(paper.game, () => paper.log);
    expect(verdict).toMatchObject({
      ok: false,
      refusal: {
        code: 'in-the-way',
        host: 'ana',
        target: { actor: 'ana', event: { kind: 'gained' } },
        entry: { actor: 'ben', event: { kind: 'paid', player: 'ana', amount: 2 } },
      },
    });
    expect(paper.undo(ben)).toBeNull();
    expect(paper.undo(ana)).toBeNull();
    expect(paper.energy('ana')).toBe(0);
  });

  test('by the host or a judge reaches also what was done to the player they name, so that nothing is in their way for ever', () => {
    for (const helper of [ben, judge('judge')]) {
      const paper = new Paper();
      paper.do(ben, starting(ben, 20, ['ana', 'ben']));
      paper.do(ana, gain(ana, 4));
      paper.do(ben, pay(ben, 2, 'ana'));
      paper.do(ben, gain(ben, 1));
      expect(paper.undo(ana)).toBe('in-the-way');
      expect(paper.undo(helper, 'ana')).toBeNull();
      expect([paper.energy('ana'), paper.energy('ben')]).toEqual([4, 1]);
      expect(paper.redo(helper, 'ana')).toBeNull();
      expect(paper.energy('ana')).toBe(2);
      expect(paper.undo(helper, 'ana')).toBeNull();
      expect(paper.undo(ana)).toBeNull();
      expect(paper.energy('ana')).toBe(0);
    }
  });

  test('of what was done to oneself by another is for the host and judges', () => {
    const paper = table('ben', 'cleo');
    paper.do(ben, gain(ben, 4, 'cleo'));
    expect(paper.undo(cleo)).toBe('nothing-to-undo');
    expect(paper.undo(cleo, 'ben')).toBe('not-yours-to-undo');
    expect(paper.undo(ana, 'cleo')).toBeNull();
    expect(paper.energy('cleo')).toBe(0);
  });

  test('of the leaving of the last host gives them back the table, whoever sat down since', () => {
    const paper = table();
    paper.do(ana, leaving(ana));
    paper.do(ben, gain(ben, 1));
    expect(paper.game?.host).toBe('ben');
    expect(paper.undo(judge('judge'), 'ana')).toBeNull();
    expect(paper.game?.host).toBe('ana');
  });

  test('of what was done to oneself: the host and judges name themselves', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 4));
    paper.do(ben, pay(ben, 1, 'ana'));
    expect(paper.undo(ana)).toBe('in-the-way');
    expect(paper.undo(ana, 'ana')).toBeNull();
    expect(paper.energy('ana')).toBe(4);
    expect(paper.redo(ana, 'ana')).toBeNull();
    expect(paper.energy('ana')).toBe(3);
    paper.do(ana, gain(ana, 1, 'ben'));
    expect(paper.undo(ben, 'ben')).toBeNull();
    expect([paper.energy('ana'), paper.energy('ben')]).toEqual([4, 1]);
  });

  test('takes back turns newest first, and brings them back in their order', () => {
    const paper = table('ben', 'cleo');
    paper.do(ben, passing(ben, undefined));
    paper.do(cleo, passing(cleo, undefined));
    paper.do(ana, marking(ana, 'ana', undefined));
    expect(paper.undo(ben)).toBe('in-the-way');
    expect(undoing(ana, 'ben')(paper.game, () => paper.log)).toMatchObject({
      refusal: { code: 'in-the-way', entry: { actor: 'cleo', event: { kind: 'turn', player: 'cleo' } } },
    });
    expect([paper.undo(cleo), paper.undo(ben)]).toEqual([null, null]);
    expect(paper.game?.turn).toEqual({ number: 1, player: 'ana' });
    expect(paper.redo(cleo)).toBe('in-the-way');
    expect([paper.redo(ben), paper.redo(cleo)]).toEqual([null, null]);
    expect(paper.game?.turn).toEqual({ number: 3, player: 'cleo' });
  });

  test.each([
    ['the host undoes anyone’s', ana, null, undefined],
    ['a judge too, and it says so', judge('judge'), null, true],
    ['nobody else does', cleo, 'not-yours-to-undo', undefined],
  ] as const)('%s', (_, who, refusal, asJudge) => {
    const paper = table('ben', 'cleo');
    paper.do(ben, gain(ben, 1));
    expect(paper.undo(who, 'ben')).toBe(refusal);
    if (refusal === null) expect(paper.last).toMatchObject({ kind: 'undone', ...(asJudge ? { asJudge } : {}) });
  });

  test('takes back a seat that only that event gave', () => {
    const paper = table();
    paper.do(ben, gain(ben, 1));
    paper.undo(ben);
    expect(paper.game?.seats.map(({ player }) => player)).toEqual(['ana']);
  });

  test('can itself be undone, until something new happens', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 2));
    paper.undo(ana);
    expect(paper.redo(ben)).toBe('nothing-to-redo');
    expect(paper.redo(ana)).toBeNull();
    expect(paper.energy('ana')).toBe(2);
    expect(paper.redo(ana)).toBe('nothing-to-redo');
    paper.undo(ana);
    paper.do(ben, gain(ben, 1));
    expect(paper.redo(ana)).toBe('nothing-to-redo');
    expect(paper.log.map(({ event }) => event.kind)).toEqual([
      'opened',
      'gained',
      'undone',
      'redone',
      'undone',
      'gained',
    ]);
  });

  test('by the host is brought back by the host or a judge, not by who was undone', () => {
    const paper = table('ben');
    paper.do(ben, gain(ben, 2));
    paper.undo(ana, 'ben');
    expect(paper.redo(ben)).toBe('not-yours-to-undo');
    expect(paper.redo(ana)).toBeNull();
    expect(paper.energy('ben')).toBe(2);
  });

  test('brings back only what is still possible', () => {
    const paper = table('ben');
    paper.do(ana, gain(ana, 3));
    paper.do(ben, pay(ben, 3, 'ana'));
    paper.undo(ben);
    paper.undo(ana);
    expect(paper.redo(ben)).toBe('in-the-way');
    expect(paper.redo(ana)).toBeNull();
    expect(paper.redo(ben)).toBeNull();
  });

  test('of a correction leaves what happened around it', () => {
    const paper = table();
    paper.do(ana, gain(ana, 2));
    paper.do(by('ben'), counting(by('ben'), { kind: 'set', player: 'ben', what: 'energy', amount: 1 }));
    paper.do(ben, counting(ben, { kind: 'set', player: 'ana', what: 'energy', amount: 9 }));
    paper.do(ana, gain(ana, 1));
    paper.undo(ben);
    expect(paper.energy('ana')).toBe(3);
  });

  test('of everything that may be undone returns the start', () => {
    const paper = table('ben');
    const start = paper.game;
    const steps: [By, Rule][] = [
      [ana, gain(ana, 3)],
      [ben, pay(ben, 2, 'ana')],
      [ana, passing(ana, undefined)],
      [ben, marking(ben, 'ben', 'Clue token')],
      [cleo, joining(cleo, 'cleo')],
      [ben, leaving(ben)],
      [ana, handingOver(ana, 'cleo')],
    ];
    for (const [who, rule] of steps) expect(paper.do(who, rule)).toBeNull();
    for (const [who] of steps.toReversed()) expect(paper.undo(judge('judge'), who.user)).toBeNull();
    expect(paper.game).toEqual({ ...start, revision: paper.log.length });
  });
});
