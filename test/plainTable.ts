/*
 * A table as one would write it on paper, to hold the real one to: lists that are changed in place, the whole game added up anew at every
 * look, no verdicts. Nothing of the bot is used here.
 */

export interface Act {
  readonly actor: string;
  readonly does:
    | 'open'
    | 'gain'
    | 'lose'
    | 'pay'
    | 'set'
    | 'hurt'
    | 'proliferate'
    | 'revolt'
    | 'turn'
    | 'join'
    | 'leave'
    | 'host'
    | 'end';
  readonly player: string;
  readonly n: number;
}

interface Line {
  readonly act: Act | null;
  undone: boolean;
}

export interface Sheet {
  host: string;
  turn: number;
  whose: string;
  ended: boolean;
  players: { player: string; here: boolean; energy: number; poison: number; life: number; revolt: number | null }[];
}

class Impossible extends Error {}

export class PlainTable {
  #lines: Line[] = [];
  #undos: { line: Line; by: string }[] = [];

  /** How many events there were. */
  get revision(): number {
    return this.#lines.length;
  }

  /** What everything adds up to; null before anything happened. */
  get sheet(): Sheet | null {
    return add(this.#lines);
  }

  get open(): boolean {
    return this.sheet?.ended === false;
  }

  /** Whose event an undo of the newest would take back; null when nothing is left. */
  get newest(): string | null {
    return this.#lines.findLast((line) => undoable(line))?.act?.actor ?? null;
  }

  /** Does something; false when it can't be done. */
  act(act: Act, judge: boolean): boolean {
    const { sheet } = this;
    const lines = [...this.#lines];
    if (!sheet) {
      if (!['gain', 'lose', 'pay', 'set', 'hurt', 'proliferate', 'revolt'].includes(act.does)) return false;
      lines.push({ act: { actor: act.actor, does: 'open', player: act.actor, n: 0 }, undone: false });
    } else if (!may(sheet, act, judge)) return false;
    if (act.does === 'revolt' && act.n === 0 && sheet && revoltOn(sheet, act.player)) return true;
    lines.push({ act, undone: false });
    if (!fits(lines)) return false;
    this.#lines = lines;
    this.#undos = [];
    return true;
  }

  /** `of` is the player who is named; null for nobody. */
  undo(actor: string, of: string | null, judge: boolean): boolean {
    const line = this.#lines.findLast((each) => this.#isOf(each, of, actor, judge) && undoable(each));
    if (!this.open || !line || (line.act?.actor !== actor && this.sheet?.host !== actor && !judge)) return false;
    line.undone = true;
    if (!fits(this.#lines) || this.#turnsAfter(line)) {
      line.undone = false;
      return false;
    }
    this.#undos.push({ line, by: actor });
    this.#lines.push({ act: null, undone: false });
    return true;
  }

  redo(actor: string, of: string, judge: boolean): boolean {
    const found = this.#undos.findLast(({ line, by }) => by === of || this.#isOf(line, of, actor, judge));
    if (!this.open || !found || (found.by !== actor && this.sheet?.host !== actor && !judge)) return false;
    found.line.undone = false;
    if (!fits(this.#lines) || this.#turnsAfter(found.line) || this.#turnsMissing(found.line)) {
      found.line.undone = true;
      return false;
    }
    this.#undos = this.#undos.filter((each) => each !== found);
    this.#lines.push({ act: null, undone: false });
    return true;
  }

  /** Who is named is named also for what was done to them; oneself only by who may undo that. */
  #isOf({ act }: Line, of: string | null, asker: string, judge: boolean): boolean {
    if (act?.actor === (of ?? asker)) return true;
    const mayName = of !== null && (of !== asker || judge || this.sheet?.host === asker);
    return mayName && act?.player === of && act.does !== 'end';
  }

  #turnsAfter(line: Line): boolean {
    const later = this.#lines.slice(this.#lines.indexOf(line) + 1);
    return line.act?.does === 'turn' && later.some(({ act, undone }) => act?.does === 'turn' && !undone);
  }

  #turnsMissing(line: Line): boolean {
    const before = this.#lines.slice(0, this.#lines.indexOf(line));
    const missing = this.#undos.some((undo) => undo.line.act?.does === 'turn' && before.includes(undo.line));
    return line.act?.does === 'turn' && missing;
  }
}

const undoable = ({ act, undone }: Line): boolean =>
  act !== null && !undone && act.does !== 'open' && act.does !== 'end';

const revoltOn = (sheet: Sheet, player: string): boolean =>
  sheet.players.some((each) => each.player === player && each.here && each.revolt === sheet.turn);

const may = (sheet: Sheet, { actor, does, player }: Act, judge: boolean): boolean => {
  const seated = sheet.players.some((each) => each.player === actor && each.here);
  if (sheet.ended) return false;
  if (does === 'host') return (actor === sheet.host || judge) && player !== sheet.host;
  if (does === 'leave') return seated;
  const forTable = does === 'turn' || does === 'end';
  return seated || actor === sheet.host || judge || (player === actor && !forTable);
};

const fits = (lines: readonly Line[]): boolean => {
  try {
    add(lines);
    return true;
  } catch (error) {
    if (error instanceof Impossible) return false;
    throw error;
  }
};

const add = (lines: readonly Line[]): Sheet | null => {
  let sheet: Sheet | null = null;
  for (const { act, undone } of lines) {
    if (act === null || undone) continue;
    sheet ??= { host: act.actor, turn: 1, whose: act.actor, ended: false, players: [] };
    if (act.does !== 'open') apply(sheet, act);
  }
  return sheet;
};

const apply = (sheet: Sheet, { does, player, n }: Act): void => {
  if (does === 'end') {
    sheet.ended = true;
    return;
  }
  let seat = sheet.players.find((each) => each.player === player);
  if (does === 'join' && seat?.here) throw new Impossible();
  if (does === 'leave') {
    if (!seat?.here) throw new Impossible();
    const at = sheet.players.indexOf(seat);
    seat.here = false;
    const heir = [...sheet.players.slice(at), ...sheet.players.slice(0, at)].find((each) => each.here);
    if (sheet.host === player && heir) sheet.host = heir.player;
    return;
  }
  const nobodyHosts = sheet.players.some((each) => each.player === sheet.host && !each.here);
  if (nobodyHosts && !seat?.here) sheet.host = player;
  if (!seat) {
    seat = { player, here: true, energy: 0, poison: 0, life: 20, revolt: null };
    sheet.players.push(seat);
  }
  seat.here = true;
  switch (does) {
    case 'gain':
      seat.energy += n;
      break;
    case 'lose':
      seat.energy = Math.max(0, seat.energy - n);
      break;
    case 'pay':
      if (seat.energy < n) throw new Impossible();
      seat.energy -= n;
      break;
    case 'set':
      seat.poison = n;
      break;
    case 'hurt':
      seat.life -= n;
      break;
    case 'proliferate':
      if (seat.energy > 0) seat.energy++;
      if (seat.poison > 0) seat.poison++;
      break;
    case 'revolt':
      seat.revolt = sheet.turn;
      break;
    case 'turn':
      sheet.turn++;
      sheet.whose = player;
      break;
    case 'host':
      sheet.host = player;
      break;
  }
};

/** Who comes after whoever has the turn; null when nobody is there. */
export const afterTurn = ({ players, whose }: Sheet): string | null => {
  const at = players.findIndex((each) => each.player === whose);
  const round = at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return round.find((each) => each.here)?.player ?? null;
};
