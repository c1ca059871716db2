import type { Words } from './words.ts';

const list = (names: readonly string[]): string => names.join(', ');
/** A long list is shown by its beginning. */
const some = (names: readonly string[]): string =>
  names.length > 25 ? `${list(names.slice(0, 25))}, … (${names.length})` : list(names);
const both = (names: readonly string[]): string => names.join(' and ').replace(/ and (?=.* and )/g, ', ');
const takes = (command: string, exists: readonly string[]): string =>
  exists.length === 0 ? `${command} takes no options` : `${command} takes ${list(exists)}`;

export const en: Words = {
  onlyYou: 'only you see this',
  edited: 'edited:',
  deleted: (which) => `deleted: ${which}`,
  waiting: 'thinking…',
  off: 'off',
  file: 'file',
  image: 'image',
  premium: 'premium',
  choose: 'Choose',
  nothingHere: 'No message here yet.',
  howMany: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
  unknownComponent: (type) => `component of type ${type}`,

  optional: 'optional',
  howToFill: (fields) => `To answer: fill ${fields.map((field) => `${field}="…"`).join(' ')} (or: cancel)`,
  modalClosed: 'Closed; nothing was sent.',
  received: 'Received.',

  choicesFor: (option, typed) => (typed === '' ? `${option}:` : `${option}: “${typed}”`),
  noChoicesFor: (option, typed) => `No choices for ${option}${typed === '' ? '' : ` “${typed}”`}.`,

  directMessages: 'direct messages',
  server: (name) => `Server ${name}`,
  withoutServer: 'Without a server',
  notInstalled: 'the bot is not there',
  address: (address) => `Local Discord at ${address}`,
  welcome: 'Type a command, for example /help; type help for the rest.',
  noCommands: 'The bot has registered no command.',
  noMessageCommands: 'The bot has no command on messages.',
  help: [
    [
      '/energy gain amount:2',
      'run a command; options are name:value. Text with a word:word in it stands in quotes: text:"a word:word"',
    ],
    ['complete /ruling lookup query:runn', 'show the choices of an option; pick 2 runs the command with one'],
    ['click 1, click 1 on 3', 'press a button or choose an option, of the last message or of message 3'],
    ['choose 2 3', 'choose several options of a select'],
    ['fill name="…", cancel', 'answer the modal that is open, or close it'],
    ['apps 3 Name of the command', 'run a command on message 3; apps lists them'],
    ['as Ben, in #table-2, in dm', 'be someone else, go elsewhere'],
    ['locale fr', 'change your Discord language'],
    ['users, channels, messages, commands, help, quit', ''],
  ],

  silent: 'The bot did not answer within 3 seconds.',
  offline: 'The bot is not connected.',
  botFailed: (request, status, reason) => `Discord refused what the bot sent (${request}, ${status}): ${reason}`,

  usage: {
    complete: 'complete /ruling lookup query:…',
    pick: 'pick 1',
    click: 'click 1, or click 1 on 3',
    choose: 'choose 2 3, or choose 2 3 on 3',
    fill: 'fill name="…"',
    cancel: 'cancel',
    apps: 'apps 3 Name of the command, or apps to list them',
    as: 'as Ana',
    in: 'in #table-2, or in dm',
    locale: 'locale fr',
    users: 'users',
    channels: 'channels',
    messages: 'messages',
    commands: 'commands',
    help: 'help',
    quit: 'quit',
  },

  faults: {
    'unknown-line': ({ typed }) => `I do not know “${typed}”. Commands begin with /; type help for the rest.`,
    usage: ({ verb }) => `Write: ${en.usage[verb]}`,
    'no-command': ({ typed, exists }) =>
      exists.length === 0 ? en.noCommands : `No such command: ${typed}. There is ${some(exists)}.`,
    'several-commands': ({ typed, exists }) => `${typed} may be any of ${list(exists)}.`,
    'no-subcommand': ({ command, typed, exists }) =>
      typed === ''
        ? `${command} needs one of ${list(exists)}.`
        : `No such subcommand: ${typed}; ${command} has ${list(exists)}.`,
    'no-option': ({ command, typed, exists }) => `No such option: ${typed}; ${takes(command, exists)}.`,
    'quote-or-option': ({ command, typed, exists }) =>
      `No such option: ${typed}; ${takes(command, exists)}. If it belongs to the text, put the text in quotes.`,
    'no-autocomplete': ({ command }) => `${command} has no option that offers choices as you type.`,
    twice: ({ name }) => `${name} is there twice.`,
    'unclosed-quote': ({ name }) => `The quote after ${name} is not closed.`,
    'no-files': ({ name }) => `${name} takes a file, and files cannot be sent from here.`,
    'no-user': ({ typed, exists }) => `Nobody is called “${typed}”. There is ${some(exists)}.`,
    'no-role': ({ typed, exists }) => `No role is called “${typed}”. There is ${some(exists)}.`,
    'no-channel': ({ typed, exists }) => `No channel is called “${typed}”. There is ${some(exists)}.`,
    'no-locale': ({ typed }) => `Discord has no language “${typed}”. Try fr, en-US or en-GB.`,
    'no-choices': () => 'There is nothing to pick from: complete a command first.',
    'no-choice': ({ number, count }) => `There is no choice ${number}: they go from 1 to ${count}.`,
    'no-message': ({ number, exists }) =>
      exists.length === 0 ? 'No message here yet.' : `No message ${number} here. There is ${list(exists.map(String))}.`,
    'no-controls': ({ others }) =>
      others.length === 0
        ? 'Nothing to click here yet.'
        : `That message has nothing to click. ${others.length === 1 ? `Message ${others[0]} has` : `Messages ${both(others.map(String))} have`}: click 1 on ${others.at(-1)}.`,
    'no-control': ({ typed, exists }) =>
      exists.length === 0
        ? 'Everything in that message is off.'
        : `Nothing to click is called “${typed}”. There is ${some(exists)}.`,
    'control-off': ({ label }) => `“${label}” is off.`,
    'choose-button': ({ label }) => `“${label}” is a button: click it.`,
    'two-menus': () => 'Choose within one select.',
    'no-modal': () => 'No modal is open.',
    'not-your-modal': ({ owners }) =>
      `The open modal belongs to ${both(owners)}, who opened it: as ${owners[0]}, then fill it or cancel.`,
    'no-field': ({ typed, exists }) => `No such field: ${typed}. There is ${list(exists)}.`,
  },
};
