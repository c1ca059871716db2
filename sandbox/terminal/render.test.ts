import { describe, expect, test } from 'vitest';
import type { Component, Message } from '../message.ts';
import { COMPONENT, FLAGS } from '../message.ts';
import { layOut } from './components.ts';
import { answersTo, fieldsOf, showModal } from './modal.ts';
import { inked } from './pen.ts';
import { renderMessage } from './render.ts';
import { sightIn } from './sight.fixture.ts';

const english = sightIn('en-US');
const french = sightIn('fr');

const part = (type: number, rest: Partial<Component> = {}): Component => ({ type, id: 1, ...rest });
const text = (content: string) => part(COMPONENT.text, { content });
const button = (custom_id: string, label: string, rest: Partial<Component> = {}) =>
  part(COMPONENT.button, { style: 1, custom_id, label, ...rest });
const row = (...components: Component[]) => part(COMPONENT.row, { components });
const select = (rest: Partial<Component> = {}) =>
  part(COMPONENT.stringSelect, {
    custom_id: 'menu',
    options: [
      { label: 'Poison', value: 'poison', description: 'ten and one loses' },
      { label: 'Rad', value: 'rad', default: true },
    ],
    ...rest,
  });

const message = (rest: Partial<Message>): Message => ({
  id: '500000000000000000',
  type: 0,
  channel_id: '400000000000000000',
  author: { id: '1', username: 'dynamo', global_name: 'Dynamo', discriminator: '0', avatar: null, public_flags: 0 },
  content: '',
  timestamp: '2026-08-01T12:00:00.000Z',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  flags: 0,
  ...rest,
});

const lines = (components: readonly Component[], sight = english) => layOut(components, sight).lines;

describe('Each kind of component reads as lines of text', () => {
  test('Buttons stand in a row, numbered over the whole message', () => {
    const rows = [
      row(button('a', 'Next turn'), button('b', 'Undo', { disabled: true, emoji: { id: null, name: '↩' } })),
      row(
        button('c', 'Pay', { emoji: { id: '9', name: 'energy' } }),
        part(COMPONENT.button, { style: 5, label: 'Card', url: 'https://example.org' }),
      ),
    ];
    expect(lines(rows)).toEqual(['[1: Next turn] [2: ↩ Undo (off)]', '[3: :energy: Pay] [Card → https://example.org]']);
    expect(lines(rows, french)[0]).toBe('[1: Next turn] [2: ↩ Undo (inactif)]');
    expect(layOut(rows, english).controls.map((control) => control.label)).toEqual([
      'Next turn',
      '↩ Undo',
      ':energy: Pay',
    ]);
  });

  test('The options of a select are numbered after the buttons above them', () => {
    expect(lines([row(button('a', 'Go')), row(select())])).toEqual([
      '[1: Go]',
      '▾ Choose',
      '  [2: Poison] ten and one loses',
      '  [3: Rad] ✓',
    ]);
    expect(lines([row(select({ placeholder: 'Counters', min_values: 0, max_values: 2, disabled: true }))])[0]).toBe(
      '▾ Counters (0 to 2) (off)',
    );
  });

  test.each([
    [COMPONENT.userSelect, ['@Ana', '@Ben', '@Benoît', '@Chloé']],
    [COMPONENT.roleSelect, ['@Head Judge']],
    [COMPONENT.mentionableSelect, ['@Ana', '@Ben', '@Benoît', '@Chloé', '@Head Judge']],
    [COMPONENT.channelSelect, ['#table-1', '#table-2']],
  ])('A select of type %d offers who or what is there', (type, labels) => {
    const { controls } = layOut([row(part(type, { custom_id: 'menu' }))], english);
    expect(controls.map((control) => control.label)).toEqual(labels);
  });

  test('A container has a bar at its side, and all it contains', () => {
    const container = part(COMPONENT.container, {
      accent_color: 0x2266aa,
      components: [
        text('**Ana**: 5 {E}\nBen: 2 {E}'),
        part(COMPONENT.separator),
        part(COMPONENT.separator, { divider: false }),
        part(COMPONENT.section, { components: [text('Turn 3')], accessory: button('n', 'Next') }),
        part(COMPONENT.section, {
          components: [text('Card')],
          accessory: part(COMPONENT.thumbnail, { media: { url: 'https://x' }, description: 'A card' }),
        }),
        part(COMPONENT.gallery, { items: [{ media: { url: 'https://y/z.png' } }] }),
        part(COMPONENT.file, { file: { url: 'attachment://log.txt' } }),
        row(button('u', 'Undo')),
      ],
    });
    expect(lines([container])).toEqual([
      '│ Ana: 5 {E}',
      '│ Ben: 2 {E}',
      '│ ────────────────────────',
      '│',
      '│ Turn 3',
      '│ [1: Next]',
      '│ Card',
      '│ [image: A card]',
      '│ [image: https://y/z.png]',
      '│ [file: log.txt]',
      '│ [2: Undo]',
    ]);
    expect(lines([container], { ...english, pen: inked })[0]).toBe(
      '\u001b[38;2;34;102;170m│\u001b[39m \u001b[1mAna\u001b[22m: 5 {E}',
    );
  });

  test('A component of a kind still unknown says so', () => {
    expect(lines([part(99)])).toEqual(['[component of type 99]']);
  });
});

describe('A message says who wrote it and who sees it', () => {
  test('An ephemeral message is marked', () => {
    const secret = message({ content: 'You have **5**.', flags: FLAGS.ephemeral });
    expect(renderMessage(secret, '3 ·', english).text).toBe('3 · Dynamo (only you see this)\n  You have 5.');
    expect(renderMessage(secret, '3 ·', french).text).toBe('3 · Dynamo (visible par vous uniquement)\n  You have 5.');
  });

  test('A message that the bot has only promised says so', () => {
    expect(renderMessage(message({ flags: FLAGS.loading }), '1 ·', english).text).toBe('1 · Dynamo\n  thinking…');
  });

  test('Embeds have a bar, their title, text, fields and foot', () => {
    const embed = {
      type: 'rich',
      author: { name: 'Library' },
      title: 'Runner',
      url: 'https://example.org',
      description: 'One\n**Two**',
      fields: [{ name: 'Date', value: '2017' }],
      footer: { text: 'page 1/2' },
      image: { url: 'https://i' },
    };
    expect(renderMessage(message({ embeds: [embed] }), '1 ·', english).text).toBe(
      [
        '1 · Dynamo',
        '  ▌ Library',
        '  ▌ Runner (https://example.org)',
        '  ▌ One',
        '  ▌ Two',
        '  ▌ Date',
        '  ▌ 2017',
        '  ▌ [image: https://i]',
        '  ▌ page 1/2',
      ].join('\n'),
    );
    expect(renderMessage(message({ embeds: [embed], flags: FLAGS.suppressEmbeds }), '1 ·', english).text).toBe(
      '1 · Dynamo',
    );
  });

  test('A file shows its name, and its content when that is text', () => {
    const attachments = [
      { id: '1', filename: 'log.txt', size: 4, url: 'u', proxy_url: 'u', description: 'all' },
      { id: '2', filename: 'a.png', size: 4, url: 'u', proxy_url: 'u' },
    ];
    const sight = { ...english, textOf: ({ id }: { id: string }) => (id === '1' ? 'one\ntwo\u0007\n' : null) };
    expect(renderMessage(message({ attachments }), '1 ·', sight).text).toBe(
      ['1 · Dynamo', '  [file: log.txt — all]', '    one', '    two', '  [file: a.png]'].join('\n'),
    );
  });
});

describe('A modal asks its fields', () => {
  const modal = {
    custom_id: 'm',
    title: 'Answer',
    components: [
      text('Be **brief**.'),
      part(COMPONENT.label, {
        label: 'Verdict',
        description: 'yes or no',
        component: part(COMPONENT.textInput, { custom_id: 'verdict', style: 1, max_length: 3 }),
      }),
      row(
        part(COMPONENT.textInput, {
          custom_id: 'more',
          label: 'More',
          style: 2,
          required: false,
          value: 'see 107.14',
          min_length: 2,
        }),
      ),
      part(COMPONENT.label, {
        label: 'Kind',
        component: select({ required: false, min_values: 1, max_values: 2, custom_id: 'kind' }),
      }),
    ],
  };
  const fields = fieldsOf(modal.components, english.here);

  test('with what each asks for, holds and offers', () => {
    expect(showModal(modal, fields, english)).toEqual([
      '┌ Answer',
      '│ Be brief.',
      '│ verdict: Verdict',
      '│   yes or no',
      '│ more: More (optional)',
      '│   = see 107.14',
      '│ kind: Kind (optional)',
      '│   = Rad',
      '│   - Poison',
      '│   - Rad',
      '└ To answer: fill verdict="…" more="…" kind="…" (or: cancel)',
    ]);
  });

  const submit = (typed: Record<string, string>) => answersTo(fields, new Map(Object.entries(typed)));

  test('A field left alone keeps what stood in it, and a choice is meant by its name', () => {
    expect(submit({ verdict: 'yes' })).toEqual({ verdict: 'yes', more: 'see 107.14', kind: 'rad' });
    expect(submit({ verdict: 'yes', more: '', kind: '' })).toEqual({ verdict: 'yes', more: '', kind: '' });
    expect(submit({ verdict: 'no', kind: 'poison, Rad, life' })).toMatchObject({ kind: 'poison,rad,life' });
  });
});
