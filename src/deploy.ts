import { REST, type RESTGetCurrentApplicationResult, Routes } from 'discord.js';
import { config } from 'dotenv';
import { commands } from '../commands/index.ts';
import { definitionFaults } from './discord/definitions.ts';
import { register } from './discord/register.ts';
import { readEnv } from './env.ts';

/** `npm run deploy`: registers the commands without starting the bot; with DEV_GUILD_ID in that server only. */
const deploy = async (): Promise<string> => {
  config({ quiet: true });
  const read = readEnv(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { token, apiBase, devGuild } = read.env;
  if (token === null) throw new Error('DISCORD_TOKEN is missing: there is no Discord to register the commands with.');
  const faults = definitionFaults(commands);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rest = new REST({ version: '10', ...(apiBase === null ? {} : { api: apiBase }) }).setToken(token);
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult; // what this route answers
  const { ids, sent } = await register(rest, id, commands, devGuild);
  const where = devGuild === null ? 'everywhere' : `in server ${devGuild}`;
  return `${ids.size} commands are registered ${where}${sent ? '' : ', as they were before'}.`;
};

try {
  process.stdout.write(`${await deploy()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
