import type { core } from 'zod/mini';
import { isJson } from '../json.ts';
import type { Path, Problem } from './problem.ts';
import { notOneOf, problem, required, tooLong } from './problem.ts';

type Issue = core.$ZodIssue;

/** A schema's complaints in Discord's words. */
export const problemsOf = (issues: readonly Issue[], body: unknown, at: Path = []): Problem[] =>
  issues.flatMap((issue) => problemsIn(issue, body, at));

const problemsIn = (issue: Issue, body: unknown, at: Path): Problem[] => {
  const path = [...at, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  switch (issue.code) {
    case 'invalid_union':
      return unionProblems(issue.errors, body, path);
    case 'invalid_type':
      return [typeProblem(issue.expected, valueAt(body, path), path)];
    case 'invalid_value':
      return [valueAt(body, path) === undefined ? required(path) : notOneOf(path, issue.values)];
    case 'too_big':
      return [
        issue.origin === 'string' || issue.origin === 'array'
          ? tooLong(path, Number(issue.maximum))
          : problem(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${issue.maximum}.`),
      ];
    case 'too_small':
      return [
        issue.origin === 'string' || issue.origin === 'array'
          ? problem(path, 'BASE_TYPE_MIN_LENGTH', `Must be ${issue.minimum} or more in length.`)
          : problem(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${issue.minimum}.`),
      ];
    case 'invalid_format':
      return [
        issue.format === 'url'
          ? problem(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.')
          : problem(path, 'BASE_TYPE_INVALID_FORMAT', `Value "${valueAt(body, path)}" is not well formed.`),
      ];
    default:
      return [problem(path, 'BASE_TYPE_INVALID', 'Value is not valid here.')];
  }
};

const typeProblem = (expected: string, value: unknown, path: Path): Problem => {
  if (value === undefined || value === null) return required(path);
  switch (expected) {
    case 'object':
      return problem(path, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType');
    case 'array':
      return problem(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    case 'boolean':
      return problem(path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    case 'string':
      return problem(path, 'STRING_TYPE_CONVERT', `Could not interpret "${value}" as string.`);
    default:
      return problem(path, 'NUMBER_TYPE_COERCE', `Value "${value}" is not ${expected}.`);
  }
};

/** Of the shapes a value may have, the one its `type` names is meant; else the one it comes nearest to. */
const unionProblems = (branches: readonly (readonly Issue[])[], body: unknown, path: Path): Problem[] => {
  const value = valueAt(body, path);
  if (value === undefined || value === null) return [required(path)];
  const isOther = (branch: readonly Issue[]): boolean =>
    branch.some(
      ({ code, path: [first, ...deeper] }) => code === 'invalid_value' && first === 'type' && deeper.length === 0,
    );
  const isOtherKind = (branch: readonly Issue[]): boolean =>
    branch.some(({ code, path: inner }) => code === 'invalid_type' && inner.length === 0);
  const meant = branches.filter((branch) => !isOther(branch) && !isOtherKind(branch));
  const [nearest] = [...meant].sort((a, b) => a.length - b.length);
  if (nearest) return problemsOf(nearest, body, path);
  return isJson(value) && 'type' in value
    ? [problem([...path, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" cannot be ${value.type} here.`)]
    : [problem(path, 'BASE_TYPE_INVALID', 'Value is not valid here.')];
};

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJson(value) ? value[key] : undefined;
  }, body);
