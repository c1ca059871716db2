import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCoalescer } from './coalesce.ts';

const unexpected = (error: unknown) => {
  throw error;
};

test('never two at once, and after the last request there was a step that began after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ after: fc.nat({ max: 4 }), how: fc.constantFrom('ask', 'instead') }), { maxLength: 12 }),
      fc.nat({ max: 3 }),
      async (requests, takes) => {
        let asked = 0;
        let seen = 0;
        let atWork = 0;
        const look = async () => {
          atWork += 1;
          expect(atWork).toBe(1);
          seen = asked;
          await sleep(takes);
          atWork -= 1;
          return null;
        };
        const turns = createCoalescer(look, unexpected);
        for (const { after, how } of requests) {
          await sleep(after);
          asked += 1;
          if (how === 'ask' || turns.instead(look) === null) turns.ask();
        }
        await turns.flush();
        expect(seen).toBe(asked);
        expect(turns.idle()).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('a step that wants to wait is tried again, and something else may go first', async () => {
  const done: string[] = [];
  let refuse = true;
  const turns = createCoalescer(async () => {
    done.push('step');
    return refuse ? 30 : null;
  }, unexpected);
  turns.ask();
  await sleep(5);
  turns.ask();
  refuse = false;
  await turns.instead(async () => done.push('click'));
  await sleep(60);
  expect(done).toEqual(['step', 'click']);
  refuse = true;
  turns.ask();
  refuse = false;
  await sleep(60);
  expect(done).toEqual(['step', 'click', 'step', 'step']);
});

test('a failure is told, and does not stop what comes after it', async () => {
  const told: unknown[] = [];
  let fails = true;
  let steps = 0;
  const turns = createCoalescer(
    async () => {
      steps += 1;
      if (fails) throw new Error('once');
      return null;
    },
    (error) => told.push(error),
  );
  turns.ask();
  await turns.flush();
  fails = false;
  turns.ask();
  await turns.flush();
  expect(told).toEqual([new Error('once')]);
  expect(steps).toBe(2);
});
