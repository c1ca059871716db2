import fc from 'fast-check';

/* What people might type to do harm, and what it would look like if it did. */

const FRAGMENTS = [
  '@everyone',
  '@here',
  '<@&1105000000000000000>',
  '<@1105000000000000000>',
  '<#1105000000000000000>',
  '</energy gain:1>',
  '<t:0:R>',
  '[words](https://evil.example)',
  'https://evil.example',
  '||spoiler||',
  '**bold**',
  '__under__',
  '`code`',
  '```\nblock',
  '\n# heading',
  '\n> quote',
  '\n- item',
  '-# small',
  '\u202Ereversed',
  '\u2066isolated',
  '@\u200Beveryone',
  '\u200B',
  '\\',
  '{E}',
  'Æther',
  ' ',
];
/** A few of these in a row. */
export const hostile = fc
  .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));

/** What would work as markdown or as a mention if it stood like this in a message. Code spans show what is in them as it is. */
export const DANGERS = [
  /(?<!\\)@(everyone|here)/,
  /(?<!\\)<@&?1105000000000000000/,
  /(?<!\\)<#1105000000000000000/,
  /(?<!\\)<\/energy gain:1>/,
  /(?<!\\)<t:0:R/,
  /(?<!\\)\]\(https:\/\/evil/,
  /(?<![\\|])\|\|spoiler/,
  /(?<![\\*])\*\*bold/,
  /(?<![\\_])__under/,
  /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F]/,
  /\n# heading|\n> quote/,
];
export const outsideCode = (text: string): string => text.replace(/(?<!\\)`[^`\n]+`/g, '');
