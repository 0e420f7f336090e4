import { afterAll, expect, test } from 'vitest';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const roundId = 'set_pm-2026-11-24';
const CLOSE = '2026-11-24T14:30:00+07:00';
const top: LineIn = { type: 'top_3', number: '347', amount: 10 };
const pair: LineIn = { type: 'top_2', number: '47', amount: 10 };
const world = await openWorld({ at: '2026-11-24T14:29:00+07:00', connections: 12 });
afterAll(() => closeAudited(world));

const past = {
  name: 'test_past_close',
  text: `SELECT clock_timestamp() + $1::bigint * interval '1 millisecond' > $2::timestamptz AS "isPast"`,
};

const holdNumber = {
  name: 'test_hold_number',
  text: `SELECT 1 FROM exposure WHERE round_id = $1::text AND type = 'top_3' FOR UPDATE`,
};

test.each(['wallet', 'number'])(
  'a bill that waits for its %s until its type has closed is refused, and charges nothing',
  async (what) => {
    world.clock.set('2026-11-24T14:29:00+07:00');
    const { memberId, token } = await buildMember(world, { balance: 100 });
    await placeBill(world, token, [top], { roundId });
    const offsetMs = Date.parse(CLOSE) - 500 - Date.now();
    const input = { round_id: roundId, lines: [pair, top], idempotency_key: world.services.random.uuid() };
    const sent = await world.db.transact(async (tx) => {
      if (what === 'wallet') await lockAccounts(tx, [memberId], 'main');
      else await tx.query(holdNumber, [roundId]);
      world.clock.set(new Date(Date.now() + offsetMs).toISOString());
      const answer = world.call('POST /api/lotto/bill/create', input, token);
      await waitForLock(world);
      const { offsetMs: ownMs } = world.clock;
      await expect
        .poll(() => world.db.query(past, [Math.round(ownMs), CLOSE]), { timeout: 60_000 })
        .toEqual([{ isPast: true }]);
      return { answer };
    });
    expect((await sent.answer).body).toMatchObject({
      error: 4102,
      data: { lines: [{ index: 1, error: 4102 }] },
    });
    expect(await balanceOf(world, token)).toBe(90);
  },
);

test('of twelve bills at the close none is taken after it, and each is charged once', async () => {
  world.clock.set('2026-11-24T14:29:00+07:00');
  const members = await Promise.all(Array.from({ length: 12 }, () => buildMember(world, { balance: 100 })));
  world.clock.set(new Date(Date.parse(CLOSE) - 40).toISOString());
  const answers = await Promise.all(
    members.map(({ token }) =>
      world.call(
        'POST /api/lotto/bill/create',
        { round_id: roundId, lines: [top], idempotency_key: world.services.random.uuid() },
        token,
      ),
    ),
  );
  for (const [at, { body }] of answers.entries()) {
    const { token } = members[at] ?? { token: '' };
    expect([0, 4102]).toContain(body.error);
    const takenAt = body.error === 0 ? (body.data?.created_at ?? '') : CLOSE;
    expect(Date.parse(takenAt)).toBeLessThanOrEqual(Date.parse(CLOSE));
    expect(await balanceOf(world, token)).toBe(body.error === 0 ? 90 : 100);
  }
});
