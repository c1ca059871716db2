import { afterEach, describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { Snowflakes, shardOf, timeOf } from './snowflake.ts';

const clock = new Clock();
afterEach(() => clock.stop());

describe('The clock', () => {
  it('is the real one, plus what was skipped', () => {
    const before = clock.now();
    clock.advance(1_000);
    expect(clock.now() - before).toBeGreaterThanOrEqual(1_000);
    expect(clock.now() - before).toBeLessThan(1_100);
  });

  it('rings alarms in their order when their time is skipped, and each once', () => {
    const rung: string[] = [];
    clock.in(2_000, () => rung.push('second'));
    clock.in(1_000, () => rung.push('first'));
    clock.in(9_000, () => rung.push('later'));
    clock.in(500, () => rung.push('never')).cancel();
    clock.advance(2_000);
    clock.advance(10);
    expect(rung).toEqual(['first', 'second']);
  });

  it('rings alarms in real time, also what is left of them', async () => {
    const rung = new Promise<number>((resolve) => clock.in(10_020, () => resolve(performance.now())));
    const started = performance.now();
    clock.advance(10_000);
    expect((await rung) - started).toBeGreaterThan(10);
  });
});

describe('Snowflakes', () => {
  it('rise strictly and tell their time', () => {
    let now = Date.UTC(2026, 0, 2);
    const ids = new Snowflakes(() => now);
    const made = Array.from({ length: 5_000 }, () => ids.next());
    now -= 1_000;
    made.push(ids.next());
    for (let n = 1; n < made.length; n += 1) expect(BigInt(made[n] ?? 0)).toBeGreaterThan(BigInt(made[n - 1] ?? 0));
    expect(timeOf(made[0] ?? '')).toBe(Date.UTC(2026, 0, 2));
    expect(made[0]).toMatch(/^\d{17,19}$/);
  });

  it('say which shard hears of a server; direct messages are shard 0', () => {
    expect(shardOf(String(5n << 22n), 3)).toBe(2);
    expect(shardOf(null, 3)).toBe(0);
  });
});
