import { command, say, subcommand } from '../src/command.ts';

export const help = command({
  name: 'help',
  place: 'everywhere',
  run: subcommand({}, (_input, { words, bot }) => {
    const mention = (path: string) => bot.mention(path);
    const { title, table, questions, judges, server, limits } = words.help;
    return say('private', title, {
      look: 'panel',
      texts: [title, table(mention), questions(mention), judges(mention), server(mention), limits],
    });
  }),
});
