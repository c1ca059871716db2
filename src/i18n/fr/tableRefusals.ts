import type { Deed, Seat } from '../../rules/game.ts';
import { anonymousNumber, subjectOf } from '../../rules/game.ts';
import type { tableRefusals as english } from '../en/tableRefusals.ts';
import { ago } from '../when.ts';
import { table } from './table.ts';

const { who } = table.inMessages;
const told = (event: Deed): string => table.deed(event, table.inMessages);

const has = (seat: Seat | null): string =>
  seat === null
    ? "Vous n'êtes pas à cette table."
    : `Vous avez maintenant ${table.amount('energy', seat.counters.energy)} et ${table.amount('life', seat.life)}.`;

export const tableRefusals: typeof english = {
  'no-game': () => "Aucune partie n'est ouverte dans ce salon. Ouvrez-en une avec `/partie commencer`.",
  'game-over': () => 'Cette partie est terminée et ses totaux restent. Ouvrez-en une autre avec `/partie commencer`.',
  'game-open': ({ link }) => {
    const where = link ?? '`/partie tableau` la montre';
    return `Une partie est déjà ouverte dans ce salon : ${where}. Terminez-la avec \`/partie terminer\` avant d'en commencer une autre.`;
  },
  'not-seated': ({ host }) =>
    `Seuls les joueurs installés, l'hôte (${who(host)}) et les arbitres agissent pour la table et pour les autres. Installez-vous avec \`/partie rejoindre\`.`,
  'host-only': ({ host }) => `Seuls l'hôte (${who(host)}) et les arbitres peuvent le faire. Adressez-vous à eux.`,
  'already-host': ({ player }) => `${who(player)} est déjà l'hôte de la partie.`,
  'already-seated': ({ player }) => `${who(player)} est déjà à cette table.`,
  'not-at-table': ({ player }) =>
    `${who(player)} n'est pas à cette table. \`/partie rejoindre\` permet de s'y installer.`,
  'bot-player': ({ player }) =>
    `${who(player)} est un bot, et les bots ne jouent pas. Indiquez une personne, ou laissez l'option vide si c'est vous.`,
  'nobody-seated': () =>
    "Personne n'est à cette table, il n'y a donc pas de joueur suivant. Installez-vous avec `/partie rejoindre`.",
  'table-full': ({ most }) =>
    `Cette table est complète : ${most} joueurs. Il faut d'abord que quelqu'un la quitte (\`/partie quitter\`).`,
  'turn-passed': ({ number, player }) =>
    number === 1
      ? `Ce tour a été annulé : c'est de nouveau le tour 1, celui de ${who(player)}, et aucun tour n'est passé. Rien n'a changé.`
      : `Ce tour est déjà passé : c'est le tour ${number}, celui de ${who(player)}. Rien n'a changé.`,
  'nothing-to-undo': () =>
    "Il n'y a rien à annuler : aucune action de vous qui compte encore. L'hôte et les arbitres annulent ce qu'un joueur a fait ou subi avec l'option `joueur`.",
  'nothing-to-redo': () =>
    "Il n'y a rien à rétablir : rien n'a été annulé, ou quelque chose de nouveau s'est produit depuis.",
  'not-yours-to-undo': ({ host }) =>
    `C'est l'action de quelqu'un d'autre. Seuls cette personne, l'hôte (${who(host)}) et les arbitres peuvent y toucher.`,
  'in-the-way': ({ of, target, entry, host }) => {
    const what = told(target.event);
    const doing = of === 'undone' ? 'Annuler' : 'Rétablir';
    if (entry.seq === target.seq)
      return `Impossible de rétablir « ${what} » tant que ce qu'il y fallait reste annulé. Rétablissez-le d'abord : \`/partie rétablir\` par qui l'a annulé, ou avec \`joueur\` par l'hôte (${who(host)}) ou un arbitre.`;
    const later = `${told(entry.event)} (${table.by(who(entry.actor), false)}, ${ago(entry.at)})`;
    const named = [subjectOf(entry.event), entry.actor].find((each) => each !== null && anonymousNumber(each) === null);
    const next =
      named === undefined || named === null
        ? 'Plus personne ne peut annuler cette action ; corrigez plutôt les nombres avec `fixer`.'
        : `Il faut d'abord annuler cette action : ${who(entry.actor)} avec \`/partie annuler\`, ou bien l'hôte (${who(host)}) ou un arbitre avec \`/partie annuler\` et \`joueur\` ${who(named)} ; chaque fois, c'est la plus récente qui est annulée.`;
    const harm =
      target.event.kind === 'turn' && entry.event.kind === 'turn'
        ? 'changerait un tour passé ensuite'
        : 'rendrait impossible une action plus récente';
    return `${doing} « ${what} » ${harm} : ${later}. ${next}`;
  },
  'old-board': ({ seat }) =>
    `Ce tableau n'était plus à jour, rien n'a donc été fait. ${has(seat)} Recommencez sur le tableau le plus récent.`,
  'not-your-question': ({ asker }) => `C'est à ${who(asker)}, qui a posé la question, de confirmer.`,
  'data-dir-in-use': ({ dataDir }) =>
    `Un autre bot utilise déjà les données de ${dataDir}, et à deux ils traiteraient tout deux fois. Arrêtez-le d'abord, ou donnez un autre dossier à DATA_DIR.`,
};
