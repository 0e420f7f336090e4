import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openWorld } from '#backend/testing/world.ts';
import { HOUR_MS, limit } from './limit.ts';
import { limitUse } from './tables.ts';
import { giveBackLimits, requireLimits, takeLimits, type Use } from './take-limits.ts';

const START = Date.parse('2025-06-15T12:00:00Z');
const after = (ms: number) => new Date(START + ms);
const tried = limit('tried', 20, HOUR_MS);
const { count, windowMs } = tried;
const step = windowMs / count;

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

let subjects = 0;
const newUse = (): Use => {
  subjects += 1;
  return { limit: tried, subject: `198.51.100.${subjects}` };
};

it('gives as many as it has at once, and then one for every step of time', async () => {
  const use = newUse();
  for (let taken = 0; taken < count; taken += 1)
    expect(await takeLimits(world.db, after(0), [use])).toBeNull();
  expect(await takeLimits(world.db, after(0), [use])).toEqual(after(step));
  expect(await takeLimits(world.db, after(step - 1), [use])).not.toBeNull();
  expect(await takeLimits(world.db, after(step), [use])).toBeNull();
  expect(await takeLimits(world.db, after(step), [use])).toEqual(after(2 * step));
});

it('takes back what did not count', async () => {
  const use = newUse();
  for (let tries = 0; tries < 3 * count; tries += 1) {
    expect(await takeLimits(world.db, after(0), [use])).toBeNull();
    await giveBackLimits(world.db, [use]);
  }
});

it('refuses when one of several is spent, and answers 429 with the seconds to wait', async () => {
  const [spent, fresh] = [newUse(), newUse()];
  for (let taken = 0; taken < count; taken += 1) await takeLimits(world.db, after(0), [spent]);
  await expect(requireLimits(world.db, after(0), [spent, fresh])).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': String(step / 1_000) },
  });
});

it('takes none when one of several is spent, and writes no row', async () => {
  const [spent, fresh, other] = [newUse(), newUse(), newUse()];
  for (let taken = 0; taken < count; taken += 1) await takeLimits(world.db, after(0), [spent]);
  const rows = await world.db.orm.$count(limitUse);
  for (let tries = 0; tries < 2 * count; tries += 1)
    expect(await takeLimits(world.db, after(0), [fresh, spent, other])).toEqual(after(step));
  expect(await world.db.orm.$count(limitUse)).toBe(rows);
  for (let taken = 0; taken < count; taken += 1)
    expect(await takeLimits(world.db, after(0), [fresh])).toBeNull();
});

it('does not keep anybody waiting for a clock that was ahead', async () => {
  const use = newUse();
  const year = 365 * 86_400_000;
  for (let taken = 0; taken <= count; taken += 1) await takeLimits(world.db, after(year), [use]);
  expect(await takeLimits(world.db, after(0), [use])).toBeNull();
});

it('never gives more than its count and one per step, whenever they come', async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 2 * windowMs }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(moments, async (unsorted) => {
      const use = newUse();
      const given: number[] = [];
      for (const ms of unsorted.sort((a, b) => a - b)) {
        if ((await takeLimits(world.db, after(ms), [use])) === null) given.push(ms);
      }
      for (const [index, ms] of given.entries()) {
        const within = given.slice(index).filter((later) => later - ms < windowMs);
        expect(within.length).toBeLessThanOrEqual(2 * count);
      }
      expect(given.length).toBeLessThanOrEqual(count + Math.floor((given.at(-1) ?? 0) / step));
    }),
    { numRuns: 15 },
  );
});
