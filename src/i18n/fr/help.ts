import type { Words } from '../index.ts';

export const help: Words['help'] = {
  command: { name: 'aide', description: 'Ce que fait Dynamo, et par où commencer' },
  title: '**Dynamo tient le compte à la table et les clarifications à portée de main.**',
  table: (mention) =>
    [
      '**À la table**',
      `${mention('energy gain')} et ${mention('energy pay')} tiennent le compte de vos marqueurs « énergie ». La première de ces commandes ouvre une partie dans le salon : il n'y a rien à préparer.`,
      `${mention('revolt mark')} note qu'un permanent que vous contrôliez a quitté le champ de bataille ce tour-ci ; ${mention('revolt show')} dit pour qui la révolte est active.`,
      `${mention('counter gain')}, ${mention('life lose')} : marqueurs « poison », « expérience », « rad » et « ticket », et points de vie.`,
      `${mention('game start')} affiche le tableau de la partie avec ses boutons ; ${mention('game turn')} passe au tour suivant ; ${mention('game undo')} annule votre dernière action.`,
    ].join('\n'),
  questions: (mention) =>
    [
      '**Questions de règles**',
      `${mention('ruling lookup')} trouve les clarifications d'une carte ou d'une mécanique, par son nom français ou anglais.`,
      `${mention('ruling search')} trouve les clarifications d'après leur texte ; *Clarifications pour ce message*, dans le menu d'un message, celles sur ce qu'il nomme.`,
      `${mention('rule lookup')} affiche une règle par numéro, mot-clé ou mots, et aussi \`MTR 4.1\` et \`IPG 2.5\` ; \`107.3.\`, avec un point, laisse les sous-règles de côté. ${mention('card lookup')} affiche une carte.`,
      `${mention('payment mana')} et ${mention('payment energy')} répondent à « puis-je payer ceci ? », règle à l'appui.`,
    ].join('\n'),
  judges: (mention) =>
    [
      '**Arbitres**',
      `${mention('judge call')} pose une question aux arbitres de ce serveur : ils voient la table telle qu'elle est, et répondent dans ce salon. ${mention('judge queue')} montre la file d'attente.`,
      `${mention('ruling flag')} leur signale une clarification. Les arbitres en ajoutent pour ce serveur avec ${mention('ruling add')}, et relisent les traductions avec ${mention('ruling review')}.`,
    ].join('\n'),
  server: (mention) =>
    [
      '**Votre serveur, vos données**',
      `${mention('settings language')} choisit la langue des réponses publiques ; les réponses privées suivent la langue de la personne qui les lit.`,
      `${mention('settings judge-role')} et ${mention('settings desk-channel')} permettent d'appeler les arbitres, ${mention('settings head-judge-role')} dit qui tranche en appel ; ${mention('settings check')} dit ce qui manque.`,
      `${mention('privacy show')} dit ce qui est gardé sur vous ; vous pouvez le recevoir et le supprimer.`,
      `${mention('about')} donne la version, la date des données et les temps de réponse.`,
    ].join('\n'),
  limits: [
    '**Bon à savoir**',
    "• Un fil est un salon à part entière : sa partie n'est pas celle du salon parent.",
    "• Aucune commande dans un fil ? Discord les masque aux membres qui ne peuvent pas envoyer de messages dans le salon parent : demandez cette permission à l'équipe de modération.",
    "• Troll à deux têtes : les points de vie et l'énergie communs ne sont pas gérés ; chaque personne a les siens.",
  ].join('\n'),
};
