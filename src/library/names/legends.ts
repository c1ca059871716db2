import { inSteps, type Steps } from '../steps.ts';
import { fold } from './fold.ts';
import type { Named } from './named.ts';
import type { Hit } from './resolver.ts';

/**
 * Who is called so before the comma of a name: `emrakul`, of Emrakul, the Aeons Torn, but not of Emrakul's Hatcher. Where someone is,
 * also who is called so first of all in both languages: Jace Beleren is a Jace, Rakdos Charm, Charme de Rakdos, is no Rakdos.
 */
export type Legends = (folded: string) => ReadonlySet<Hit>;

const NOBODY: ReadonlySet<Hit> = new Set();

/** `all` with its names as printed: folded ones have no comma. */
export function* buildLegends(all: readonly Named[]): Steps<Legends> {
  const byName = new Map<string, Set<Hit>>();
  yield* inSteps(all, ({ hit, names }) => {
    for (const { text, role } of names) {
      const comma = text.indexOf(',');
      if (comma < 1 || role === 'nickname') continue;
      const called = fold(text.slice(0, comma));
      const legends = byName.get(called);
      if (legends) legends.add(hit);
      else byName.set(called, new Set([hit]));
    }
  });
  yield* inSteps(all, ({ hit }) => {
    const called = firstWord(hit.en);
    if (called !== '' && called === firstWord(hit.fr ?? '')) byName.get(fold(called))?.add(hit);
  });
  return (folded) => byName.get(folded) ?? NOBODY;
}

const firstWord = (name: string): string => name.slice(0, Math.max(0, name.indexOf(' ')));
