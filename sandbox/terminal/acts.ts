import { answered, say } from './answered.ts';
import { complete, pick } from './autocomplete.ts';
import { choose, messageNumbered, use } from './clicks.ts';
import { listApps, listChannels, listCommands, listUsers, showHelp } from './lists.ts';
import { answersTo } from './modal.ts';
import { titleIn } from './offers.ts';
import type { Intent } from './parse.ts';
import type { Session } from './session.ts';

/** How many messages are shown on coming to a place, or when they are asked for. */
const MOST_SHOWN = 20;

/** Does what a line asks for, waits until the bot is done, and says what there is to see. */
export const perform = async (intent: Intent, session: Session): Promise<readonly string[]> => {
  const { discord, who } = session;
  switch (intent.kind) {
    case 'nothing':
    case 'quit':
      return [];
    case 'fault':
      return say(session, intent.fault);
    case 'slash':
      return answered(
        session,
        who,
        discord.slash(who, titleIn(session.locale, intent.call.leaf.parts), intent.call.options),
      );
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
    case 'cancel':
      session.closeModal();
      return [session.words.modalClosed];
    case 'apps': {
      const message = messageNumbered(session, intent.message);
      if (message.kind === 'fault') return say(session, message.fault);
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

const arrive = async (session: Session): Promise<readonly string[]> => [
  session.whereabouts,
  ...(await session.screen.catchUp(MOST_SHOWN)),
];

/** Sends the open modal; one that Discord does not send stays open. */
const fill = async (session: Session, typed: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const { opened, discord } = session;
  if (!opened) return say(session, { code: 'no-modal' });
  const outcome = await discord.submit(opened.who, opened.outcome, answersTo(opened.fields, typed));
  if (outcome.failed !== 'refused') session.closeModal();
  return answered(session, opened.who, Promise.resolve(outcome));
};

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
      const texts = await session.screen.showAll(session.screen.visible.slice(-MOST_SHOWN));
      return texts.length === 0 ? [session.words.nothingHere] : texts;
    }
  }
};
