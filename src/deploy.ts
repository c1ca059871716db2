import { DiscordAPIError, REST, type RESTGetCurrentApplicationResult, Routes } from 'discord.js';
import { config } from 'dotenv';
import { commands } from '../commands/index.ts';
import { FATAL_CLOSES } from './discord/client.ts';
import { definitionFaults } from './discord/definitions.ts';
import { register } from './discord/register.ts';
import { readEnv } from './env.ts';

const USAGE =
  'Write: npm run deploy. It registers the commands in Discord without starting the bot; with DEV_GUILD_ID set, in that server only.';

/** `npm run deploy`: registers the commands without starting the bot; with DEV_GUILD_ID in that server only. */
const deploy = async (args: readonly string[]): Promise<string> => {
  if (args[0] === '--help' || args[0] === '-h') return USAGE;
  if (args.length > 0) throw new Error(USAGE);
  config({ quiet: true });
  const read = readEnv(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { token, apiBase, devGuild } = read.env;
  if (token === null) {
    throw new Error(
      'DISCORD_TOKEN is missing. Copy the token from the developer portal into it, in .env or in the environment; the local Discord needs no registration.',
    );
  }
  const faults = definitionFaults(commands);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rest = new REST({ version: '10', ...(apiBase === null ? {} : { api: apiBase }) }).setToken(token);
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult; // what this route answers
  const { ids, sent } = await register(rest, id, commands, devGuild);
  const where = devGuild === null ? 'everywhere' : `in server ${devGuild}`;
  return `${ids.size} commands are registered ${where}${sent ? '' : ', as they were before'}.`;
};

/** What the operator can do something about, in the words of `npm start`. */
const explain = (error: unknown): string => {
  if (error instanceof DiscordAPIError && error.status === 401) return FATAL_CLOSES[4004] ?? error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith('E')) {
    return `Discord can't be reached (${error.message}). Try again when it can.`;
  }
  return error.message;
};

try {
  process.stdout.write(`${await deploy(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
