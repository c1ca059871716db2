import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import type { Mechanic } from '../rules/resources.ts';
import { folded } from './typed.ts';

const KEYWORDS: ReadonlyMap<string, Mechanic> = new Map([
  ['improvise', 'improvise'],
  ['improvisation', 'improvise'],
  ['convoke', 'convoke'],
  ['convocation', 'convoke'],
  ['delve', 'delve'],
  ['fouille', 'delve'],
  ['assist', 'assist'],
  ['assistance', 'assist'],
]);

export interface TypedMechanics {
  readonly mechanics: readonly Mechanic[];
  /** How many permanents affinity counts. */
  readonly affinity: number;
}

/** A keyword, `affinity 3`, and what may part them. */
const PARTS =
  /affinit[yeé](?: +(?:for|pour) [^,;\d]*| +)(?<count>\d{1,10})(?=$|[\s,;])|[\s,;+&]+|(?<word>[^\s,;+&]+)/gi;

/** A list of keywords in either language, parted by commas, spaces or "and"; `affinity 3` for a number of counted permanents. */
export const typedMechanics = (typed: string): Verdict<TypedMechanics> => {
  const mechanics: Mechanic[] = [];
  let affinity = 0;
  for (const { groups } of typed.normalize('NFC').matchAll(PARTS)) {
    const { count, word } = groups ?? {};
    if (count !== undefined) affinity += Number(count);
    if (word === undefined || /^(and|et)$/i.test(word)) continue;
    const mechanic = KEYWORDS.get(folded(word));
    if (!mechanic) return refuse({ code: 'unknown-mechanic', found: word });
    mechanics.push(mechanic);
  }
  return ok({ mechanics, affinity });
};
