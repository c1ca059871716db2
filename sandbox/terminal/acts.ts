import type { Message, Outcome, Who } from '../discord.ts';
import { nameIn } from '../registered-command.ts';
import type { Control } from './controls.ts';
import { type Fault, type Faulty, fault } from './fault.ts';
import { listApps, listChannels, listCommands, listUsers, showHelp } from './lists.ts';
import { answersTo, showModal } from './modal.ts';
import { fold } from './name.ts';
import type { Intent, Target } from './parse.ts';
import type { Session } from './session.ts';
import { isFault, tellFailure, tellRefusal } from './trouble.ts';
import { sayFault } from './words.ts';

/** How many messages are shown on coming to a place, or when they are asked for. */
const MOST_SHOWN = 20;

/** Does what a line asks for, waits until the bot is done, and says what there is to see. */
export const perform = async (intent: Intent, session: Session): Promise<readonly string[]> => {
  const { discord, who, words } = session;
  switch (intent.kind) {
    case 'nothing':
    case 'quit':
      return [];
    case 'fault':
      return [sayFault(words, intent.fault)];
    case 'slash':
      return answered(session, who, discord.slash(who, intent.call.leaf.path, intent.call.options));
    case 'complete':
      return complete(session, intent);
    case 'pick':
      return pick(session, intent.number);
    case 'click':
      return use(session, [intent.target], intent.message);
    case 'choose':
      return choose(session, intent.targets, intent.message);
    case 'fill':
      return fill(session, intent.fields);
    case 'apps': {
      const message = messageNumbered(session, intent.message);
      if (message.kind === 'fault') return [sayFault(words, message.fault)];
      return answered(session, who, discord.messageCommand(who, intent.command, message.message));
    }
    case 'as':
      session.become(discord.world.user(intent.user));
      return arrive(session);
    case 'in':
      session.goTo(
        intent.channel === 'dm' ? discord.world.directMessages(who.user) : discord.world.channel(intent.channel),
      );
      return arrive(session);
    case 'locale':
      session.speak(intent.locale);
      return [session.whereabouts];
    case 'list':
      return list(session, intent.what);
  }
};

const say = ({ words }: Session, what: Fault): readonly string[] => [sayFault(words, what)];

/** What came of something that was sent to the bot. */
const answered = async (session: Session, who: Who, sent: Promise<Outcome>): Promise<readonly string[]> => {
  const outcome = await sent;
  await session.feed.settled(outcome);
  const seen = await tellNews(session);
  const opened = outcome.modal ? session.open(who, outcome) : null;
  const modal = opened ? showModal(opened.modal, opened.fields, session.sight) : [];
  const told = [...seen, ...tellFailure(outcome, session.words), ...modal];
  return told.length === 0 ? [session.words.received] : told;
};

/** What happened since the last look. */
export const tellNews = async (session: Session): Promise<readonly string[]> => {
  const { news, refusals } = session.feed.take();
  const faults = refusals.filter(isFault).map((refusal) => tellRefusal(refusal, session.words));
  return [...faults, ...(await session.tell(news))];
};

const arrive = async (session: Session): Promise<readonly string[]> => [
  session.whereabouts,
  ...(await session.catchUp(MOST_SHOWN)),
];

// ── Autocomplete ────────────────────────────────────────────────────────────────────────────────────────────────────

const complete = async (
  session: Session,
  { call, focused }: Extract<Intent, { kind: 'complete' }>,
): Promise<readonly string[]> => {
  const { discord, who, words, locale } = session;
  const completion = await discord.complete(who, call.leaf.path, call.options, focused);
  const troubles = [...(await tellNews(session)), ...tellFailure(completion, words)];
  if (completion.failed) return troubles;
  const { choices } = completion;
  session.offered = { call, focused, choices };
  const option = call.leaf.options.find(({ name }) => name === focused);
  const title = option ? nameIn(locale, option) : focused;
  const typed = call.options[focused] ?? '';
  if (choices.length === 0) return [...troubles, words.noChoicesFor(title, typed)];
  return [
    ...troubles,
    words.choicesFor(title, typed),
    ...choices.map(({ name }, index) => `  ${session.sight.pen.bold(`${index + 1}`)} ${name}`),
  ];
};

const pick = (session: Session, number: number): Promise<readonly string[]> | readonly string[] => {
  const { offered, discord, who } = session;
  if (offered === null || offered.choices.length === 0) return say(session, { code: 'no-choices' });
  const choice = offered.choices[number - 1];
  if (!choice) return say(session, { code: 'no-choice', number, count: offered.choices.length });
  const options = { ...offered.call.options, [offered.focused]: choice.value };
  return answered(session, who, discord.slash(who, offered.call.leaf.path, options));
};

// ── Buttons and selects ─────────────────────────────────────────────────────────────────────────────────────────────

type Found = { readonly kind: 'message'; readonly message: Message } | Faulty;

const messageNumbered = (session: Session, number: number): Found => {
  const message = session.visible.find((each) => session.feed.numberOf(each) === number);
  if (message) return { kind: 'message', message };
  return fault({ code: 'no-message', number, exists: session.visible.map((each) => session.feed.numberOf(each)) });
};

const messageToClick = (session: Session, number: number | null): Found => {
  const message = number === null ? session.lastWithControls : undefined;
  if (message) return { kind: 'message', message };
  if (number !== null) {
    const found = messageNumbered(session, number);
    if (found.kind === 'fault' || session.controlsOf(found.message).length > 0) return found;
  }
  const others = session.visible.filter((each) => session.controlsOf(each).length > 0);
  return fault({ code: 'no-controls', others: others.map((each) => session.feed.numberOf(each)) });
};

const findControl = (controls: readonly Control[], target: Target): Control | Faulty => {
  const typed = 'number' in target ? String(target.number) : target.label;
  const control =
    'number' in target
      ? controls[target.number - 1]
      : (controls.find(({ label }) => fold(label) === fold(typed)) ??
        controls.find(({ label }) => fold(label).includes(fold(typed))));
  const exists = controls.map(({ label }, index) => `${index + 1}: ${label}`);
  return control ?? fault({ code: 'no-control', typed, exists });
};

/** Presses a button, or chooses one option of a select. */
const use = (session: Session, targets: readonly [Target], number: number | null) => {
  const found = messageToClick(session, number);
  if (found.kind === 'fault') return say(session, found.fault);
  const control = findControl(session.controlsOf(found.message), targets[0]);
  switch (control.kind) {
    case 'fault':
      return say(session, control.fault);
    case 'button': {
      if (control.disabled) return say(session, { code: 'control-off', label: control.label });
      return answered(session, session.who, session.discord.click(session.who, found.message, control.customId));
    }
    case 'option':
      return choose(session, targets, number);
  }
};

/** Chooses options of one select. */
const choose = (session: Session, targets: readonly Target[], number: number | null) => {
  const found = messageToClick(session, number);
  if (found.kind === 'fault') return say(session, found.fault);
  const controls = session.controlsOf(found.message);
  const options: Extract<Control, { kind: 'option' }>[] = [];
  for (const target of targets) {
    const control = findControl(controls, target);
    if (control.kind === 'fault') return say(session, control.fault);
    if (control.kind === 'button') return say(session, { code: 'choose-button', label: control.label });
    if (control.menu.disabled) return say(session, { code: 'control-off', label: control.label });
    options.push(control);
  }
  const [customId, ...others] = new Set(options.map(({ menu }) => menu.customId));
  if (customId === undefined || others.length > 0) return say(session, { code: 'two-menus' });
  const values = options.map(({ value }) => value);
  return answered(session, session.who, session.discord.select(session.who, found.message, customId, values));
};

// ── Modals ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sends the open modal; one that Discord does not send stays open. */
const fill = async (session: Session, typed: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const { opened, discord } = session;
  if (!opened) return say(session, { code: 'no-modal' });
  const outcome = await discord.submit(opened.who, opened.outcome, answersTo(opened.fields, typed));
  if (outcome.failed !== 'refused') session.opened = null;
  return answered(session, opened.who, Promise.resolve(outcome));
};

// ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const list = async (session: Session, what: Extract<Intent, { kind: 'list' }>['what']): Promise<readonly string[]> => {
  switch (what) {
    case 'users':
      return listUsers(session);
    case 'channels':
      return listChannels(session);
    case 'commands':
      return listCommands(session);
    case 'apps':
      return listApps(session);
    case 'help':
      return showHelp(session);
    case 'messages': {
      const texts = await session.showAll(session.visible.slice(-MOST_SHOWN));
      return texts.length === 0 ? [session.words.nothingHere] : texts;
    }
  }
};
