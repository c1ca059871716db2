import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Named } from '../src/library/names/named.ts';
import type { Names } from '../src/library/names/names.ts';
import { MISTYPED } from './mistyped.ts';
import { random } from './random.ts';

/** Something typed, by whom, in which way it is wrong, and the English names of what was meant. */
export interface LookUp {
  readonly q: string;
  readonly lang: 'en' | 'fr';
  readonly kind: string;
  readonly want: readonly string[];
}

const LookUps = z.array(
  z.object({ q: z.string(), lang: z.enum(['en', 'fr']), kind: z.string(), want: z.array(z.string()) }),
);

/** Those written down in `file`; null when it is not there. */
export const readLookUps = (file: string): readonly LookUp[] | null =>
  existsSync(file) ? LookUps.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** One in `every`, evenly over the kinds. */
export const oneIn = (every: number, lookUps: readonly LookUp[]): readonly LookUp[] =>
  lookUps.toSorted((a, b) => a.kind.localeCompare(b.kind)).filter((_, at) => at % every === 0);

/** A card is so many times likelier to be asked for than one that nobody plays: e to the power of this and its fame. */
const FAME = 4.6;
/** Of a hundred who ask, so many read French. */
const FRENCH = 55;

/** About `count` look-ups drawn anew: any card, the better known the likelier, mistyped in each way as often as `MISTYPED` says. */
export const drawLookUps = (all: readonly Named[], names: Names, count: number, seed: number): readonly LookUp[] => {
  const next = random(seed);
  const below = (n: number) => Math.floor(next() * n);
  const cards = all.filter(({ hit }) => hit.kind === 'card');
  const upTo: number[] = [];
  for (const { fame } of cards) upTo.push((upTo.at(-1) ?? 0) + Math.exp(FAME * fame));
  const anyCard = (): Named | undefined => {
    const at = next() * (upTo.at(-1) ?? 0);
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return cards[low];
  };
  const drawn: LookUp[] = [];
  for (const [kind, { often, mistype }] of Object.entries(MISTYPED)) {
    const most = drawn.length + Math.round((count * often) / 1000);
    for (let tries = 0; drawn.length < most && tries < 500 * count; tries++) {
      const lang = below(100) < FRENCH ? 'fr' : 'en';
      const card = anyCard();
      const whole = card?.names.find(({ language, role }) => language === lang && role === 'full');
      if (!card || !whole) continue;
      const q = mistype(whole.text, below);
      // What is exactly another's name means that other.
      const bearers = q ? names.called(q) : [];
      if (q && bearers.every(({ en }) => en === card.hit.en)) drawn.push({ q, lang, kind, want: [card.hit.en] });
    }
  }
  return drawn;
};
