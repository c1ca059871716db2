import { inSteps, type Steps } from '../steps.ts';
import { isTelling } from './letters.ts';
import type { Name, Named } from './named.ts';
import type { Hit } from './resolver.ts';

/** The languages a name has, one bit each. */
export const BITS = { en: 1, fr: 2 } as const;

/** Of each thing its hit and fame, and of each name whose it is, in which languages, and as what. */
interface Columns {
  readonly hits: readonly Hit[];
  readonly fames: Float32Array;
  readonly names: readonly string[];
  readonly owners: Uint32Array;
  readonly languages: Uint8Array;
  readonly roles: readonly Name['role'][];
}

/** All names that letters tell, each once for whoever bears it, and whose each is: by its position in `hits`. */
export function* inColumns(all: readonly Named[]): Steps<Columns> {
  const names: string[] = [];
  const owners: number[] = [];
  const languages: number[] = [];
  const roles: Name['role'][] = [];
  yield* inSteps(all, (named, owner) => {
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
  });
  return {
    hits: all.map(({ hit }) => hit),
    fames: Float32Array.from(all, ({ fame }) => fame),
    names,
    owners: Uint32Array.from(owners),
    languages: Uint8Array.from(languages),
    roles,
  };
}
