import { afterAll, expect, test } from 'vitest';
import { openWorld } from '#backend/testing/world.ts';
import { HOUR_MS, limit } from './limit.ts';
import { giveBackLimits, takeLimits, type Use } from './take-limits.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const NOW = new Date('2025-06-15T12:00:00Z');
const wide = limit('wideForTests', 10_000, HOUR_MS);
const narrow = limit('narrowForTests', 20, HOUR_MS);

test('takers and givers of the same limits, in whatever order they name them, never wait for each other in a ring', async () => {
  const uses: Use[] = Array.from({ length: 12 }, (_, n) => ({ limit: wide, subject: `${n}` }));
  const rounds = Array.from({ length: 400 }, async (_, n) => {
    const mine = n % 2 === 0 ? uses : uses.toReversed();
    expect(await takeLimits(world.db, NOW, mine)).toBeNull();
    await giveBackLimits(world.db, n % 3 === 0 ? mine.toReversed() : mine);
  });
  await Promise.all(rounds);
  for (let taken = 0; taken < 5; taken += 1) expect(await takeLimits(world.db, NOW, uses)).toBeNull();
});

test('of many at once as many are given as there are, and who is refused uses up nothing of the other limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      takeLimits(world.db, NOW, [
        { limit: narrow, subject: 'all' },
        { limit: narrow, subject: `own ${n}` },
      ]),
    ),
  );
  expect(answers.filter((until) => until === null)).toHaveLength(narrow.count);
  const refused = answers.flatMap((until, n) =>
    until === null ? [] : [{ limit: narrow, subject: `own ${n}` }],
  );
  for (const use of refused.slice(0, 10)) {
    for (let taken = 0; taken < narrow.count; taken += 1)
      expect(await takeLimits(world.db, NOW, [use])).toBeNull();
    expect(await takeLimits(world.db, NOW, [use])).not.toBeNull();
  }
});
