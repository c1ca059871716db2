import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../test/namesFixture.ts';
import { preparingNames } from './names/names.ts';
import { aside, atOnce, inSteps, type Steps } from './steps.ts';

function* sumOf(numbers: readonly number[]): Steps<number> {
  let sum = 0;
  yield* inSteps(numbers, (number, at) => {
    sum += number * at;
  });
  return sum;
}

const NUMBERS = Array.from({ length: 5000 }, (_, at) => at % 7);

describe('Work done in steps', () => {
  test('comes to the same at once and aside', async () => {
    expect(atOnce(sumOf(NUMBERS))).toBe(NUMBERS.reduce((sum, number, at) => sum + number * at, 0));
    expect(await aside(sumOf(NUMBERS))).toBe(atOnce(sumOf(NUMBERS)));
  });

  test('lets others be served between its steps', async () => {
    let served = 0;
    let isDone = false;
    const serve = () => {
      served += 1;
      if (!isDone) setImmediate(serve);
    };
    setImmediate(serve);
    await aside(sumOf(NUMBERS));
    isDone = true;
    expect(served).toBeGreaterThanOrEqual(Math.floor(NUMBERS.length / 512));
  });

  test('ends with the error of one of them', async () => {
    const failing = () => inSteps([1, 2], () => expect.fail('no'));
    expect(() => atOnce(failing())).toThrow('no');
    await expect(aside(failing())).rejects.toThrow('no');
  });
});

test('No step in which names are prepared takes a large part of the whole', () => {
  const all = Array.from({ length: 10_000 }, (_, at) =>
    cardNamed(
      `Serment ${at.toString(36)} of the Whole ${at % 97}`,
      `Le serment ${at.toString(36)} des ${at % 89}`,
      at + 1,
    ),
  );
  // Time of the processor, so that a busy machine does not count; the best of three, so that what else runs here does not.
  const shares = [1, 2, 3].map(() => {
    const steps = preparingNames(all);
    const times: number[] = [];
    for (let isDone = false; !isDone; ) {
      const before = process.cpuUsage();
      isDone = steps.next().done === true;
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.max(...times) / times.reduce((sum, time) => sum + time, 0);
  });
  expect(Math.min(...shares)).toBeLessThan(0.2);
});
