import { afterAll, expect, test, vi } from 'vitest';
import { round } from '#backend/areas/lotto/tables.ts';
import { noteChanges } from '#backend/core/changes/note-changes.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ members: [1_000, 1_000] });
afterAll(() => closeAudited(world));

const shown = async () => (await world.call('GET /api/lotto/paid', {})).body.data ?? [];
const [one, other] = world.members;

test('a member without bills has none open, and no newest one', async () => {
  const { body } = await world.call('GET /api/lotto/bill/open', {}, other.token);
  expect(body.data).toEqual({ count: 0, charged: 0, next_result_at: null, newest: null });
});

test('visitors see the larger bills that were paid within a day, one of each member, and two digits of whom', async () => {
  expect(await shown()).toEqual([]);
  for (const amount of [20, 30]) await placeBill(world, one.token, [{ type: 'top_2', number: '92', amount }]);
  // It wins too, but little.
  await placeBill(world, other.token, [{ type: 'top_2', number: '92', amount: 5 }]);
  const open = await world.call('GET /api/lotto/bill/open', {}, one.token);
  expect(open.body.data).toMatchObject({
    count: 2,
    charged: 50,
    next_result_at: '2025-06-16T08:40:00.000Z',
    newest: { kind: 'glo', kind_name: 'หวยรัฐบาล', line_count: 1, total_stake: 30 },
  });
  await noteChanges(world.db, [round]);
  // What a page shows that is made anew at each change that visitors see.
  let pageAtChange = shown();
  world.db.onChange(() => {
    pageAtChange = shown();
  });
  world.clock.set('2025-06-16T16:00:00+07:00');
  await publish(world);
  await vi.waitFor(async () => expect(await pageAtChange).toHaveLength(1), { timeout: 60_000 });
  const paid = await shown();
  expect(paid).toHaveLength(1);
  expect(paid[0]).toMatchObject({ kind: 'glo', kind_name: 'หวยรัฐบาล', paid_at: '2025-06-16T09:00:00.000Z' });
  expect(paid[0]?.amount).toBeGreaterThanOrEqual(1_000);
  expect(paid[0]?.member).toMatch(/^•••\d\d$/);
  world.clock.set('2025-06-17T16:00:01+07:00');
  expect(await shown()).toEqual([]);
});
