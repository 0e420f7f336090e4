import { afterAll, expect, test } from 'vitest';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ connections: 8 });
afterAll(() => closeAudited(world));

const waiting = {
  name: 'test_all_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

test('who asks for the bill of a key while it is written is not told that there is none', async () => {
  const { memberId, token } = await buildMember(world, { balance: 100 });
  const key = world.services.random.uuid();
  const bill = { round_id: ROUND, pack: 'full' as const, idempotency_key: key };
  const find = () => world.call('GET /api/lotto/bill/detail', { idempotency_key: key }, token);
  const { placed, found } = await world.db.transact(async (tx) => {
    await lockAccounts(tx, [memberId], 'main');
    const lines = [{ type: 'top_2' as const, number: '12', amount: 10 }];
    const sent = world.call('POST /api/lotto/bill/create', { ...bill, lines }, token);
    await waitForLock(world);
    const asked = find();
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(2);
    return { placed: sent, found: asked };
  });
  expect([(await placed).body.error, (await found).body.error]).toEqual([0, 0]);
});

test('that no bill has a key is said at once where none is on its way', async () => {
  const { token } = await buildMember(world);
  const key = world.services.random.uuid();
  expect((await world.call('GET /api/lotto/bill/detail', { idempotency_key: key }, token)).status).toBe(404);
});
