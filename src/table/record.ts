import { z } from 'zod';
import { COUNTERS } from '../rules/counters.ts';
import type { Event, Game } from '../rules/game.ts';
import { ABANDONED, STARTING_LIFE } from '../rules/game.ts';
import type { People } from './people.ts';
import { gameRenamed, renamed } from './people.ts';

/*
 * Events and states as rows keep them: JSON in which a player is their number among the people of the game, as a string.
 */

const person = z.string().regex(/^\d+$/);
const amount = z.int();
const what = z.literal([...COUNTERS, 'life']);
const text = z.string().exactOptional();
const asJudge = z.literal(true).exactOptional();

/** Every kind of event that was ever stored: kinds may be added, and none taken away. */
const event: z.ZodType<Event> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opened'),
    host: person,
    life: z.literal(STARTING_LIFE),
    players: z.array(person),
    asJudge,
  }),
  z.object({ kind: z.literal('joined'), player: person, asJudge }),
  z.object({ kind: z.literal('left'), player: person, asJudge }),
  z.object({ kind: z.literal('gained'), player: person, what, amount, source: text, asJudge }),
  z.object({ kind: z.literal('lost'), player: person, what, amount, had: amount.exactOptional(), asJudge }),
  z.object({ kind: z.literal('paid'), player: person, amount, for: text, asJudge }),
  z.object({ kind: z.literal('set'), player: person, what, amount, asJudge }),
  z.object({ kind: z.literal('proliferated'), player: person, asJudge }),
  z.object({ kind: z.literal('revolted'), player: person, permanent: text, asJudge }),
  z.object({ kind: z.literal('turn'), player: person, asJudge }),
  z.object({ kind: z.literal('host'), player: person, asJudge }),
  z.object({ kind: z.literal('ended'), why: z.literal(ABANDONED).exactOptional(), asJudge }),
  z.object({ kind: z.literal('undone'), seq: z.int().min(1), asJudge }),
  z.object({ kind: z.literal('redone'), seq: z.int().min(1), asJudge }),
]);

const numbersOf = (people: People) => (id: string) => String(people.number(id));
const idsOf = (people: People) => (number: string) => people.id(Number(number));

export const makeEvent = (happened: Event, people: People): string =>
  JSON.stringify(renamed(happened, numbersOf(people)));

/** Throws on what no release of ours has written. */
export const parseEvent = (json: string, people: People): Event =>
  renamed(event.parse(JSON.parse(json)), idsOf(people));

/** The shape of a stored state. Raise it when `Game` changes: states of another form are added up anew from their events. */
export const FORM = 3;

export const makeState = (game: Game, people: People): string => JSON.stringify(gameRenamed(game, numbersOf(people)));

/** Reads a state of this form. */
export const parseState = (json: string, people: People): Game => gameRenamed(JSON.parse(json) as Game, idsOf(people)); // written by `makeState` of the same form
