import { de } from '../elided.ts';
import type { Words } from '../index.ts';
import { numberFr } from '../plural.ts';

const ofEdition = (document: string, edition: string | null) =>
  edition === null ? document : `${document} du ${edition}, en anglais`;

export const desk: Words['desk'] = {
  topics: {
    payment: "paiement d'un coût",
    trigger: 'capacité déclenchée',
    revolt: 'révolte',
    counters: 'marqueurs',
    combat: 'combat',
    tournament: 'règles de tournoi',
    other: 'autre chose',
  },
  decisions: {
    yes: 'Oui',
    no: 'Non',
    depends: 'Cela dépend',
    'play-on': 'Continuez, et reposez la question après',
  },
  speaks: { en: 'Discord en anglais', fr: 'Discord en français' },

  title: (call) => `**Appel ${call}**`,
  heading: (call, asker, channel, called) => `**Appel ${call}** — ${asker} dans ${channel}, ${called}`,
  about: (parts) => `Sujet : ${parts.join(' · ')}`,
  private: 'réponse pour le joueur seul',
  question: (language, words) => `**Question** (${language}) : « ${words} »`,
  erased: 'Le joueur a fait effacer ces mots.',
  asks: (judge, language, words) => `${judge} demande (${language}) : « ${words} »`,
  adds: (player, language, words) => `${player} ajoute (${language}) : « ${words} »`,
  shortened: (button) => `-# Abrégé : « ${button} » montre tout.`,
  inFile: '-# Le texte entier est dans le fichier.',
  file: (call) => `appel-${call}.txt`,

  table: "**La table au moment de l'appel**",
  noTable: "Aucune partie n'était ouverte dans ce salon.",
  oldTable: 'La table a été gardée par une version plus ancienne du bot, et ne peut plus être montrée.',
  more: (players) => `-# et ${numberFr(players)} de plus`,
  latest: "**Ce qui s'est passé en dernier**",

  open: 'Attend un arbitre.',
  openForHead: {
    appeal: (actor) => `${actor} a fait appel de la décision : attend l'arbitre principal.`,
    escalation: (actor) => `Transmis par ${actor} : attend l'arbitre principal.`,
  },
  lapsed: (judge) => `${judge} n'a rien dit pendant dix minutes : attend de nouveau un arbitre.`,
  unclear: "La réponse n'était pas claire pour le joueur : attend de nouveau.",
  claimed: (judge, lapses) => `${judge} s'en occupe. Sans un mot de sa part, l'appel sera de nouveau libre ${lapses}.`,
  asking: (judge, asked) => `${judge} a interrogé le joueur ${asked} et attend sa réponse.`,
  answered: (judge, decision, at) => `Réponse de ${judge} ${at} : **${decision}**.`,
  withdrawn: (at) => `Retiré par le joueur ${at}.`,
  notPosted: {
    question: (channel) =>
      `⚠ La question n'a pas pu être publiée dans ${channel} : je ne peux plus y écrire. Prévenez le joueur autrement.`,
    answer: (channel) =>
      `⚠ La réponse n'a pas pu être publiée dans ${channel} : je ne peux plus y écrire. Prévenez le joueur autrement ; \`/arbitre file\` la lui montre aussi.`,
  },

  movedTo: (call, desk) => `**L'appel ${call}** est maintenant dans ${desk}.`,
  waitsAgain: (call, judge) => `**L'appel ${call}** attend de nouveau : ${judge} n'a rien dit pendant dix minutes.`,
  forHead: {
    appeal: (call, actor) => `${actor} a fait appel de la décision : **l'appel ${call}** vous attend.`,
    escalation: (call, actor) => `${actor} vous transmet **l'appel ${call}**.`,
  },
  notClear: (call, asker) =>
    `Votre réponse à **l'appel ${call}** n'est pas claire pour ${asker} : il attend de nouveau.`,
  replied: (call, asker) => `${asker} a répondu, pour **l'appel ${call}**.`,

  asksYou: (asker, call, judge) => `${asker} — **appel ${call}** : ${judge} vous pose une question.`,
  asksYouPrivately: (asker, call) =>
    `${asker} — **appel ${call}** : l'arbitre vous pose une question. Vous seul pouvez la lire.`,
  hasReplied: '-# Réponse donnée.',
  answerTo: (asker, call, judge) => `${asker} — **appel ${call}** : la réponse de ${judge}`,
  answerForYou: (asker, call) => `${asker} — **appel ${call}** : la réponse est là. Vous seul pouvez la lire.`,
  asked: (words) => `> ${words}`,
  inWords: (judge, language, words) => `Avec les mots de ${judge} (${language}) : « ${words} »`,
  restsOn: '**Elle repose sur**',
  afterwards:
    "-# Qui a posé la question peut dire que ce n'est pas clair, ou faire appel de la décision devant l'arbitre principal.",
  afterwardsFinal:
    "-# C'est la réponse de l'arbitre principal. Qui a posé la question peut dire que ce n'est pas clair.",
  reopened: "-# Ce n'était pas clair : les arbitres s'en occupent de nouveau.",
  withHead: {
    appeal: "-# Il a été fait appel de la décision : l'arbitre principal s'en occupe.",
    escalation: "-# Ce n'était pas clair : l'arbitre principal s'en occupe.",
  },
  answeredSince: '-# Une réponse plus récente a été donnée.',

  citedRuling: (date, source, french) => [date, source, ...(french === null ? [] : [french])].join(' · '),
  documents: {
    CR: (edition) => ofEdition('Règles complètes', edition),
    MTR: (edition) => ofEdition('Règles des tournois Magic', edition),
    IPG: (edition) => ofEdition("Guide des procédures d'infraction", edition),
  },
  citedGone: "n'est plus dans la bibliothèque",

  made: (call) => `**Votre appel ${call} est transmis aux arbitres.**`,
  queued: (call) => `**Votre appel ${call} est dans la file d'attente.**`,
  place: (place, first) =>
    place === 1
      ? `Vous êtes en tête de la file d'attente ; votre appel a été passé ${first}.`
      : `Vous êtes au rang ${numberFr(place)} de la file d'attente ; le premier appel a été passé ${first}.`,
  placeForHead: (place) =>
    place === 1
      ? "Il attend l'arbitre principal, en tête de cette file."
      : `Il attend l'arbitre principal, au rang ${numberFr(place)} de cette file.`,
  hasYours: (judge) => `${judge} s'occupe de votre appel.`,
  asksYouHere: (judge) => `${judge} vous pose une question et attend votre réponse.`,
  comesHere: 'La réponse arrivera dans ce salon, avec une mention.',
  notAtDesk:
    "⚠ Je n'ai pas pu publier votre appel chez les arbitres. Il est tout de même dans la file : dites à un arbitre de regarder `/arbitre file`.",
  called: (at) => `Appel fait ${at}.`,
  withdrawnByYou: (call) => `Vous avez retiré l'appel ${call}.`,

  ownCall: "⚠ C'est votre propre appel : mieux vaut qu'un autre arbitre y réponde.",
  yours: (call) => `Vous avez l'appel ${call}.`,
  released: (call) => `L'appel ${call} attend de nouveau dans la file.`,
  escalated: (call) => `L'appel ${call} est maintenant devant l'arbitre principal.`,
  questionSent: (channel) =>
    `Votre question part vers le joueur, dans ${channel}. Sa réponse vous sera signalée ici, chez les arbitres.`,
  told: (call) => `Ajouté à l'appel ${call} : les arbitres le voient.`,
  sent: (channel) => `Votre réponse part vers le joueur, dans ${channel}.`,
  reopenedForYou: (call) =>
    `L'appel ${call} attend de nouveau un arbitre. « Ajouter quelque chose » permet de dire ce qui n'est pas clair.`,
  appealedForYou: (call) =>
    `L'appel ${call} est maintenant devant l'arbitre principal. « Ajouter quelque chose » permet de dire pourquoi.`,

  preview: (call) => `**Votre réponse à l'appel ${call}**`,
  which: (typed) => `Quelle clarification ${de(typed)} ?`,
  whichSubject: (typed) => `Que voulez-vous dire par « ${typed} » ?`,
  notCited: {
    unknown: (typed) => `Non cité : rien ne s'appelle « ${typed} ».`,
    none: (typed) =>
      `Non cité : aucune clarification ${de(typed)} n'est connue. Citez plutôt une règle par son numéro.`,
    choose: (typed) => `Pas encore cité : ${typed} a plusieurs clarifications. Choisissez-en une ci-dessous.`,
    many: (most) => `Non cité : ce qui suit les ${numberFr(most)} premières lignes.`,
  },
  notSent: "-# Personne ne voit ceci tant que vous ne l'envoyez pas.",

  queue: (waiting, first) =>
    first === null
      ? "**Personne n'attend.**"
      : waiting === 1
        ? `**1 appel attend**, passé ${first}.`
        : `**${numberFr(waiting)} appels attendent**, le premier passé ${first}.`,
  queueLine: (call, asker, channel, called, about) => `**${call}** · ${asker} dans ${channel}, ${called} · ${about}`,
  headMark: { appeal: 'décision contestée', escalation: "pour l'arbitre principal" },
  inHands: '**En cours de réponse**',
  queueMore: (calls) => `-# et ${numberFr(calls)} de plus`,
  openOne: 'Ouvrir un appel',
  callLabel: (call, words) => `Appel ${call} : ${words}`,
  ownQueue: '**Vos appels**',
  ownQueueNone: "Vous n'avez fait aucun appel ici. `/arbitre appeler` pose une question aux arbitres.",
  queueIsForJudges: '-# La file entière est réservée aux arbitres.',
};
