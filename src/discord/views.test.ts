import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../sandbox/discord.ts';
import type { Json } from '../../sandbox/json.ts';
import type { Upload } from '../../sandbox/upload.ts';
import { Checker } from '../../sandbox/validate/checker.ts';
import type { Button, LinkButton, Modal, Row, Select, View } from '../command.ts';
import { wordsIn } from '../i18n/index.ts';
import { modalOf } from './modals.ts';
import { messageOf } from './views.ts';

const checker = await Checker.load();
const words = wordsIn('fr');

/** Anything commands might be told to show, far beyond what Discord takes. */
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 60 }) },
  fc.constantFrom('', ' ', 'x'.repeat(5000), 'é '.repeat(3000), '```\ncode', '<@12345678901234567>', '𝕏'.repeat(1500)),
);
const does = fc.record({
  action: fc.constantFrom('a.b', 'board.energy'),
  args: fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }),
});
const shortText = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== '');
const button: fc.Arbitrary<Button> = fc.record(
  {
    kind: fc.constant('button' as const),
    label: shortText,
    style: fc.constantFrom('primary', 'secondary', 'success', 'danger'),
    does,
    disabled: fc.boolean(),
  },
  { requiredKeys: ['kind', 'label', 'style', 'does'] },
);
const link: fc.Arbitrary<LinkButton> = fc.record({
  kind: fc.constant('link' as const),
  label: shortText,
  url: fc.webUrl(),
});
const select: fc.Arbitrary<Select> = fc.record({
  kind: fc.constant('select' as const),
  placeholder: shortText,
  does,
  options: fc.uniqueArray(fc.record({ label: shortText, value: fc.uuid(), description: shortText }), {
    minLength: 1,
    maxLength: 30,
    selector: ({ value }) => value,
  }),
});
const row: fc.Arbitrary<Row> = fc.oneof(
  fc.array(fc.oneof(button, link), { maxLength: 7 }),
  select.map((one): Row => [one]),
);
const id = fc.bigInt({ min: 10n ** 17n, max: 10n ** 18n }).map(String);
const view: fc.Arbitrary<View> = fc.record(
  {
    look: fc.constantFrom('plain', 'panel'),
    texts: fc.array(anyText, { maxLength: 45 }),
    rows: fc.array(row, { maxLength: 7 }),
    files: fc.array(fc.record({ name: fc.constantFrom('history.txt', 'my-data.json'), text: fc.string() }), {
      maxLength: 1,
    }),
    pings: fc.record({ users: fc.array(id, { maxLength: 120 }), roles: fc.array(id, { maxLength: 3 }) }),
    accent: fc.integer({ min: 0, max: 0xffffff }),
  },
  { requiredKeys: ['look', 'texts'] },
);

const uploads = (files: ReturnType<typeof messageOf>['files']): Upload[] =>
  files.map(({ name, data, contentType }, index) => ({
    index: String(index),
    filename: name,
    contentType: contentType ?? '',
    bytes: Buffer.from(String(data)),
  }));

/** As it goes over the wire. */
const wire = (body: unknown): Json => JSON.parse(JSON.stringify(body));

const posted = (flags: number) =>
  ({ flags, components: [], content: 'before', attachments: [], embeds: [] }) as unknown as Message; // all that the checker looks at

describe('Whatever a command wants to show', () => {
  test('Discord takes it as a new message', () => {
    fc.assert(
      fc.property(view, (shown) => {
        const { body, files } = messageOf(shown, words);
        expect(() => checker.followUp(wire(body), uploads(files))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  test.each(['plain', 'panel'] as const)('Discord takes it in place of a %s message', (before) => {
    fc.assert(
      fc.property(view, (shown) => {
        const { body, files } = messageOf(shown, words, before);
        const was = posted(before === 'panel' ? 32768 : 0);
        expect(() => checker.webhookEdit(wire(body), uploads(files), was)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  test('it pings exactly those it names', () => {
    fc.assert(
      fc.property(view, (shown) => {
        const { users = [], roles = [] } = shown.pings ?? {};
        expect(messageOf(shown, words).body.allowed_mentions).toEqual({
          parse: [],
          users: [...new Set(users)].slice(0, 100),
          roles: [...new Set(roles)].slice(0, 100),
          replied_user: false,
        });
      }),
    );
  });
});

test('what is shortened says so, in the words of its reader', () => {
  const { body } = messageOf({ look: 'plain', texts: ['x '.repeat(1500)] }, words);
  expect(body.content?.length).toBeLessThanOrEqual(2000);
  expect(body.content).toMatch(/Raccourci/);
});

test('a panel with more texts than Discord has room for keeps every one of them', () => {
  const texts = Array.from({ length: 30 }, (_, at) => `line ${at}.`);
  const json = JSON.stringify(messageOf({ look: 'panel', texts }, words).body.components);
  expect(texts.filter((text) => !json.includes(text))).toEqual([]);
});

test('a panel stays a panel: a plain view in its place becomes texts without a frame', () => {
  const { body } = messageOf({ look: 'plain', texts: ['ended'] }, words, 'panel');
  expect(body).toMatchObject({ flags: 32768, components: [{ type: 10, content: 'ended' }] });
  expect(body).not.toHaveProperty('content');
});

test('a form of any words and lengths is one that Discord takes', () => {
  const field = fc.record(
    {
      id: fc.uuid(),
      label: shortText,
      hint: shortText,
      value: fc.string({ maxLength: 300 }),
      required: fc.boolean(),
      maxLength: fc.integer({ min: 1, max: 9000 }),
      long: fc.boolean(),
    },
    { requiredKeys: ['id', 'label', 'required', 'maxLength'] },
  );
  const modal: fc.Arbitrary<Modal> = fc.record({
    title: shortText,
    does,
    fields: fc.uniqueArray(field, { minLength: 1, maxLength: 7, selector: ({ id }) => id }),
  });
  fc.assert(
    fc.property(modal, (form) => {
      const interaction = { kind: 2, source: null, payload: {} } as never; // a slash command may open a form
      expect(() => checker.callback(wire({ type: 9, data: modalOf(form) }), [], interaction, null)).not.toThrow();
    }),
  );
});
