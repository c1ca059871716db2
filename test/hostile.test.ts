import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import type { LocalDiscord, Message, Outcome, Who } from '../sandbox/discord.ts';
import { placeJson } from '../sandbox/interaction-payload.ts';
import { messageIn, startTogether, type Together, wordsOf } from './harness.ts';
import { DANGERS, hostile, outsideCode } from './hostileText.ts';

/*
 * Whatever people type, in every option that takes text, in both languages: it pings nobody, formats nothing, hides nothing.
 */

let together: Together;
let discord: LocalDiscord;
/** Whatever is noted at the table is shown here too. */
let board: Message;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
  board = messageIn(await discord.slash(discord.as('Ana', 'table-1'), 'game start'));
});
afterAll(() => together.stop());

interface Json {
  readonly type?: number;
  readonly name: string;
  readonly required?: boolean;
  readonly min_value?: number;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly options?: readonly Json[];
}

/** Every option of every command that takes free text, with the leaf it stands on. */
const FREE_TEXT = commands.flatMap(({ name, data }) => {
  const json = data as Json; // the same JSON, of which we read names and types
  const leaves = json.options?.some(({ type }) => type === 1) ? (json.options ?? []) : [{ ...json, name: '' }];
  return leaves.flatMap((leaf) =>
    (leaf.options ?? [])
      .filter(({ type, choices }) => type === 3 && choices === undefined)
      .map((option) => ({ path: `${name} ${leaf.name}`.trim(), command: name, leaf, option })),
  );
});

/** Something for an option that must be filled in beside the one that is tried. */
const filler = (option: Json): unknown => {
  if (option.choices !== undefined) return option.choices[0]?.value;
  switch (option.type) {
    case 3:
      return 'x';
    case 4:
      return option.min_value ?? 1;
    case 6:
      return discord.world.user('Ben').id;
    default:
      return true;
  }
};

const send = (who: Who, { command, leaf, option }: (typeof FREE_TEXT)[number], text: string): Promise<Outcome> => {
  const options = (leaf.options ?? [])
    .filter(({ name, required }) => name === option.name || required === true)
    .map((each) => ({ type: each.type, name: each.name, value: each.name === option.name ? text : filler(each) }));
  const data = leaf.name === '' ? options : [{ type: 1, name: leaf.name, options }];
  return discord.raw({
    ...placeJson(discord.world, who),
    type: 2,
    data: { id: '1', type: 1, name: command, options: data },
  });
};

test('there are options that take free text', () => {
  expect(FREE_TEXT.length).toBeGreaterThan(3);
});

describe.each(FREE_TEXT)('$path, option $option.name', (where) => {
  test('what is typed is shown inert, in both languages', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom('fr', 'en-US'), async (text, locale) => {
        const before = discord.log.length;
        const outcome = await send({ ...discord.as('Ana', 'table-1'), locale }, where, text);
        expect(outcome.failed).toBeUndefined();
        const shown = outcome.message === undefined ? [board] : [board, outcome.message];
        for (const message of shown) {
          const words = outsideCode(wordsOf(discord.message(message.id) ?? message));
          for (const danger of DANGERS) expect(words).not.toMatch(danger);
        }
        for (const { status, body } of discord.log.slice(before)) {
          expect(status).toBeLessThan(400);
          expect(JSON.stringify(body)).not.toMatch(/"parse":\["/);
        }
      }),
      { numRuns: 25 },
    );
  });
});

test('every message sent and every edit names who may be pinged', () => {
  const messages = discord.log
    .map(({ method, body }) => ({
      method,
      data: ((body as { data?: unknown })?.data ?? body) as Record<string, unknown> | null,
    }))
    .filter(
      ({ method, data }) =>
        method !== 'GET' && data !== null && ('content' in data || 'components' in data) && !('title' in data),
    );
  expect(messages.length).toBeGreaterThanOrEqual(100);
  expect(
    messages.filter(({ data }) => !Array.isArray((data?.allowed_mentions as { parse?: unknown } | undefined)?.parse)),
  ).toEqual([]);
});
