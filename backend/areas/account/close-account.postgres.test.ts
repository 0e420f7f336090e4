import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const ROUNDS = 10;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openWorld({ ports: { askPassword: async () => {} } });
afterAll(() => closeAudited(world));

test('closed while bets, deposits and withdrawals are asked for: either it is open and refused, or nothing was left behind', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { memberId, token } = await buildMember(world, { balance: 100 });
    const asked = { password: 'a-good-word-2569' };
    const lines = [{ type: 'top_2' as const, number: '12', amount: 100 }];
    const [closed] = await Promise.all([
      world.call('POST /api/member/account/close', asked, token),
      world.call(
        'POST /api/lotto/bill/create',
        { round_id: ROUND, lines, idempotency_key: `bet-${round}-of-one` },
        token,
      ),
      world.call(
        'POST /api/member/withdraw/create',
        { ...asked, amount: 100, idempotency_key: `out-${round}-of-one` },
        token,
      ),
      world.call(
        'POST /api/member/payment/generate_qr',
        { channel_id: 1, sub_channel_id: 1, amount: 100 },
        token,
      ),
      world.call('POST /api/member/account/close', asked, token),
    ]);
    const [left] = await world.db.query<{ status: string; main: bigint; bills: number; deposits: number }>(
      {
        name: 'test_what_is_left',
        text: `SELECT member.status,
          (SELECT balance FROM ledger_account WHERE member_id = member.id AND kind = 'main') AS main,
          (SELECT count(*)::int FROM wager WHERE member_id = member.id AND wager.status = 'accepted') AS bills,
          (SELECT count(*)::int FROM deposit WHERE member_id = member.id AND deposit.status = 'pending') AS deposits
          FROM member WHERE id = $1::uuid`,
      },
      [memberId],
    );
    if (left?.status === 'closed') expect(left).toMatchObject({ main: 0n, bills: 0, deposits: 0 });
    else expect(closed.body.error).toBe(4014);
  }
});
