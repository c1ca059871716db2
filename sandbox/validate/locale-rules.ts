import { isJson } from '../json.ts';
import type { Path, Problem } from './problem.ts';
import { notOneOf } from './problem.ts';

/** The languages of Discord's clients. There is no fr-FR and no fr-CA. */
export const LOCALES = (
  'ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi ' +
  'zh-CN zh-TW'
).split(' ');

export const localeProblems = (localizations: unknown, path: Path): Problem[] =>
  isJson(localizations)
    ? Object.keys(localizations).flatMap((locale) =>
        LOCALES.includes(locale) ? [] : [notOneOf([...path, locale], LOCALES)],
      )
    : [];
