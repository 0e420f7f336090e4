import { findChannel } from '#backend/areas/payment/find-channel.ts';
import { countOpenQrs, findDepositOfKey } from '#backend/areas/payment/find-deposit.ts';
import { lockMemberRow } from '#backend/areas/payment/lock-member-row.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { presentQr } from '#backend/areas/payment/present.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import { deposit, type paymentChannel } from '#backend/areas/payment/tables.ts';
import { type Account, findAccount } from '#backend/areas/payment/transfers/find-account.ts';
import { noTransfer, transferOf } from '#backend/areas/payment/transfers/transfer-of.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { paymentRef } from '#backend/core/ledger/payment-ref.ts';
import { passPolicies } from '#backend/core/policies/policy.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';
import { formatBaht, toBaht, toSatang } from '#rules/money/baht.ts';
import { MOST_PENDING } from '#rules/payment/deposit-status.ts';
import { promptPayPayload } from '#rules/payment/emvco.ts';
import type { Bounds } from '#rules/payment/transfer-amount.ts';

type Channel = typeof paymentChannel.$inferSelect;
type Deposit = typeof deposit.$inferSelect;
type Input = ParsedRequestOf<typeof payment.generateQr>;

/**
 * Begins one deposit and makes its PromptPay QR, good for the channel's time. The same idempotency key with the same channel and
 * amount answers the same QR. A transfer to an account has no QR but an amount of its own (`transferOf`). Refuses 4301/4302
 * outside the channel's limits, 4303 with five open deposits, 4310 when no amount is free, 4317 for an account that was closed,
 * 4313 and 4314 a promotion that cannot be chosen, 4901 to 4906 a coupon that does not work, 4111 when the key was used for another
 * deposit; 404 for an unknown channel, 429 for too many transfers.
 */
export const generateQr: Verb<typeof payment.generateQr> = async ({ ctx, input }) => {
  const channel = await findChannel(ctx, input.channel_id);
  const way = await findWay(ctx, channel, input.sub_channel_id);
  const satang = toSatang(input.amount);
  checkAmount(way.bounds, satang);
  const key = input.idempotency_key ?? ctx.random.uuid();
  const make = () =>
    ctx.db.transact(async (tx) => {
      // One deposit of a member is made at a time, so that the count of open QRs holds.
      await lockMemberRow(tx, ctx.memberId);
      return (
        (await earlier(tx, ctx, key, input, satang)) ?? (await create(tx, ctx, way, { input, satang, key }))
      );
    });
  const isTry = input.coupon_code !== undefined && !(await findDepositOfKey(ctx.db.orm, ctx.memberId, key));
  const row = await (isTry ? ctx.ports.depositCoupon.guard(ctx, make) : make());
  return presentQr(row, way.account);
};

/** A sub-channel with its bounds in satang, and the account where it is a transfer. */
interface Way {
  readonly channel: Channel;
  readonly account: Account | undefined;
  readonly bounds: Bounds;
}

async function findWay(ctx: MemberCtx, channel: Channel, subChannelId: number): Promise<Way> {
  const account = await findAccount(ctx, channel.kind, subChannelId);
  const sub = channel.subChannels.find((one) => one.sub_channel_id === subChannelId);
  if (!sub && !account) throw notFound();
  return {
    channel,
    account,
    bounds: {
      least: sub?.min === undefined ? channel.minSatang : toSatang(sub.min),
      most: sub?.max === undefined ? channel.maxSatang : toSatang(sub.max),
    },
  };
}

function checkAmount({ least, most }: Bounds, satang: bigint): void {
  const facts = { min: toBaht(least), max: toBaht(most) };
  if (satang < least) throw new Refusal('MONEY_BELOW_MIN', `ฝากขั้นต่ำ ${formatBaht(least)} บาท`, facts);
  if (satang > most) throw new Refusal('MONEY_ABOVE_MAX', `ฝากได้สูงสุดครั้งละ ${formatBaht(most)} บาท`, facts);
}

async function earlier(
  tx: Tx,
  ctx: MemberCtx,
  key: string,
  input: Input,
  satang: bigint,
): Promise<Deposit | undefined> {
  const { ports } = ctx;
  const row = await findDepositOfKey(tx.orm, ctx.memberId, key);
  if (!row) return undefined;
  const same =
    row.channelId === input.channel_id &&
    row.subChannelId === input.sub_channel_id &&
    (row.askedSatang ?? row.satang) === satang &&
    (await ports.depositPromotion.isChosen(tx, row.ref, input.promotion_id)) &&
    (await ports.depositCoupon.isHeldWith(ctx, tx, row.ref, input.coupon_code));
  if (!same) throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
  return row;
}

async function create(
  tx: Tx,
  ctx: MemberCtx,
  { channel, account, bounds }: Way,
  order: { input: Input; satang: bigint; key: string },
): Promise<Deposit> {
  const now = ctx.now();
  if ((await countOpenQrs(tx.orm, ctx.memberId, now)) >= MOST_PENDING) {
    throw new Refusal('PENDING_EXISTS', `มีรายการฝากที่รอชำระอยู่ ${MOST_PENDING} รายการ กรุณาชำระหรือยกเลิกก่อน`, {
      limit: MOST_PENDING,
    });
  }
  const expiresAt = new Date(now.getTime() + channel.expiresInSeconds * 1_000);
  const { satang } = order;
  const intent = {
    on: 'deposit',
    by: 'member',
    moneyIn: readMoneyIn,
    memberId: ctx.memberId,
    kind: paymentTransfers.deposit.name,
    at: now,
  } as const;
  await passPolicies(tx, ctx.policies, { ...intent, satang });
  const paid = account
    ? await transferOf(tx, ctx, account, { satang, bounds, intent, expiresAt })
    : { satang, payload: promptPayPayload(channel.receiverId, satang), ...noTransfer };
  const row: Deposit = {
    ref: paymentRef(ctx.random),
    memberId: ctx.memberId,
    agentId: ctx.agentId,
    channelId: channel.id,
    subChannelId: order.input.sub_channel_id,
    idempotencyKey: order.key,
    ...paid,
    status: 'pending',
    reason: null,
    createdAt: now,
    expiresAt,
    endedAt: null,
    eventId: null,
    actId: null,
  };
  await tx.orm.insert(deposit).values(row);
  const { promotion_id: promotion, promotion_version: version, coupon_code: code } = order.input;
  if (promotion !== undefined) {
    const { ref: depositRef, memberId, agentId } = row;
    const choice = { agentId, memberId, depositRef, satang: row.satang, promotion, version, at: now };
    await ctx.ports.depositPromotion.choose(ctx, tx, choice);
  }
  if (code !== undefined)
    await ctx.ports.depositCoupon.hold(ctx, tx, { depositRef: row.ref, satang: row.satang, code });
  return row;
}
