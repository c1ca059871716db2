import type { Message } from '../discord.ts';
import { answered, say } from './answered.ts';
import { type Control, isOff } from './controls.ts';
import { type Faulty, fault } from './fault.ts';
import { fold } from './name.ts';
import type { Target } from './parse.ts';
import type { Session } from './session.ts';

type Found = { readonly kind: 'message'; readonly message: Message } | Faulty;

const numbersOf = ({ feed }: Session, messages: readonly Message[]): readonly number[] =>
  messages.flatMap(({ id }) => feed.numberOf(id) ?? []);

export const messageNumbered = (session: Session, number: number): Found => {
  const message = session.screen.visible.find((each) => session.feed.numberOf(each.id) === number);
  if (message) return { kind: 'message', message };
  return fault({ code: 'no-message', number, exists: numbersOf(session, session.screen.visible) });
};

const messageToClick = (session: Session, number: number | null): Found => {
  const message = number === null ? session.screen.lastWithControls : undefined;
  if (message) return { kind: 'message', message };
  if (number !== null) {
    const found = messageNumbered(session, number);
    if (found.kind === 'fault' || session.screen.controlsOf(found.message).length > 0) return found;
  }
  const others = session.screen.visible.filter((each) => !session.screen.controlsOf(each).every(isOff));
  return fault({ code: 'no-controls', others: numbersOf(session, others) });
};

/** A label may be shortened as long as it is the only one that fits. */
const findControl = (controls: readonly Control[], target: Target): Control | Faulty => {
  const exists = controls.flatMap((it, index) => (isOff(it) ? [] : [`${index + 1}: ${it.label}`]));
  if ('number' in target) {
    return controls[target.number - 1] ?? fault({ code: 'no-control', typed: String(target.number), exists });
  }
  const typed = fold(target.label);
  const [first, ...others] = controls.filter(({ label }) => fold(label).includes(typed));
  const exact = controls.find(({ label }) => fold(label) === typed);
  const found = exact ?? (others.length === 0 ? first : undefined);
  return found ?? fault({ code: 'no-control', typed: target.label, exists });
};

/** Presses a button, or chooses one option of a select. */
export const use = (session: Session, targets: readonly [Target], number: number | null) => {
  const found = messageToClick(session, number);
  if (found.kind === 'fault') return say(session, found.fault);
  const control = findControl(session.screen.controlsOf(found.message), targets[0]);
  switch (control.kind) {
    case 'fault':
      return say(session, control.fault);
    case 'button': {
      if (isOff(control)) return say(session, { code: 'control-off', label: control.label });
      return answered(session, session.who, session.discord.click(session.who, found.message, control.customId));
    }
    case 'option':
      return choose(session, targets, number);
  }
};

/** Chooses options of one select. */
export const choose = (session: Session, targets: readonly Target[], number: number | null) => {
  const found = messageToClick(session, number);
  if (found.kind === 'fault') return say(session, found.fault);
  const controls = session.screen.controlsOf(found.message);
  const options: Extract<Control, { kind: 'option' }>[] = [];
  for (const target of targets) {
    const control = findControl(controls, target);
    if (control.kind === 'fault') return say(session, control.fault);
    if (control.kind === 'button') return say(session, { code: 'choose-button', label: control.label });
    if (isOff(control)) return say(session, { code: 'control-off', label: control.label });
    options.push(control);
  }
  const [customId, ...others] = new Set(options.map(({ menu }) => menu.customId));
  if (customId === undefined || others.length > 0) return say(session, { code: 'two-menus' });
  const values = options.map(({ value }) => value);
  return answered(session, session.who, session.discord.select(session.who, found.message, customId, values));
};
