import type { Abandoned, Deed, Tally } from '../../rules/game.ts';
import type { Counted } from '../counted.ts';
import { moved, stopsAtZero, sumOf } from '../counted.ts';
import type { Words } from '../index.ts';
import type { Forms } from '../plural.ts';
import { bareDigits, countFr } from '../plural.ts';
import type { Show } from '../show.ts';
import { showInMessages } from '../show.ts';

const amount = (what: Tally, n: number, digits?: (n: number) => string): string => {
  switch (what) {
    case 'life':
      return countFr(n, { one: 'point de vie', other: 'points de vie' }, digits);
    case 'energy':
      return countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' }, digits);
    case 'poison':
      return countFr(n, { one: 'marqueur « poison »', other: 'marqueurs « poison »' }, digits);
    case 'experience':
      return countFr(n, { one: 'marqueur « expérience »', other: 'marqueurs « expérience »' }, digits);
    case 'rad':
      return countFr(n, { one: 'marqueur « rad »', other: 'marqueurs « rad »' }, digits);
    case 'ticket':
      return countFr(n, { one: 'marqueur « ticket »', other: 'marqueurs « ticket »' }, digits);
  }
};

const former = (number: number) => `un ancien joueur (n° ${number})`;

const because = (source: string | undefined) => (source === undefined ? '' : ` (${source})`);

const ASKED: Forms = { one: 'demandé', other: 'demandés' };

const deed = (event: Deed, show: Show, of?: Deed): string => {
  const { who, typed } = show;
  const shown = (text: string | undefined) => (text === undefined ? undefined : typed(text));
  switch (event.kind) {
    case 'opened':
      return `partie ouverte à ${event.life} points de vie${because(event.players.map(who).join(', ') || undefined)}`;
    case 'joined':
      return `${who(event.player)} s'installe à la table`;
    case 'left':
      return `${who(event.player)} quitte la table`;
    case 'gained': {
      const verb = event.what === 'life' ? 'gagne' : 'obtient';
      return `${who(event.player)} ${verb} ${amount(event.what, event.amount)}${because(shown(event.source))}`;
    }
    case 'lost': {
      const asked = event.had === undefined ? '' : ` (${countFr(event.amount, ASKED)})`;
      return `${who(event.player)} perd ${amount(event.what, event.had ?? event.amount)}${asked}`;
    }
    case 'paid':
      return `${who(event.player)} paie ${amount('energy', event.amount)}${because(shown(event.for))}`;
    case 'set':
      return `correction : ${who(event.player)} a ${amount(event.what, event.amount)}`;
    case 'proliferated':
      return `prolifération pour ${who(event.player)}`;
    case 'revolted':
      return `révolte pour ${who(event.player)}${because(shown(event.permanent))}`;
    case 'turn':
      return `le tour passe à ${who(event.player)}`;
    case 'host':
      return `${who(event.player)} devient l'hôte de la partie`;
    case 'ended':
      return event.why === undefined ? 'partie terminée' : `partie terminée : ${ABANDONED[event.why]}`;
    case 'undone':
      return `annulé : ${of ? deed(of, show) : event.seq}`;
    case 'redone':
      return `rétabli : ${of ? deed(of, show) : event.seq}`;
  }
};

const ABANDONED: Readonly<Record<Abandoned, string>> = {
  idle: "il ne s'y passait rien depuis 30 jours",
  'channel-gone': 'son salon a été supprimé',
};

const by = (actor: string, asJudge: boolean) => `par ${actor}${asJudge ? ", en tant qu'arbitre" : ''}`;

/** What was done to energy counters, in agreement with their number. */
const HOW: Readonly<Record<Counted['how'], Forms>> = {
  gained: { one: 'marqueur « énergie » obtenu', other: 'marqueurs « énergie » obtenus' },
  lost: { one: 'marqueur « énergie » perdu', other: 'marqueurs « énergie » perdus' },
  paid: { one: 'marqueur « énergie » payé', other: 'marqueurs « énergie » payés' },
  set: { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' },
};

const stopped = ({ before }: Counted): string =>
  before === 0 ? "Rien n'a été perdu : il n'y en avait aucun." : `Arrêt à 0 : il n'y en avait que ${before} à perdre.`;

const counted = (count: Counted, { who, typed }: Show): string => {
  const { player, what, how, after, note, actor, asJudge } = count;
  const total =
    what === 'energy'
      ? `${after} {E} (${countFr(moved(count), HOW[how], bareDigits)})`
      : amount(what, after, bareDigits);
  const line = [`${who(player)} : ${sumOf(count)} ${total}`];
  if (how === 'set') line.push('correction');
  if (note !== undefined) line.push(typed(note));
  if (actor !== player) line.push(by(who(actor), asJudge));
  return line.join(' · ') + (stopsAtZero(count) ? `\n${stopped(count)}` : '');
};

export const table: Words['table'] = {
  amount,
  former,
  deed,
  by,
  counted,
  inMessages: showInMessages(former),
  fatal: {
    poison: (player) =>
      `${player} a au moins dix marqueurs « poison », et perd la partie à la prochaine vérification des actions basées sur un état, sauf si un effet dit le contraire (CR 704.5c).`,
    life: (player) =>
      `${player} a 0 point de vie ou moins, et perd la partie à la prochaine vérification des actions basées sur un état, sauf si un effet dit le contraire (CR 704.5a).`,
  },
  sits: (player, again) => `${player} est ${again ? 'de nouveau' : 'maintenant'} à la table.`,
  openedByItself: (board) => `-# Une partie est maintenant ouverte dans ce salon : ${board} la montre.`,
};
