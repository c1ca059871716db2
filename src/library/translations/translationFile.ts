import { z } from 'zod';
import type { HeldReview, Review } from '../judged/judged.ts';

/*
 * The file by which communities share the French that their judges have read: one JSON object a line, the newest review of each text,
 * named by the text key of its English (of the French that was read, where no English was known). It says of which server a review is, and never by whom.
 */

const line = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  fr: z.string().trim().min(1).max(8000),
  server: z.string().max(200).nullable(),
  at: z.iso.date(),
});

/** The reviews of all servers as such a file; of several of one text the newest. */
export const makeTranslationFile = (reviews: readonly HeldReview[]): string => {
  const newest = new Map<string, HeldReview>();
  for (const review of reviews.toSorted((a, b) => a.at - b.at)) newest.set(review.key, review);
  return [...newest.values()]
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, fr, server, at }) => `${JSON.stringify({ key, fr, server, at: dayOf(at) })}\n`)
    .join('');
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What such a file holds; null with the number of the first line that is none of ours, and why. */
export const parseTranslationFile = (
  text: string,
): { readonly reviews: readonly Review[] } | { readonly line: number; readonly reason: string } => {
  const reviews: Review[] = [];
  for (const [i, json] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (json.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      return { line: i + 1, reason: 'it is not JSON' };
    }
    const parsed = line.safeParse(value);
    if (!parsed.success) return { line: i + 1, reason: z.prettifyError(parsed.error).replaceAll('\n', ' ') };
    const { key, fr, server, at } = parsed.data;
    reviews.push({ key, fr, server, judge: null, at: Date.parse(at) });
  }
  return { reviews };
};
