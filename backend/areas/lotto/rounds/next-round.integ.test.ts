import { afterAll, beforeEach, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';

const world = await openWorld();

beforeEach(() => world.clock.set(EVENING));
afterAll(() => world[Symbol.asyncDispose]());

const shown = async (round_id: string) =>
  (await world.call('GET /api/lotto/round', { round_id })).body.data ?? { next: undefined };

test('every kind says when the next round opens, or which is on sale', async () => {
  for (const kind of Object.keys(kindNames)) {
    // Some rest at this hour.
    const opensAt = kindOf(kind).nextRounds(world.clock.now(), noChanges)[0]?.opensAt ?? world.clock.now();
    if (opensAt > world.clock.now()) world.clock.set(opensAt.toISOString());
    await advanceRounds(world.services);
    const [own] = (await world.call('GET /api/lotto/rounds', { kind, status: 'open' })).body.data ?? [];
    if (!own) throw new Error(`${kind} has no round`);
    world.clock.set(new Date(Date.parse(own.closes_at) + 1_000).toISOString());
    const { next } = await shown(own.round_id);
    expect(next?.opens_at, kind).toBeDefined();
    expect(next?.draw_date && next.draw_date >= own.draw_date, kind).toBe(true);
    expect(next?.round_id === undefined || next.round_id !== own.round_id, kind).toBe(true);
    world.clock.set(EVENING);
  }
});

test('a closed round names the next of the schedule with its opening, and once that is on sale its id', async () => {
  expect(await shown(ROUND)).not.toHaveProperty('next');
  world.clock.set('2025-06-16T15:21:00+07:00');
  expect((await shown(ROUND)).next).toEqual({
    draw_date: '2025-07-01',
    opens_at: '2025-06-16T09:40:00.000Z',
  });
  world.clock.set('2025-06-16T16:41:00+07:00');
  await advanceRounds(world.services);
  expect((await shown(ROUND)).next).toEqual({
    draw_date: '2025-07-01',
    opens_at: '2025-06-16T09:40:00.000Z',
    round_id: 'glo-2025-07-01',
  });
});
