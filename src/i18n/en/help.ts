/** `mention` makes a command clickable: `mention('energy gain')` is `</energy gain:123>`. */
type Mention = (path: string) => string;

export const help = {
  command: { name: 'help', description: 'What Dynamo does, and where to begin' },
  title: '**Dynamo keeps the table right and the rulings at hand.**',
  table: (mention: Mention) =>
    [
      '**At the table**',
      `${mention('energy gain')} and ${mention('energy pay')} keep your energy. The first one in a channel opens a game: there is nothing to set up.`,
      `${mention('revolt mark')} says that a permanent of yours left the battlefield this turn; ${mention('revolt show')} tells for whom revolt is on.`,
      `${mention('counter gain')}, ${mention('life lose')}: poison, experience, rad and ticket counters, and life.`,
      `${mention('game start')} shows the live board with its buttons; ${mention('game turn')} passes the turn; ${mention('game undo')} takes back your last action.`,
    ].join('\n'),
  questions: (mention: Mention) =>
    [
      '**Questions of rules**',
      `${mention('ruling lookup')} finds the rulings on a card or a mechanic, by its English or its French name.`,
      `${mention('ruling search')} finds rulings by what they say; *Rulings for this*, in the menu of a message, those on what it names.`,
      `${mention('rule lookup')} shows a rule by number, keyword or words, also \`MTR 4.1\` and \`IPG 2.5\`; \`107.3.\` with a full stop leaves the subrules out. ${mention('card lookup')} shows a card.`,
      `${mention('payment mana')} and ${mention('payment energy')} answer “may I pay this?”, with the rule.`,
    ].join('\n'),
  judges: (mention: Mention) =>
    [
      '**Judges**',
      `${mention('judge call')} asks the judges of this server something: they see the table as it is, and answer in this channel. ${mention('judge queue')} shows the calls that wait.`,
      `${mention('ruling flag')} reports a ruling to them. Judges add rulings of this server with ${mention('ruling add')} and read the French of others with ${mention('ruling review')}.`,
    ].join('\n'),
  server: (mention: Mention) =>
    [
      '**Your server, your data**',
      `${mention('settings language')} chooses the language of public answers; private ones speak the language of whoever reads them.`,
      `${mention('settings judge-role')} and ${mention('settings desk-channel')} open a desk for calls to judges, ${mention('settings head-judge-role')} says who decides appeals; ${mention('settings check')} tells what is missing.`,
      `${mention('privacy show')} tells what is kept about you; you can take it with you and delete it.`,
      `${mention('about')} shows the version, the dates of the data and how fast the bot answers.`,
    ].join('\n'),
  limits: [
    '**Good to know**',
    '• A thread is a channel of its own: its game is not the game of the channel above it.',
    '• No commands in a thread? Discord hides them from members who may not send messages in the channel above it: ask a moderator for that permission.',
    '• Two-Headed Giant: shared life totals and shared energy are not supported; each player has their own.',
  ].join('\n'),
};
