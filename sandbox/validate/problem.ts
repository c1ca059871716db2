import type { NestedErrors } from '../errors.ts';
import { DiscordError } from '../errors.ts';

/** One thing wrong with a body: where, Discord's name for it, and in words. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export type Path = Problem['path'];

export const problem = (path: Path, code: string, message: string): Problem => ({ path, code, message });

export const required = (path: Path): Problem => problem(path, 'BASE_TYPE_REQUIRED', 'This field is required');

export const tooLong = (path: Path, most: number): Problem =>
  problem(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);

export const badLength = (path: Path, least: number, most: number): Problem =>
  problem(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

export const notOneOf = (path: Path, values: readonly unknown[]): Problem =>
  problem(path, 'BASE_TYPE_CHOICES', `Value must be one of {${values.join(', ')}}.`);

/** Refuses a body that has problems, the way Discord nests them. */
export const refuse = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new DiscordError(50035, { errors: nest(problems) });
};

export const nest = (problems: readonly Problem[]): NestedErrors => {
  const root: NestedErrors = {};
  for (const { path, code, message } of problems) {
    let place = root;
    for (const key of path) {
      const inner = place[key];
      const next: NestedErrors = inner && !Array.isArray(inner) ? inner : {};
      place[key] = next;
      place = next;
    }
    const here = place._errors;
    if (Array.isArray(here)) here.push({ code, message });
    else place._errors = [{ code, message }];
  }
  return root;
};
