import { nameIn } from '../registered-command.ts';
import { answered, say, tellNews } from './answered.ts';
import { titleIn } from './offers.ts';
import type { Intent } from './parse.ts';
import type { Session } from './session.ts';
import { tellFailure } from './trouble.ts';

/** Shows the choices that the bot offers for an option. */
export const complete = async (
  session: Session,
  { call, focused }: Extract<Intent, { kind: 'complete' }>,
): Promise<readonly string[]> => {
  const { discord, who, words, locale } = session;
  const completion = await discord.complete(who, titleIn(locale, call.leaf.parts), call.options, focused);
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

/** Runs the completed command with one of the choices. */
export const pick = (session: Session, number: number): Promise<readonly string[]> | readonly string[] => {
  const { offered, discord, who } = session;
  if (offered === null || offered.choices.length === 0) return say(session, { code: 'no-choices' });
  const choice = offered.choices[number - 1];
  if (!choice) return say(session, { code: 'no-choice', number, count: offered.choices.length });
  const options = { ...offered.call.options, [offered.focused]: choice.value };
  return answered(session, who, discord.slash(who, titleIn(session.locale, offered.call.leaf.parts), options));
};
