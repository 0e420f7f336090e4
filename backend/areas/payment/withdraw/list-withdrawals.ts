import { lockMemberRow } from '#backend/areas/payment/lock-member-row.ts';
import { findWithdrawalOfKey, findWithdrawals } from '#backend/areas/payment/withdraw/find-withdrawals.ts';
import { presentWithdrawal } from '#backend/areas/payment/withdraw/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import type { payment } from '#contract/payment.ts';

/** The member's withdrawals, newest first, or the one that a key asked for; 404 after one that is not the member's own. */
export const listWithdrawals: Verb<typeof payment.listWithdrawals> = async ({ ctx, input }) => {
  const { idempotency_key: key, ...page } = input;
  if (key === undefined) return (await findWithdrawals(ctx.db, ctx.memberId, page)).map(presentWithdrawal);
  const row = await findOnceDone(ctx, (db) => findWithdrawalOfKey(db, ctx.memberId, key), lockMemberRow);
  return row ? [presentWithdrawal(row)] : [];
};
