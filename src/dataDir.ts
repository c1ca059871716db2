import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes the folder where state lives, where there is none, and makes sure that it can be written in. Throws the system's reason. */
export const makeDataDir = (path: string): void => {
  makeFolder(resolve(path));
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
};

/** One by one: asked for all of them at once, Node never returns where the system makes none at all, as in /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};
