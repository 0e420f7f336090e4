import { afterAll, expect, test } from 'vitest';
import type { Policy } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, ROUND } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';

const MOST = 20_050n;
const spent = {
  name: 'test_spent',
  text: `SELECT coalesce(sum(charged_satang), 0)::bigint AS satang FROM wager WHERE member_id = $1::uuid AND status = 'accepted'`,
};
const limit: Policy = {
  name: 'test-limit',
  on: 'spend',
  check: async (tx, { memberId, satang }) => {
    const [row] = await tx.query<{ satang: bigint }>(spent, [memberId]);
    return (row?.satang ?? 0n) + satang > MOST ? new Refusal('OVER_MAX', 'เกินวงเงินที่ตั้งไว้') : null;
  },
};
const world = await openWorld({ policies: [limit], members: [10_000] });
afterAll(() => world[Symbol.asyncDispose]());

test('64 bets at once of a member who may spend 200.50 spend 200, and a repeated key none of it', async () => {
  const [{ token }] = world.members;
  const bet = (at: number) =>
    world.call(
      'POST /api/lotto/bill/create',
      {
        round_id: ROUND,
        lines: [{ type: 'top_2', number: String(at % 100).padStart(2, '0'), amount: 10 }],
        idempotency_key: `bet-number-${at % 48}`,
      },
      token,
    );
  const answers = await Promise.all(Array.from({ length: 64 }, (_, at) => bet(at)));
  const placed = new Set(answers.flatMap(({ body }) => (body.error === 0 ? [body.data?.bill_id] : [])));
  expect(placed.size).toBe(20);
  expect(await balanceOf(world, token)).toBe(9_800);
  await expectCleanAudit(world);
});
