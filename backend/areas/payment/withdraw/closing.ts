import { writeWithdrawal } from '#backend/areas/payment/withdraw/create-withdrawal.ts';
import { findWithdrawalEligibility } from '#backend/areas/payment/withdraw/find-withdrawal-eligibility.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { lockForHold } from '#backend/core/ledger/hold.ts';
import type { Closing } from '#backend/core/policies/closing.ts';

/** Money that arrived and waits for an operator is open with the deposit that it came for. */
const open: Statement = {
  name: 'payment_open',
  text: `
    SELECT (SELECT count(*)::int FROM withdrawal WHERE member_id = $1::uuid AND status IN ('requested', 'approved')) AS withdrawals,
      (SELECT count(*)::int FROM deposit WHERE member_id = $1::uuid AND (status = 'pending' OR EXISTS (
        SELECT 1 FROM payment_event
        WHERE payment_event.ref = deposit.ref AND payment_event.outcome = 'unmatched' AND payment_event.resolution IS NULL
      ))) AS deposits`,
};

/** The last withdrawal asks neither for the least at a time nor for the most of a day, nor for what is still to be played: nothing may be left behind. What is above the largest withdrawal of a bonus goes as with any other. */
export const closing: Closing = {
  open: async (tx, memberId) => {
    const [row] = await tx.query<{ deposits: number; withdrawals: number }>(open, [memberId]);
    return row ?? { deposits: 0, withdrawals: 0 };
  },
  payOut: async (tx, ctx) => {
    await lockForHold(tx, ctx.memberId);
    const eligibility = await findWithdrawalEligibility(tx, ctx, ctx.now());
    if (eligibility.availableSatang <= 0n) return 0n;
    await writeWithdrawal(
      tx,
      ctx,
      { satang: eligibility.availableSatang, key: `closing-${ctx.random.uuid()}` },
      eligibility,
    );
    return eligibility.availableSatang;
  },
};
