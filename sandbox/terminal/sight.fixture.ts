import { ground } from './ground.fixture.ts';
import { plain } from './pen.ts';
import type { Sight } from './sight.ts';
import { wordsFor } from './words.ts';

/** Someone reading in a pipe, at noon. */
export const sightIn = (locale: string, rest: Partial<Sight> = {}): Sight => ({
  pen: plain,
  words: wordsFor(locale),
  locale,
  now: Date.UTC(2026, 7, 1, 12),
  world: ground,
  here: ground,
  numberOf: (id) => (id === '500000000000000000' ? 3 : null),
  textOf: () => null,
  ...rest,
});
