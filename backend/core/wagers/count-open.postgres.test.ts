import { afterAll, expect, test } from 'vitest';
import { countOpenWagers } from '#backend/core/wagers/count-open.ts';
import { endPlaced, placeWagers } from '#backend/testing/affiliate/wagers.ts';
import { buildMember } from '#backend/testing/members.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('what waits for its result is counted without all that was ever placed', async () => {
  const { memberId } = await buildMember(world);
  const other = await buildMember(world);
  const count = () => countOpenWagers(world.db, memberId);
  expect(await count()).toBe(0);
  const of = (id: string, area: string) => ({
    ...{ area, kind: 'reels', memberId: id, satang: 1_000n, reference: world.services.random.uuid() },
  });
  const placed = Array.from({ length: 60 }, (_, at) => of(memberId, at % 2 === 0 ? 'games' : 'lotto'));
  await placeWagers(world, [...placed, of(other.memberId, 'games')]);
  expect(await count()).toBe(60);
  world.clock.set('2025-06-16T10:00:00+07:00');
  await endPlaced(world, placed.slice(0, 40));
  await endPlaced(
    world,
    placed.slice(40, 45).map((one) => ({ ...one, as: 'cancelled' as const })),
  );
  await endPlaced(
    world,
    placed.slice(45, 50).map((one) => ({ ...one, as: 'refunded' as const })),
  );
  expect(await count()).toBe(10);
  // Settled on one day and put right on another.
  world.clock.set('2025-06-17T10:00:00+07:00');
  await endPlaced(
    world,
    placed.slice(0, 5).map((one) => ({ ...one, as: 'refunded' as const })),
  );
  await endPlaced(world, placed.slice(5, 9));
  expect(await count()).toBe(10);
  expect(await rowsRead(world, 'wager', (tx) => countOpenWagers(tx, memberId))).toBe(0);
});
