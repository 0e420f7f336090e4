import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const from = '2025-06-16';

interface Order {
  readonly command: string;
  readonly options: Record<string, string>;
}

test.each<Order>([
  { command: 'affiliate rates', options: { from, first: 'games=0.1' } },
  {
    command: 'cashback rates',
    options: { from, rank: 'gold', turnover: '10', loss: '500', cap: '100', 'loss-most': '20' },
  },
])('$command that waits for the log over the midnight from which it holds is refused', async (order) => {
  await using world = await openWorld({ connections: 8, at: '2025-06-15T23:59:59+07:00' });
  const set = () => runOps(world.services, { ...order, who: 'nok', why: 'a test', yes: true });
  let late: ReturnType<typeof set> | undefined;
  await world.db.transact(async (tx) => {
    await tx.query({ name: 'test_hold_end', text: 'SELECT no FROM ops_log_end FOR UPDATE' }, []);
    late = set();
    await waitForLock(world);
    world.clock.set('2025-06-16T00:00:00+07:00');
  });
  expect((await late)?.code).toBe(1);
  await expectCleanAudit(world);
});
