import { numberEn } from '../plural.ts';

const ofEdition = (document: string, edition: string | null) =>
  edition === null ? document : `${document} of ${edition}`;

/** Calls to the judges, as each side sees them. */
export const desk = {
  /** In the middle of a line. */
  topics: {
    payment: 'paying a cost',
    trigger: 'triggered ability',
    revolt: 'revolt',
    counters: 'counters',
    combat: 'combat',
    tournament: 'tournament rules',
    other: 'something else',
  },
  decisions: {
    yes: 'Yes',
    no: 'No',
    depends: 'It depends',
    'play-on': 'Play on, and ask afterwards',
  },
  /** Beside free words: the language of their author's Discord, as nobody knows what they are written in. */
  speaks: { en: 'Discord in English', fr: 'Discord in French' },

  title: (call: number) => `**Call ${call}**`,
  heading: (call: number, asker: string, channel: string, called: string) =>
    `**Call ${call}** — ${asker} in ${channel}, ${called}`,
  about: (parts: readonly string[]) => `About: ${parts.join(' · ')}`,
  private: 'answer for the player alone',
  question: (language: string, words: string) => `**Question** (${language}): “${words}”`,
  erased: 'The player had these words erased.',
  asks: (judge: string, language: string, words: string) => `${judge} asks (${language}): “${words}”`,
  adds: (player: string, language: string, words: string) => `${player} adds (${language}): “${words}”`,
  shortened: (button: string) => `-# Shortened: “${button}” shows all of it.`,
  inFile: '-# The words in full are in the file.',
  file: (call: number) => `call-${call}.txt`,

  table: '**The table when the judge was called**',
  noTable: 'No game was open in that channel.',
  oldTable: 'The table was kept by an older version of the bot, and can no longer be shown.',
  more: (players: number) => `-# and ${numberEn(players)} more`,
  latest: '**What happened last**',

  open: 'Waits for a judge.',
  /** A player appeals an answer; a judge passes on a call that has none. */
  openForHead: {
    appeal: (actor: string) => `${actor} appealed: waits for the head judge.`,
    escalation: (actor: string) => `Passed on by ${actor}: waits for the head judge.`,
  },
  lapsed: (judge: string) => `Nothing was heard from ${judge} for ten minutes: waits for a judge again.`,
  unclear: 'The answer was not clear to the player: waits again.',
  claimed: (judge: string, lapses: string) => `${judge} has it. The claim lapses ${lapses} if nothing is said.`,
  asking: (judge: string, asked: string) => `${judge} asked the player something ${asked}, and waits for the reply.`,
  answered: (judge: string, decision: string, at: string) => `Answered by ${judge} ${at}: **${decision}**.`,
  withdrawn: (at: string) => `Withdrawn by the player ${at}.`,
  notPosted: {
    question: (channel: string) =>
      `⚠ The question could not be posted in ${channel}: I may no longer write there. Tell the player in another way.`,
    answer: (channel: string) =>
      `⚠ The answer could not be posted in ${channel}: I may no longer write there. Tell the player in another way; \`/judge queue\` shows it to them too.`,
  },

  movedTo: (call: number, desk: string) => `**Call ${call}** is at ${desk} now.`,
  waitsAgain: (call: number, judge: string) =>
    `**Call ${call}** waits again: nothing was heard from ${judge} for ten minutes.`,
  forHead: {
    appeal: (call: number, actor: string) => `**Call ${call}** was appealed by ${actor} and waits for you.`,
    escalation: (call: number, actor: string) => `**Call ${call}** was passed on to you by ${actor}.`,
  },
  notClear: (call: number, asker: string) =>
    `Your answer to **call ${call}** is not clear to ${asker}: it waits again.`,
  replied: (call: number, asker: string) => `${asker} has replied on **call ${call}**.`,

  asksYou: (asker: string, call: number, judge: string) => `${asker} — **call ${call}**: ${judge} asks you something.`,
  asksYouPrivately: (asker: string, call: number) =>
    `${asker} — **call ${call}**: the judge asks you something. Only you can read it.`,
  hasReplied: '-# Replied.',
  answerTo: (asker: string, call: number, judge: string) => `${asker} — **call ${call}**: the answer of ${judge}`,
  answerForYou: (asker: string, call: number) =>
    `${asker} — **call ${call}** is answered. Only you can read the answer.`,
  asked: (words: string) => `> ${words}`,
  inWords: (judge: string, language: string, words: string) => `In the words of ${judge} (${language}): “${words}”`,
  restsOn: '**It rests on**',
  afterwards: '-# Who asked can say that it is not clear, or appeal to the head judge.',
  afterwardsFinal: '-# This is the head judge’s answer. Who asked can say that it is not clear.',
  reopened: '-# It was not clear: the judges look at it again.',
  withHead: {
    appeal: '-# Appealed: the head judge looks at it.',
    escalation: '-# It was not clear: the head judge looks at it.',
  },
  answeredSince: '-# There is a newer answer.',

  citedRuling: (date: string, source: string, french: string | null) =>
    [date, source, ...(french === null ? [] : [french])].join(' · '),
  /** The documents that rules stand in, with the date of the edition. */
  documents: {
    CR: (edition: string | null) => ofEdition('Comprehensive Rules', edition),
    MTR: (edition: string | null) => ofEdition('Magic Tournament Rules', edition),
    IPG: (edition: string | null) => ofEdition('Infraction Procedure Guide', edition),
  },
  citedGone: 'no longer in the library',

  made: (call: number) => `**Call ${call} is at the desk.**`,
  /** Where it is not known to be at the desk. */
  queued: (call: number) => `**Call ${call} is in the queue.**`,
  place: (place: number, first: string) =>
    place === 1
      ? `You are first in the queue; you called ${first}.`
      : `You are number ${numberEn(place)} in the queue; the first call was made ${first}.`,
  placeForHead: (place: number) =>
    place === 1
      ? 'It waits for the head judge, and is first in that queue.'
      : `It waits for the head judge, number ${numberEn(place)} in that queue.`,
  hasYours: (judge: string) => `${judge} has your call.`,
  asksYouHere: (judge: string) => `${judge} asks you something, and waits for your reply.`,
  comesHere: 'The answer comes to this channel, with a mention.',
  notAtDesk:
    '⚠ I could not post your call at the desk. It is in the queue all the same: tell a judge to look with `/judge queue`.',
  called: (at: string) => `Called ${at}.`,
  withdrawnByYou: (call: number) => `You have withdrawn call ${call}.`,

  ownCall: '⚠ You made this call yourself: better let another judge answer it.',
  yours: (call: number) => `You have call ${call}.`,
  released: (call: number) => `Call ${call} waits in the queue again.`,
  escalated: (call: number) => `Call ${call} is with the head judge now.`,
  questionSent: (channel: string) =>
    `Your question goes to the player in ${channel}. Their reply is told to you at the desk.`,
  told: (call: number) => `Added to call ${call}: the judges see it.`,
  sent: (channel: string) => `Your answer goes to the player in ${channel}.`,
  reopenedForYou: (call: number) =>
    `Call ${call} waits for a judge again. “Add something” tells them what is not clear.`,
  appealedForYou: (call: number) => `Call ${call} is with the head judge now. “Add something” tells them why.`,

  preview: (call: number) => `**Your answer to call ${call}**`,
  which: (typed: string) => `Which ruling on ${typed}?`,
  whichSubject: (typed: string) => `What do you mean by “${typed}”?`,
  notCited: {
    unknown: (typed: string) => `Not cited: nothing is called “${typed}”.`,
    none: (typed: string) => `Not cited: no ruling on ${typed} is known. Cite a rule by its number instead.`,
    choose: (typed: string) => `Not cited yet: several rulings on ${typed}. Choose one below.`,
    many: (most: number) => `Not cited: what comes after the first ${numberEn(most)} lines.`,
  },
  notSent: '-# Nobody sees this before you send it.',

  queue: (waiting: number, first: string | null) =>
    first === null
      ? '**Nobody waits.**'
      : waiting === 1
        ? `**1 call waits**, made ${first}.`
        : `**${numberEn(waiting)} calls wait**, the first made ${first}.`,
  queueLine: (call: number, asker: string, channel: string, called: string, about: string) =>
    `**${call}** · ${asker} in ${channel}, ${called} · ${about}`,
  headMark: { appeal: 'appeal', escalation: 'for the head judge' },
  inHands: '**Being answered**',
  queueMore: (calls: number) => `-# and ${numberEn(calls)} more`,
  openOne: 'Open a call',
  callLabel: (call: number, words: string) => `Call ${call}: ${words}`,
  ownQueue: '**Your calls**',
  ownQueueNone: 'You have made no call here. `/judge call` asks the judges something.',
  queueIsForJudges: '-# The whole queue is for judges.',
};
