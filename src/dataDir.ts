import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FatalError } from './fatal.ts';

/** Makes the folder where state lives, where there is none, and makes sure that it can be written in. Throws a FatalError that says why not. */
export const makeDataDir = (path: string): void => {
  try {
    makeFolder(resolve(path));
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    if (cause instanceof FatalError) throw cause;
    throw cannotKeep(path, reasonOf(cause), { cause });
  }

  /** One by one: asked for all of them at once, Node never returns where the system makes none at all, as in /proc. */
  function makeFolder(folder: string): void {
    if (!existsSync(folder)) {
      makeFolder(dirname(folder));
      mkdirSync(folder);
    } else if (!statSync(folder).isDirectory()) {
      throw cannotKeep(path, `${folder} is a file, not a folder`);
    }
  }
};

const cannotKeep = (path: string, why: string, options?: ErrorOptions): FatalError =>
  new FatalError(
    `The data can't be kept in ${path}: ${why}. Set DATA_DIR to a folder that the bot may write in.`,
    options,
  );

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'the system makes no folders there',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};
