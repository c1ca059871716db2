import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ImportOptions } from './format.ts';
import { KINDS } from './kinds.ts';
import { calendarDate, readDate } from './page/dates.ts';

export const USAGE = `Write: npm run import -- FILE… [--card NAME] [--mechanic NAME] [--date YYYY-MM-DD] [--lang fr|en] [--status official|reviewed|machine]
${KINDS}`;

const options = z
  .strictObject({
    card: z.string().min(1).optional(),
    mechanic: z.string().min(1).optional(),
    date: z
      .string()
      .transform((text, context) => {
        const read = readDate(text.trim());
        const plain = read?.date.kind === 'plain' && read.length === text.trim().length ? read.date : null;
        const date = plain && calendarDate(plain, true);
        if (date) return date;
        context.addIssue('is a calendar date such as 2024-06-07');
        return z.NEVER;
      })
      .optional(),
    lang: z.enum(['fr', 'en'], 'is fr or en').optional(),
    status: z.enum(['official', 'reviewed', 'machine'], 'is official, reviewed or machine').optional(),
  })
  .refine(({ card, mechanic }) => !(card && mechanic), { path: ['card'], error: 'and --mechanic: give one of them' });

/** What stands on the command line of an import, a call for help, or every fault in it. */
export const readArguments = (
  typed: readonly string[],
):
  | { readonly ok: 'help' }
  | { readonly ok: true; readonly files: readonly string[]; readonly options: ImportOptions }
  | { readonly ok: false; readonly faults: readonly string[] } => {
  const text = { type: 'string' } as const;
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        card: text,
        mechanic: text,
        date: text,
        lang: text,
        status: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return { ok: false, faults: [error instanceof Error ? error.message : String(error)] };
  }
  const { help, ...given } = parsed.values;
  if (help) return { ok: 'help' };
  const { positionals: files } = parsed;
  const checked = options.safeParse(given);
  const faults = [
    ...(files.length === 0 ? ['No file was named.'] : []),
    ...(checked.success ? [] : checked.error.issues.map((issue) => `--${issue.path.join('.')} ${issue.message}.`)),
  ];
  if (faults.length > 0 || !checked.success) return { ok: false, faults };
  const { lang, ...rest } = checked.data;
  return { ok: true, files, options: { ...rest, language: lang } };
};
