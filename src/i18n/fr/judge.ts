import type { Words } from '../index.ts';

export const judge: Words['judge'] = {
  command: {
    name: 'arbitre',
    description: 'Appeler un arbitre, et voir les appels en attente',
    subcommands: {
      call: {
        name: 'appeler',
        description: 'Poser une question aux arbitres de ce serveur sur votre partie',
        options: {
          question: { name: 'question', description: "Ce qui s'est passé, et ce que vous voulez savoir" },
          topic: {
            name: 'sujet',
            description: 'De quoi il est question',
            choices: {
              payment: 'payer un coût',
              trigger: 'une capacité déclenchée',
              revolt: 'révolte',
              counters: 'marqueurs',
              combat: 'combat',
              tournament: 'règles de tournoi',
              other: 'autre chose',
            },
          },
          card: { name: 'carte', description: 'La carte dont il est question, par son nom français ou anglais' },
          private: { name: 'privé', description: 'Vous seul pouvez lire la réponse' },
        },
      },
      queue: {
        name: 'file',
        description: "Les appels en attente, les plus anciens d'abord ; les vôtres, si vous n'êtes pas arbitre",
      },
    },
  },
  buttons: {
    claim: 'Prendre',
    answer: 'Répondre',
    ask: 'Interroger le joueur',
    release: 'Rendre',
    escalate: "À l'arbitre principal",
    whole: 'Lire en entier',
    otherLanguage: { en: 'In English', fr: 'En français' },
    reply: 'Répondre',
    readAndReply: 'Lire et répondre',
    readAnswer: 'Lire la réponse',
    unclear: "Ce n'est pas clair",
    appeal: 'Faire appel de la décision',
    where: 'Où en est mon appel ?',
    add: 'Ajouter quelque chose',
    withdraw: 'Retirer',
    send: 'Envoyer',
    change: 'Modifier',
  },
  callForm: {
    title: 'Appeler un arbitre',
    question: "Que s'est-il passé, que voulez-vous savoir ?",
    topic: 'De quoi il est question',
    card: 'La carte dont il est question',
  },
  askForm: { title: (call) => `Interroger le joueur de l'appel ${call}`, words: "Qu'avez-vous besoin de savoir ?" },
  tellForm: { title: (call) => `Appel ${call}`, words: "Que voulez-vous dire à l'arbitre ?" },
  answerForm: {
    title: (call) => `Répondre à l'appel ${call}`,
    decision: 'En bref',
    decisionHint: 'Le joueur le lit dans sa langue.',
    words: 'Avec vos mots',
    wordsHint: 'Le joueur les voit tels que vous les écrivez.',
    citations: 'Ce sur quoi elle repose, ligne par ligne',
    citationsHint: 'Une carte, une mécanique, ou une règle comme 107.14 ou MTR 4.1 ; cinq au plus.',
  },
};
