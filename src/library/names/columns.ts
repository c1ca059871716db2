import { isTelling } from './letters.ts';
import type { Name, Named } from './named.ts';

/** The languages a name has, one bit each. */
export const BITS = { en: 1, fr: 2 } as const;

/** All names that letters tell, each once for whoever bears it, and whose each is: by its position in `hits`. */
export const inColumns = (all: readonly Named[]) => {
  const names: string[] = [];
  const owners: number[] = [];
  const languages: number[] = [];
  const roles: Name['role'][] = [];
  for (const [owner, named] of all.entries()) {
    const first = names.length;
    for (const { text, language, role } of named.names) {
      if (!isTelling(text)) continue;
      const earlier = names.indexOf(text, first);
      if (earlier >= 0) {
        languages[earlier] = (languages[earlier] ?? 0) | BITS[language];
        continue;
      }
      names.push(text);
      owners.push(owner);
      languages.push(BITS[language]);
      roles.push(role);
    }
  }
  return {
    hits: all.map(({ hit }) => hit),
    fames: Float32Array.from(all, ({ fame }) => fame),
    names,
    owners: Uint32Array.from(owners),
    languages: Uint8Array.from(languages),
    roles,
  };
};
