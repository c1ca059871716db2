import { inSteps, type Steps } from '../steps.ts';
import type { Name, Named } from './named.ts';
import type { Hit } from './resolver.ts';

/** Who bears exactly a name, accents, case and punctuation aside; each group in order of fame. */
export interface Borne {
  /** Whole English names of cards. */
  readonly english: readonly Hit[];
  /** English names of mechanics. */
  readonly mechanics: readonly Hit[];
  /** French names, faces, other printed names. */
  readonly others: readonly Hit[];
  /** What else is said for a mechanic. */
  readonly aliases: readonly Hit[];
  /** What players call a card. */
  readonly nicknames: readonly Hit[];
  /** What players call a card that is a word or the beginning of its own name: no more than that name cut short. */
  readonly pieces: readonly Hit[];
}

export type Bearers = (folded: string) => Borne;

const GROUPS = ['english', 'mechanics', 'others', 'aliases', 'nicknames', 'pieces'] as const;
type Group = (typeof GROUPS)[number];

interface Bearer {
  readonly hit: Hit;
  readonly group: Group;
}

/** `all` as `inOrderOfFame` gives it. */
export function* buildBearers(all: readonly Named[]): Steps<Bearers> {
  const byName = new Map<string, Bearer[]>();
  yield* inSteps(all, ({ hit, names }) => {
    for (const name of names) {
      const group = groupOf(hit, name, names);
      const bearers = byName.get(name.text);
      const own = bearers?.findIndex((bearer) => bearer.hit === hit) ?? -1;
      if (!bearers) byName.set(name.text, [{ hit, group }]);
      else if (own < 0) bearers.push({ hit, group });
      else if (GROUPS.indexOf(group) < GROUPS.indexOf(bearers[own]?.group ?? group)) bearers[own] = { hit, group };
    }
  });
  return (folded) => {
    const bearers = byName.get(folded) ?? [];
    const of = (group: Group) => bearers.flatMap((bearer) => (bearer.group === group ? [bearer.hit] : []));
    return {
      english: of('english'),
      mechanics: of('mechanics'),
      others: of('others'),
      aliases: of('aliases'),
      nicknames: of('nicknames'),
      pieces: of('pieces'),
    };
  };
}

const groupOf = (hit: Hit, { text, language, role }: Name, names: readonly Name[]): Group => {
  if (role === 'nickname') return isPiece(text, names) ? 'pieces' : 'nicknames';
  if (role === 'alias' && hit.kind === 'mechanic') return 'aliases';
  if (role !== 'full' || language === 'fr') return 'others';
  return hit.kind === 'card' ? 'english' : 'mechanics';
};

const isPiece = (nickname: string, names: readonly Name[]): boolean =>
  names.some(({ role, text }) => role !== 'nickname' && ` ${text}`.includes(` ${nickname}`));
