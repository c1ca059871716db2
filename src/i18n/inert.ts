/*
 * What people typed, made harmless: it pings nobody, formats nothing, hides nothing and cannot turn the text around it.
 * Discord's own allowed_mentions is the wall; this is for the eye.
 */

// Format characters (bidi controls, zero-width, soft hyphen, tags), controls, lone surrogates, private use, and fillers that show as nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115F\u1160\u3164\uFFA0\u2800]|\u034F|[\uFE00-\uFE0F]/gu;
const SPACES = /[\s\u2028\u2029]+/gu;
const MARKDOWN = /[\\*_~`|>#\-+[\]()<:@.!]/g;
/** Marks stacked on one letter beyond what any language writes. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** One clean line of at most `max` code points, for labels, choices and files: no markdown escapes. */
export const oneLine = (typed: string, max = 100): string => {
  const clean = typed
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  const points = [...clean];
  return points.length <= max ? clean : `${points.slice(0, max - 1).join('')}…`;
};

/** The same with every markdown character escaped, for messages. */
export const inert = (typed: string, max = 100): string => oneLine(typed, max).replace(MARKDOWN, '\\$&');

/** Whether nothing of it would be seen. */
export const isBlank = (typed: string): boolean => oneLine(typed) === '';
