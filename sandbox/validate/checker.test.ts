import { beforeAll, describe, expect, it } from 'vitest';
import { defaultWorld } from '../default-world.ts';
import { DiscordError } from '../errors.ts';
import type { Interaction } from '../interaction.ts';
import { KIND } from '../interaction.ts';
import type { Json } from '../json.ts';
import type { Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import { userJson } from '../user.ts';
import { Checker } from './checker.ts';

const world = defaultWorld();
const ana = world.user('Ana');

const interaction = (kind: number, more: Partial<Interaction> = {}): Interaction => ({
  id: '1105000000000000001',
  token: 'token',
  kind,
  payload: { data: { options: [{ type: 3, name: 'query', focused: true }] } },
  user: ana,
  channel: world.channel('table-1'),
  source: null,
  metadata: { id: '1105000000000000001', type: kind, user: userJson(ana), authorizing_integration_owners: {} },
  messageType: 20,
  onlyUserInstalled: false,
  forcedEphemeral: false,
  sentAt: 0,
  answer: null,
  expired: false,
  originalId: null,
  followUps: [],
  lastRefusal: null,
  ...more,
});

const message = (more: Partial<Message> = {}): Message => ({
  id: '1105000000000000002',
  type: 20,
  channel_id: world.channel('table-1').id,
  author: userJson(world.bot),
  content: 'old',
  timestamp: '2026-01-01T00:00:00.000Z',
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
  ...more,
});

/** The one emoji that the application uploaded. */
const EMOJI = '1105000000000000003';

const V2 = FLAGS.componentsV2;
const long = (length: number): string => 'x'.repeat(length);
const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));
const button = (more: Json = {}): Json => ({ type: 2, style: 1, label: 'Pay', custom_id: 'pay', ...more });
const row = (...components: Json[]): Json => ({ type: 1, components });
const text = (content: string): Json => ({ type: 10, content });
const select = (more: Json = {}): Json => ({
  type: 3,
  custom_id: 'choose',
  options: [{ label: 'One', value: '1' }],
  ...more,
});
const field = (more: Json = {}): Json => ({
  type: 18,
  label: 'Amount',
  component: { type: 4, custom_id: 'amount', style: 1, ...more },
});
const command = (more: Json = {}): Json => ({ name: 'energy', description: 'Energy counters', ...more });
const option = (more: Json = {}): Json => ({ type: 3, name: 'query', description: 'A card', ...more });

let check: Checker;
beforeAll(async () => {
  check = await Checker.load((id) => id === EMOJI);
});

/** How each body is sent. */
const SEND = {
  answer: (body: Json) => check.callback({ type: 4, data: body }, [], interaction(KIND.command), null),
  deferral: (body: Json) => check.callback({ type: 5, data: body }, [], interaction(KIND.command), null),
  update: (body: Json) =>
    check.callback({ type: 7, data: body }, [], interaction(KIND.component, { source: message() }), message()),
  choices: (body: Json) => check.callback({ type: 8, data: body }, [], interaction(KIND.autocomplete), null),
  modal: (body: Json) => check.callback({ type: 9, data: body }, [], interaction(KIND.command), null),
  followUp: (body: Json) => check.followUp(body, []),
  webhookEdit: (body: Json) => check.webhookEdit(body, [], message()),
  v2Edit: (body: Json) => check.webhookEdit(body, [], message({ content: '', flags: V2 })),
  channel: (body: Json) => check.channelMessage(body, []),
  channelEdit: (body: Json) => check.channelEdit(body, [], message()),
  command: (body: Json) => check.command(body, null),
  guildCommand: (body: Json) => check.command(body, world.guilds[0]?.id ?? ''),
  commands: (body: Json) => check.commands(body.list, null),
} as const;

type Way = keyof typeof SEND;

/** What is refused: how it is sent, the body, and Discord's place and name for the mistake. */
type Mistake = readonly [title: string, way: Way, body: Json, path: string, code: string];

const modal = (components: readonly Json[], more: Json = {}): Json => ({
  custom_id: 'm',
  title: 'Pay',
  components,
  ...more,
});
const embed = (more: Json): Json => ({ embeds: [more] });

const MISTAKES: readonly Mistake[] = [
  // Messages
  ['content over 2,000 characters', 'answer', { content: long(2001) }, 'data.content', 'BASE_TYPE_MAX_LENGTH'],
  ['content over 2,000 characters in a channel', 'channel', { content: long(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['content that is not text', 'answer', { content: 5 }, 'data.content', 'STRING_TYPE_CONVERT'],
  [
    'a key in camelCase',
    'answer',
    { content: 'a', allowedMentions: { parse: [] } },
    'data.allowedMentions',
    'UNKNOWN_FIELD',
  ],
  [
    'a camelCase key in a component',
    'answer',
    { content: 'a', components: [row(button({ customId: 'x' }))] },
    'data.components.0.components.0.customId',
    'UNKNOWN_FIELD',
  ],
  ['ephemeral as a key', 'answer', { content: 'a', ephemeral: true }, 'data.ephemeral', 'UNKNOWN_FIELD'],
  [
    'parse and a list of users',
    'answer',
    { content: 'a', allowed_mentions: { parse: ['users'], users: [ana.id] } },
    'data.allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'parse and a list of roles',
    'channel',
    { content: 'a', allowed_mentions: { parse: ['roles'], roles: [ana.id] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'a kind of mention there is not',
    'answer',
    { content: 'a', allowed_mentions: { parse: ['here'] } },
    'data.allowed_mentions.parse.0',
    'BASE_TYPE_CHOICES',
  ],
  [
    'an id that is no snowflake',
    'answer',
    { content: 'a', allowed_mentions: { users: ['ana'] } },
    'data.allowed_mentions.users.0',
    'BASE_TYPE_INVALID_FORMAT',
  ],
  ['a flag that nobody may set', 'answer', { content: 'a', flags: 2 }, 'data.flags', 'MESSAGE_FLAGS_INVALID'],
  ['an ephemeral channel message', 'channel', { content: 'a', flags: 64 }, 'flags', 'MESSAGE_FLAGS_INVALID'],
  ['a V2 deferral', 'deferral', { flags: V2 }, 'data.flags', 'MESSAGE_FLAGS_INVALID'],
  [
    'making a message ephemeral by an edit',
    'webhookEdit',
    { content: 'a', flags: 64 },
    'flags',
    'MESSAGE_FLAGS_INVALID',
  ],
  ['making a clicked message ephemeral', 'update', { content: 'a', flags: 64 }, 'data.flags', 'MESSAGE_FLAGS_INVALID'],
  ['taking V2 from a message', 'v2Edit', { components: [text('a')], flags: 0 }, 'flags', 'MESSAGE_FLAGS_INVALID'],
  [
    'an attachment without its file',
    'answer',
    { content: 'a', attachments: [{ id: '0', filename: 'a.txt' }] },
    'data.attachments.0.id',
    'ATTACHMENT_NOT_FOUND',
  ],
  // Embeds
  ['an embed title over 256', 'answer', embed({ title: long(257) }), 'data.embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'an embed description over 4,096',
    'answer',
    embed({ description: long(4097) }),
    'data.embeds.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 fields',
    'answer',
    embed({ fields: times(26, (n) => ({ name: `${n}`, value: 'x' })) }),
    'data.embeds.0.fields',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field name over 256',
    'answer',
    embed({ fields: [{ name: long(257), value: 'x' }] }),
    'data.embeds.0.fields.0.name',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field value over 1,024',
    'answer',
    embed({ fields: [{ name: 'x', value: long(1025) }] }),
    'data.embeds.0.fields.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an empty field name',
    'answer',
    embed({ fields: [{ name: '', value: 'x' }] }),
    'data.embeds.0.fields.0.name',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an empty field value',
    'answer',
    embed({ fields: [{ name: 'x', value: ' ' }] }),
    'data.embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a field without value',
    'answer',
    embed({ fields: [{ name: 'x' }] }),
    'data.embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  ['an embed of nothing', 'answer', embed({ color: 3 }), 'data.embeds.0.description', 'BASE_TYPE_REQUIRED'],
  [
    'embeds of over 6,000 characters together',
    'answer',
    { embeds: [{ description: long(3001) }, { description: long(3000) }] },
    'data.embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['11 embeds', 'answer', { embeds: times(11, () => ({ title: 'x' })) }, 'data.embeds', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a colour beyond ffffff',
    'answer',
    embed({ title: 'x', color: 0x1000000 }),
    'data.embeds.0.color',
    'NUMBER_TYPE_MAX',
  ],
  [
    'an embed url that is none',
    'answer',
    embed({ title: 'x', url: 'page' }),
    'data.embeds.0.url',
    'URL_TYPE_INVALID_URL',
  ],
  // Components
  [
    'six rows',
    'answer',
    { components: times(6, (n) => row(button({ custom_id: `${n}` }))) },
    'data.components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'six buttons in a row',
    'answer',
    { components: [row(...times(6, (n) => button({ custom_id: `${n}` })))] },
    'data.components.0.components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button beside a select',
    'answer',
    { components: [row(button(), select())] },
    'data.components.0.components',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  ['an empty row', 'answer', { components: [row()] }, 'data.components.0.components', 'BASE_TYPE_MIN_LENGTH'],
  ['a button outside a row', 'answer', { components: [button()] }, 'data.components.0.type', 'UNION_TYPE_CHOICES'],
  [
    'a button without custom id',
    'answer',
    { components: [row({ type: 2, style: 1, label: 'x' })] },
    'data.components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'one custom id twice',
    'answer',
    { components: [row(button(), button())] },
    'data.components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a custom id over 100',
    'answer',
    { components: [row(button({ custom_id: long(101) }))] },
    'data.components.0.components.0.custom_id',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a link with a custom id',
    'answer',
    { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    'data.components.0.components.0.custom_id',
    'BASE_TYPE_UNEXPECTED',
  ],
  [
    'a link without url',
    'answer',
    { components: [row({ type: 2, style: 5, label: 'x' })] },
    'data.components.0.components.0.url',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a url on a button that is no link',
    'answer',
    { components: [row(button({ url: 'https://example.org' }))] },
    'data.components.0.components.0.url',
    'BASE_TYPE_UNEXPECTED',
  ],
  [
    'a button without label or emoji',
    'answer',
    { components: [row(button({ label: '' }))] },
    'data.components.0.components.0',
    'BUTTON_COMPONENT_INVALID',
  ],
  [
    'a button whose emoji is a letter',
    'answer',
    { components: [row(button({ emoji: { name: 'E' } }))] },
    'data.components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'an emoji that nobody uploaded',
    'answer',
    { components: [row(button({ emoji: { id: '1105000000000000004', name: 'energy' } }))] },
    'data.components.0.components.0.emoji.id',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'a label over 80',
    'answer',
    { components: [row(button({ label: long(81) }))] },
    'data.components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a style there is not',
    'answer',
    { components: [row(button({ style: 9 }))] },
    'data.components.0.components.0.style',
    'BASE_TYPE_CHOICES',
  ],
  [
    '26 options in a select',
    'answer',
    { components: [row(select({ options: times(26, (n) => ({ label: 'x', value: `${n}` })) }))] },
    'data.components.0.components.0.options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a select without options',
    'answer',
    { components: [row(select({ options: [] }))] },
    'data.components.0.components.0.options',
    'BASE_TYPE_MIN_LENGTH',
  ],
  [
    'an option value twice',
    'answer',
    {
      components: [
        row(
          select({
            options: [
              { label: 'a', value: '1' },
              { label: 'b', value: '1' },
            ],
          }),
        ),
      ],
    },
    'data.components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more values than options',
    'answer',
    { components: [row(select({ max_values: 2 }))] },
    'data.components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option label over 100',
    'answer',
    { components: [row(select({ options: [{ label: long(101), value: '1' }] }))] },
    'data.components.0.components.0.options.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  // Components V2
  [
    'a text component without the V2 flag',
    'answer',
    { components: [text('a')] },
    'data.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'content with the V2 flag',
    'answer',
    { content: 'a', components: [text('a')], flags: V2 },
    'data.content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds with the V2 flag',
    'answer',
    { embeds: [{ title: 'a' }], components: [text('a')], flags: V2 },
    'data.embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'content on a message that is V2',
    'v2Edit',
    { content: 'a' },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 over content that is still there',
    'webhookEdit',
    { components: [text('a')], flags: V2 },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 over embeds that are nulled',
    'channelEdit',
    { content: null, embeds: null, components: [text('a')], flags: V2 },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'over 4,000 characters of text in all',
    'answer',
    { components: [text(long(2001)), { type: 17, components: [text(long(2000))] }], flags: V2 },
    'data.components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    '41 components in all',
    'answer',
    {
      components: [
        { type: 17, components: times(20, () => text('a')) },
        { type: 17, components: times(19, () => text('a')) },
      ],
      flags: V2,
    },
    'data.components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'an empty text',
    'answer',
    { components: [text('')], flags: V2 },
    'data.components.0.content',
    'BASE_TYPE_MIN_LENGTH',
  ],
  [
    'a text of spaces',
    'answer',
    { components: [text('  ')], flags: V2 },
    'data.components.0.content',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a section without accessory',
    'answer',
    { components: [{ type: 9, components: [text('a')] }], flags: V2 },
    'data.components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a container in a container',
    'answer',
    { components: [{ type: 17, components: [{ type: 17, components: [text('a')] }] }], flags: V2 },
    'data.components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a component number twice',
    'answer',
    {
      components: [
        { ...text('a'), id: 3 },
        { ...text('b'), id: 3 },
      ],
      flags: V2,
    },
    'data.components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  [
    'a picture that is not there',
    'answer',
    { components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }], flags: V2 },
    'data.components.0.items.0.media.url',
    'ATTACHMENT_NOT_FOUND',
  ],
  // Autocomplete
  [
    '26 choices',
    'choices',
    { choices: times(26, (n) => ({ name: 'x', value: `${n}` })) },
    'data.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice value over 100',
    'choices',
    { choices: [{ name: 'x', value: long(101) }] },
    'data.choices.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice name over 100',
    'choices',
    { choices: [{ name: long(101), value: 'x' }] },
    'data.choices.0.name',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a number for a string option',
    'choices',
    { choices: [{ name: 'x', value: 3 }] },
    'data.choices.0.value',
    'STRING_TYPE_CONVERT',
  ],
  // Modals
  [
    'six components in a modal',
    'modal',
    modal(times(6, (n) => field({ custom_id: `${n}` }))),
    'data.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['a modal of nothing', 'modal', modal([]), 'data.components', 'BASE_TYPE_MIN_LENGTH'],
  ['a title over 45', 'modal', modal([field()], { title: long(46) }), 'data.title', 'BASE_TYPE_MAX_LENGTH'],
  ['a modal without title', 'modal', { custom_id: 'm', components: [field()] }, 'data.title', 'BASE_TYPE_REQUIRED'],
  [
    'a label over 45 in a modal',
    'modal',
    modal([{ ...field(), label: long(46) }]),
    'data.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a disabled select in a modal',
    'modal',
    modal([{ type: 18, label: 'x', component: select({ disabled: true }) }]),
    'data.components.0.component.disabled',
    'COMPONENT_DISABLED_IN_MODAL',
  ],
  [
    'one custom id twice in a modal',
    'modal',
    modal([field(), field()]),
    'data.components.1.component.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a labelled input inside a label',
    'modal',
    modal([field({ label: 'x' })]),
    'data.components.0.component.label',
    'BASE_TYPE_UNEXPECTED',
  ],
  [
    'a value longer than its field',
    'modal',
    modal([field({ max_length: 2, value: '123' })]),
    'data.components.0.component.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field whose least is over its most',
    'modal',
    modal([field({ min_length: 3, max_length: 2 })]),
    'data.components.0.component.min_length',
    'NUMBER_TYPE_MAX',
  ],
  // Commands
  ['an upper-case name', 'command', command({ name: 'Energy' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', 'command', command({ name: 'energy gain' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  [
    'an upper-case localised name',
    'command',
    command({ name_localizations: { fr: 'Énergie' } }),
    'name_localizations.fr',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['a name over 32', 'command', command({ name: long(33) }), 'name', 'BASE_TYPE_MAX_LENGTH'],
  ['no description', 'command', { name: 'energy' }, 'description', 'BASE_TYPE_REQUIRED'],
  ['a description over 100', 'command', command({ description: long(101) }), 'description', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a language there is not',
    'command',
    command({ name_localizations: { 'fr-FR': 'énergie' } }),
    'name_localizations.fr-FR',
    'BASE_TYPE_CHOICES',
  ],
  [
    '26 options',
    'command',
    command({ options: times(26, (n) => option({ name: `o${n}` })) }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 choices of an option',
    'command',
    command({ options: [option({ choices: times(26, (n) => ({ name: `${n}`, value: `${n}` })) })] }),
    'options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a required option after an optional one',
    'command',
    command({ options: [option(), option({ name: 'card', required: true })] }),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'the same in a subcommand',
    'command',
    command({
      options: [
        { type: 1, name: 'gain', description: 'x', options: [option(), option({ name: 'b', required: true })] },
      ],
    }),
    'options.0.options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'choices and autocomplete',
    'command',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    'options.0.autocomplete',
    'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
  ],
  [
    'a choice value over 100 in a command',
    'command',
    command({ options: [option({ choices: [{ name: 'a', value: long(101) }] })] }),
    'options.0.choices.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'one choice name twice',
    'command',
    command({
      options: [
        option({
          choices: [
            { name: 'a', value: 'a' },
            { name: 'a', value: 'b' },
          ],
        }),
      ],
    }),
    'options.0.choices.1.name',
    'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  ],
  [
    'one option name twice',
    'command',
    command({ options: [option(), option()] }),
    'options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a localised name that is another option’s',
    'command',
    command({ options: [option({ name_localizations: { fr: 'card' } }), option({ name: 'card' })] }),
    'options.0.name_localizations.fr',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'subcommands beside options',
    'command',
    command({ options: [{ type: 1, name: 'gain', description: 'x' }, option()] }),
    'options',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'a group in a group',
    'command',
    command({
      options: [
        { type: 2, name: 'a', description: 'x', options: [{ type: 2, name: 'b', description: 'x', options: [] }] },
      ],
    }),
    'options.0.options.0.type',
    'BASE_TYPE_CHOICES',
  ],
  [
    'an option without type',
    'command',
    command({ options: [{ name: 'a', description: 'x' }] }),
    'options.0',
    'BASE_TYPE_INVALID',
  ],
  [
    'min_value over max_value',
    'command',
    command({ options: [option({ type: 4, min_value: 2, max_value: 1 })] }),
    'options.0.min_value',
    'NUMBER_TYPE_MAX',
  ],
  [
    'min_value on a string',
    'command',
    command({ options: [option({ min_value: 1 })] }),
    'options.0.min_value',
    'UNKNOWN_FIELD',
  ],
  [
    'over 8,000 characters in all',
    'command',
    command({
      options: times(25, (n) =>
        option({
          name: `o${n}`,
          description: long(100),
          choices: times(3, (c) => ({ name: `${c}${long(60)}`, value: `${c}${long(60)}` })),
        }),
      ),
    }),
    '',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
  [
    'a message command with a description',
    'command',
    { type: 3, name: 'Rulings', description: 'x' },
    'description',
    'APPLICATION_COMMAND_DESCRIPTION_CANNOT_BE_SET',
  ],
  [
    'permissions that are no bit set',
    'command',
    command({ default_member_permissions: 'manage' }),
    'default_member_permissions',
    'NUMBER_TYPE_COERCE',
  ],
  [
    'contexts on a command of one server',
    'guildCommand',
    command({ contexts: [0] }),
    'contexts',
    'APPLICATION_COMMAND_GUILD_CONTEXT',
  ],
  [
    'two commands of one name',
    'commands',
    { list: [command(), command()] },
    '1.name',
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
  ],
  [
    'a mistake in the second command',
    'commands',
    { list: [command(), command({ name: 'B' })] },
    '1.name',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
];

const RIGHT: readonly (readonly [title: string, way: Way, body: Json])[] = [
  ['text of 2,000 characters', 'answer', { content: long(2000), tts: false, enforce_nonce: false }],
  [
    'a private answer that pings nobody',
    'answer',
    { content: 'a', flags: 64, allowed_mentions: { parse: [], replied_user: false } },
  ],
  [
    'a ping of one role',
    'channel',
    { content: '<@&1>', allowed_mentions: { parse: [], roles: [ana.id] }, nonce: 'n', enforce_nonce: true },
  ],
  [
    'five rows of five',
    'answer',
    { components: times(5, (r) => row(...times(5, (n) => button({ custom_id: `${r}${n}` })))) },
  ],
  [
    'a link beside a button',
    'answer',
    { content: 'a', components: [row(button(), { type: 2, style: 5, label: 'Rules', url: 'https://example.org' })] },
  ],
  [
    'a button of an emoji alone',
    'answer',
    { content: 'a', components: [row({ type: 2, style: 2, emoji: { name: '⚡' }, custom_id: 'x' })] },
  ],
  [
    'an emoji of the application',
    'answer',
    { content: 'a', components: [row(button({ emoji: { id: EMOJI, name: 'energy' } }))] },
  ],
  ['embeds of 6,000 characters', 'answer', { embeds: [{ description: long(3000) }, { description: long(3000) }] }],
  [
    'a V2 board',
    'answer',
    {
      flags: V2 | 64,
      components: [
        {
          type: 17,
          accent_color: 3,
          components: [
            text(long(3999)),
            { type: 14, divider: true, spacing: 1 },
            { type: 9, components: [text('a')], accessory: button({ custom_id: 'b' }) },
            row(button()),
          ],
        },
      ],
    },
  ],
  ['40 components', 'answer', { flags: V2, components: times(40, () => text('a')) }],
  ['an edit that says nothing new', 'update', {}],
  ['an edit that empties the components only', 'update', { components: [] }],
  ['legacy to V2', 'webhookEdit', { content: null, embeds: [], components: [text('a')], flags: V2 }],
  ['a V2 edit without flags', 'v2Edit', { components: [text('b')] }],
  ['no choices', 'choices', { choices: [] }],
  ['25 choices of 100 characters', 'choices', { choices: times(25, () => ({ name: long(100), value: long(100) })) }],
  ['a modal of five', 'modal', modal(times(5, (n) => field({ custom_id: `${n}`, required: false })))],
  [
    'a modal with a select',
    'modal',
    modal([
      { type: 10, content: 'Choose' },
      { type: 18, label: 'x', description: 'y', component: select() },
    ]),
  ],
  [
    'a command in French',
    'command',
    command({
      name_localizations: { fr: 'énergie' },
      description_localizations: { fr: 'Marqueurs' },
      options: [
        option({ type: 4, required: true, min_value: 1, max_value: 9 }),
        option({ name: 'card', autocomplete: true }),
      ],
    }),
  ],
  [
    'permissions as a string',
    'command',
    command({ default_member_permissions: '32', integration_types: [0, 1], contexts: [0, 1, 2] }),
  ],
  ['a message command', 'command', { type: 3, name: 'Rulings for this', name_localizations: { fr: 'Clarifications' } }],
  ['a command of one server', 'guildCommand', command()],
  ['a name in two types', 'commands', { list: [command(), { type: 3, name: 'energy' }] }],
];

const errorOf = (act: () => unknown): DiscordError => {
  try {
    act();
  } catch (error) {
    if (error instanceof DiscordError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
};

describe('Discord refuses', () => {
  it.each(MISTAKES)('%s', (_title, way, body, path, code) => {
    const error = errorOf(() => SEND[way](body));
    expect(error).toMatchObject({ code: 50035, status: 400 });
    const place = path
      .split('.')
      .filter((key) => key !== '')
      .reduce<unknown>((at, key) => (at as Json)[key], error.body.errors); // a wrong path fails below
    expect(place, JSON.stringify(error.body.errors)).toMatchObject({ _errors: [expect.objectContaining({ code })] });
  });

  it.each([
    ['an empty message', 'answer', {}],
    ['content of spaces', 'channel', { content: '  ' }],
    ['a follow-up of nothing', 'followUp', { embeds: [] }],
    ['an edit that empties everything', 'webhookEdit', { content: null, components: [] }],
    ['a V2 message without components', 'answer', { flags: V2, components: [] }],
  ] as const)('%s, by its own code', (_title, way, body) => {
    expect(errorOf(() => SEND[way](body)).code).toBe(50006);
  });

  it('a file over 10 MiB', () => {
    const file = { index: '0', filename: 'a', contentType: 'text/plain', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect(errorOf(() => check.channelMessage({}, [file])).code).toBe(40005);
  });

  it('every mistake of a body at once', () => {
    const error = errorOf(() => SEND.answer({ content: long(2001), embeds: [{ title: long(257) }] }));
    expect(error.body.errors).toMatchObject({ data: { content: {}, embeds: { 0: { title: {} } } } });
  });
});

describe('Discord takes', () => {
  it.each(RIGHT)('%s', (_title, way, body) => {
    expect(() => SEND[way](body)).not.toThrow();
  });
});

describe('An interaction takes only the answers of its kind', () => {
  const modalBody = modal([field()]);
  const clicked = { source: message() };
  it.each([
    ['a command', interaction(KIND.command), [4, 5, 9]],
    ['a component', interaction(KIND.component, clicked), [4, 5, 6, 7, 9]],
    ['autocomplete', interaction(KIND.autocomplete), [8]],
    ['a modal that a command opened', interaction(KIND.modalSubmit), [4, 5]],
    ['a modal that a component opened', interaction(KIND.modalSubmit, clicked), [4, 5, 6, 7]],
  ])('%s', (_title, of, allowed) => {
    const data: Readonly<Record<number, Json>> = {
      4: { content: 'a' },
      5: {},
      6: {},
      7: {},
      8: { choices: [] },
      9: modalBody,
    };
    for (const type of [1, 4, 5, 6, 7, 8, 9, 10, 12]) {
      const answer = () => check.callback({ type, data: data[type] ?? {} }, [], of, of.source);
      if (allowed.includes(type)) expect(answer()).toBe(type);
      else expect(errorOf(answer).body.errors).toMatchObject({ type: { _errors: [{ code: 'BASE_TYPE_CHOICES' }] } });
    }
  });
});
