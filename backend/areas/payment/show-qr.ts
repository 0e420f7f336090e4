import { findChannel } from '#backend/areas/payment/find-channel.ts';
import { findDeposit, findDepositOfKey, newestOpenQr } from '#backend/areas/payment/find-deposit.ts';
import { findDepositStatus } from '#backend/areas/payment/find-deposit-status.ts';
import { lockMemberRow } from '#backend/areas/payment/lock-member-row.ts';
import { presentQr } from '#backend/areas/payment/present.ts';
import { findAccount } from '#backend/areas/payment/transfers/find-account.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import type { payment } from '#contract/payment.ts';
import { endOfDeposit } from '#rules/payment/deposit-status.ts';

/**
 * One deposit of the member by `ref` or by the key it was asked for with; without both the newest that can still be paid.
 * Null when there is none; throws 404 for any other ref.
 */
export const showQr: Verb<typeof payment.qrcodeInfo> = async ({ ctx, input }) => {
  const { ref, idempotency_key: key } = input;
  const row = ref
    ? await findDeposit(ctx.db.orm, ctx.memberId, ref)
    : key
      ? await findOnceDone(ctx, ({ orm }) => findDepositOfKey(orm, ctx.memberId, key), lockMemberRow)
      : await newestOpenQr(ctx.db.orm, ctx.memberId, ctx.now());
  if (!row) return null;
  const channel = await findChannel(ctx, row.channelId);
  return {
    ...presentQr(row, await findAccount(ctx, channel.kind, row.subChannelId)),
    ...(await findDepositStatus(ctx, row)),
    ended_at: endOfDeposit(row, ctx.now())?.toISOString() ?? null,
    receiver_name: channel.receiverName,
  };
};
