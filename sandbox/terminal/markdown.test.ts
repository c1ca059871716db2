import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showMarkdown } from './markdown.ts';
import { inked } from './pen.ts';
import { sightIn } from './sight.fixture.ts';

const english = sightIn('en-US');
const noon = english.now / 1000;

describe('Markdown in a pipe is plain text', () => {
  test.each([
    ['**5** {E} for _Ana_, __now__', '5 {E} for Ana, now'],
    ['***both*** *one* ~~gone~~ ||hidden||', 'both one ~~gone~~ ||hidden||'],
    ['**a *b* c**', 'a b c'],
    ['# Title\n-# small\n- one\n  * two\n> said', 'Title\nsmall\n• one\n  • two\n│ said'],
    ['-5 and 3 * 4 * 5, snake_case_name', '-5 and 3 * 4 * 5, snake_case_name'],
    ['`**raw**` and ``a `tick` ``', '**raw** and a `tick` '],
    ['before\n```json\n{"a": "**b**"}\n```\nafter', 'before\n{"a": "**b**"}\nafter'],
    [String.raw`\*not\* \<@1\> \# \\`, '*not* <@1> # \\'],
    ['[rule](https://example.org/r) <https://example.org>', 'rule (https://example.org/r) https://example.org'],
    [
      '<@200000000000000000> <@!200000000000000001> <@&300000000000000000> <#400000000000000000>',
      '@Ana @Ben @Head Judge #table-1',
    ],
    [
      'see https://discord.com/channels/1/400000000000000001/500000000000000000: gone https://discord.com/channels/1/2/3',
      'see #table-2 › 3: gone https://discord.com/channels/1/2/3',
    ],
    ['<@999999999999999999>', '@999999999999999999'],
    ['</game start:123456789012345678> <:energy:123456789012345678> <a:e:1>', '/game start :energy: :e:'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['\u001b[2Jcleared', '[2Jcleared'],
  ])('%j', (markdown, shown) => expect(showMarkdown(markdown, english)).toBe(shown));
});

describe('A moment reads as Discord writes it, in the language of the reader', () => {
  test.each([
    [-10, 'a few seconds ago', 'il y a quelques secondes'],
    [0, 'a few seconds ago', 'il y a quelques secondes'],
    [20, 'in a few seconds', 'dans quelques secondes'],
    [-180, '3 minutes ago', 'il y a 3 minutes'],
    [-7200, '2 hours ago', 'il y a 2 heures'],
    [86_400, 'in 1 day', 'dans 1 jour'],
    [-400 * 86_400, '1 year ago', 'il y a 1 an'],
  ])('%d seconds from now', (seconds, en, fr) => {
    expect(showMarkdown(`<t:${noon + seconds}:R>`, english)).toBe(en);
    expect(showMarkdown(`<t:${noon + seconds}:R>`, sightIn('fr'))).toBe(fr);
  });

  test('and the other styles as dates and times', () => {
    expect(showMarkdown(`<t:${noon}:D>`, english)).toBe('August 1, 2026');
    expect(showMarkdown(`<t:${noon}:D>`, sightIn('fr'))).toBe('1 août 2026');
    expect(showMarkdown('<t:99999999999999:R>', english)).toBe('<t:99999999999999:R>');
  });
});

test('On a terminal, emphasis is ink', () => {
  expect(showMarkdown('**5** left', { ...english, pen: inked })).toBe('\u001b[1m5\u001b[22m left');
  expect(showMarkdown('*~~x~~*', { ...english, pen: inked })).toBe('\u001b[3m\u001b[9mx\u001b[29m\u001b[23m');
});

test('Whatever the text, it can be shown, and steers no terminal', () => {
  const marks = fc.constantFrom(
    '**',
    '*',
    '__',
    '_',
    '~~',
    '||',
    '`',
    '```',
    '\n',
    '> ',
    '# ',
    '<@',
    '<t:',
    ':R>',
    '>',
    '[',
    '](https://',
    ')',
    '\\',
    'a',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(marks, { maxLength: 200 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(showMarkdown(text, english)).not.toMatch(/[^\P{Cc}\n\t]/u);
    }),
    { numRuns: 1000 },
  );
});
