import type { Context } from './command.ts';
import type { Hit } from './stores.ts';

/** As many as one row of buttons can lead to beside the rest. */
const MOST = 3;

/** What else bears one of its names, in either language: a reader who typed that name may have meant it. */
export const namesakesOf = (hit: Hit, { called, reference }: Context['library']): readonly Hit[] => {
  const bearers = [hit.en, ...(hit.fr === null ? [] : [hit.fr])].flatMap((name) => called(name));
  const others = new Map(bearers.map((it) => [reference(it), it]));
  others.delete(reference(hit));
  return [...others.values()].slice(0, MOST);
};
