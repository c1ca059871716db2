import type { deskRefusals as english } from '../en/deskRefusals.ts';
import { listFr } from '../list.ts';
import { ago } from '../when.ts';
import { table } from './table.ts';

const { who } = table.inMessages;

const SETTINGS = { 'judge-role': 'rôle-arbitre', 'desk-channel': 'salon-arbitres' } as const;

export const deskRefusals: typeof english = {
  'no-desk': ({ missing }) =>
    `On ne peut pas encore appeler d'arbitre sur ce serveur. Une personne qui le gère doit lancer ${listFr(missing.map((setting) => `\`/réglages ${SETTINGS[setting]}\``))}.`,
  'silent-role': ({ role, channel }) =>
    `Personne ne serait prévenu : je ne peux pas mentionner <@&${role}> dans <#${channel}>. Demandez à une personne qui gère le serveur de permettre à tous de mentionner ce rôle, ou de me laisser y mentionner tous les rôles ; \`/réglages vérifier\` dit quand cela marche.`,
  'locked-thread': ({ channel }) =>
    `Le fil <#${channel}> est verrouillé et je ne peux pas y écrire : rien n'a été fait et personne n'a été prévenu. Une personne qui gère le serveur peut le déverrouiller, ou choisir un autre salon pour les appels avec \`/réglages salon-arbitres\`.`,
  'everyone-role': () => 'Tout le monde ne peut pas être arbitre ici. Choisissez un rôle que seuls vos arbitres ont.',
  'bot-role': () =>
    "Ce rôle est celui d'un bot : personne d'autre ne peut l'avoir. Choisissez le rôle de vos arbitres.",
  'no-head-judge': () =>
    "Ce serveur n'a pas d'arbitre principal. Une personne qui le gère peut choisir son rôle avec `/réglages rôle-arbitre-principal`.",
  'too-many-calls': ({ most }) =>
    `Vous avez déjà ${most} appels sans réponse. \`/arbitre file\` les montre : complétez-en un, ou retirez-en un dont vous n'avez plus besoin.`,
  'calls-too-often': ({ most, again }) =>
    `C'était votre ${most}e appel en une demi-heure, et chacun prévient tous les arbitres. Vous pourrez en faire un autre ${ago(again)} ; d'ici là, complétez un appel déjà fait : \`/arbitre file\` les montre.`,
  'enough-told': ({ most }) =>
    `Vous avez complété cet appel ${most} fois. Attendez l'arbitre, ou retirez l'appel et reposez la question d'un seul tenant.`,
  'says-nothing': () => "Il n'y a rien à lire là-dedans. Écrivez ce que vous voulez dire, avec des mots.",
  'no-call': () => "Cet appel n'est plus conservé. Faites-en un nouveau avec `/arbitre appeler`.",
  'judges-only': () =>
    'Seuls les arbitres de ce serveur peuvent faire cela. Pour leur poser une question, utilisez `/arbitre appeler`.',
  'head-judge-only': () => "Cet appel est devant l'arbitre principal : lui seul y répond. Laissez-le-lui.",
  'asker-only': ({ asker }) =>
    `Cet appel est de ${who(asker)}, et personne d'autre ne peut faire cela. Faites le vôtre avec \`/arbitre appeler\`.`,
  'call-taken': ({ judge }) =>
    `${who(judge)} a pris cet appel. Il sera de nouveau libre si cette personne le rend, ou ne dit rien pendant dix minutes.`,
  'call-not-taken': () =>
    "Personne n'a cet appel en ce moment : vous l'avez rendu, ou votre prise a expiré. Prenez-le d'abord.",
  'call-over': ({ how }) =>
    how === 'answered'
      ? "Cet appel a déjà sa réponse. Qui l'a fait peut dire que ce n'est pas clair, ou faire appel de la décision."
      : "Qui avait fait cet appel l'a retiré. Il n'y a plus rien à faire.",
  'call-unanswered': () =>
    "Cet appel n'a pas encore de réponse. Attendez l'arbitre ; d'ici là, vous pouvez le compléter ou le retirer.",
  'already-appealed': () => "Cet appel est déjà devant l'arbitre principal.",
  'final-answer': () =>
    "L'arbitre principal a répondu, et sa décision est définitive. Si elle n'est pas claire, dites-le et il l'expliquera.",
};
