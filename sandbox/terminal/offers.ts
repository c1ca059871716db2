import type { CommandOption, RegisteredCommand } from '../registered-command.ts';
import { nameIn, OPTION } from '../registered-command.ts';
import type { Named } from './name.ts';

/** A command, a group or a subcommand. */
type Branch = Pick<RegisteredCommand, 'name' | 'name_localizations' | 'description' | 'description_localizations'> & {
  readonly options?: readonly CommandOption[];
};

/** Something that can be run: a command without subcommands, or one subcommand. */
export interface Leaf {
  /** The default names with a space between them, as the bot hears them: `energy gain`. */
  readonly path: string;
  readonly parts: readonly Branch[];
  readonly options: readonly CommandOption[];
}

const isBranch = ({ type }: CommandOption): boolean => type === OPTION.subcommand || type === OPTION.group;

const CHAT_INPUT = 1;
const ON_MESSAGE = 3;

export const slashCommands = (commands: readonly RegisteredCommand[]): readonly RegisteredCommand[] =>
  commands.filter(({ type }) => type === CHAT_INPUT);

export const messageCommands = (commands: readonly RegisteredCommand[]): readonly RegisteredCommand[] =>
  commands.filter(({ type }) => type === ON_MESSAGE);

/** The subcommands and groups right below; none when it can itself be run. */
export const branchesOf = ({ options = [] }: Branch): readonly Branch[] =>
  options.filter(isBranch).map((option) => ({ description_localizations: null, name_localizations: null, ...option }));

export const leafOf = (parts: readonly Branch[]): Leaf => ({
  path: parts.map((part) => part.name).join(' '),
  parts,
  options: (parts.at(-1)?.options ?? []).filter((option) => !isBranch(option)),
});

export const leavesOf = (commands: readonly RegisteredCommand[]): readonly Leaf[] => {
  const below = (branch: Branch, above: readonly Branch[]): readonly Leaf[] => {
    const parts = [...above, branch];
    const branches = branchesOf(branch);
    return branches.length === 0 ? [leafOf(parts)] : branches.flatMap((next) => below(next, parts));
  };
  return slashCommands(commands).flatMap((command) => below(command, []));
};

/** `/energy gain`, or `/énergie obtenir`. */
export const titleIn = (locale: string, parts: readonly Named[]): string =>
  `/${parts.map((part) => nameIn(locale, part)).join(' ')}`;
