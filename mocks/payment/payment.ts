import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { Baht } from '#contract/fields.ts';
import { type ChannelInfo, payment as contract, IncomingPayment } from '#contract/payment.ts';
import { accounts, RECEIVER } from '#mocks/agent/receivers.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { MockMember } from '#mocks/core.ts';
import { type CouponWorld, endHold, holdCoupon } from '#mocks/coupon/codes.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { channels } from '#mocks/payment/channels.ts';
import { depositStatus, end, entry, type MockDeposit, qrInfo, shown } from '#mocks/payment/deposits.ts';
import { transferAmount } from '#mocks/payment/transfer-amount.ts';
import { decideNewest, type WithdrawState, withdrawHandlers } from '#mocks/payment/withdraw.ts';
import { type PromotionState, requireChoosable } from '#mocks/promotion/choice.ts';
import { type ProtectionState, requireDepositHeadroom } from '#mocks/protection/protection.ts';
import { requireConsents } from '#mocks/require-consents.ts';
import { formatBaht, toBaht, toSatang } from '#rules/money/baht.ts';
import { MOST_PENDING, statusAt } from '#rules/payment/deposit-status.ts';
import { turns } from '#rules/promotion/turn.ts';

interface PaymentState extends WithdrawState {
  deposits: MockDeposit[];
  /** Pictures by what they were shown for; the mock bank reads no codes. */
  slips: { readonly ref: string; readonly image: string }[];
}

type World = CouponWorld & PaymentState & ProtectionState & PromotionState;
const mock = mocksOf<World>();

const refOf = (number: number) => `MOCK${String(number).padStart(8, '0')}`;

/** What the first member paid in before a world begins. */
const earlier = {
  ref: refOf(0),
  memberId: 'mock-member',
  idempotencyKey: undefined,
  amount: 600,
  asked: null,
  transfer: null,
  promotion: null,
  channel: { kind: 'promptpay', name: 'พร้อมเพย์ QR' },
  receiver: RECEIVER,
  askedAt: '2025-06-15T02:00:00.000Z',
  expiresAt: '2025-06-15T02:15:00.000Z',
  endedAt: '2025-06-15T02:03:00.000Z',
  status: 'paid',
  credited: 600,
  reason: null,
  isRefused: false,
} as const;

/** The channel that a request names; 404 for one that is not there. */
function channelOf(channelId: number): ChannelInfo {
  const channel = channels.find((one) => one.channel_id === channelId);
  if (!channel) throw notFound();
  return channel;
}

/** The sub-channel that a request names, with what holds for it; 404 for one that the channel has not. */
function wayOf(input: { readonly channel_id: number; readonly sub_channel_id: number }) {
  const channel = channelOf(input.channel_id);
  const sub = channel.sub_channels.find((one) => one.sub_channel_id === input.sub_channel_id);
  if (!sub) throw notFound();
  const isTransfer = channel.kind === 'bank' || channel.kind === 'true_money';
  return {
    min: sub.min ?? channel.min,
    max: sub.max ?? channel.max,
    channel,
    seconds: channel.expires_in_seconds,
    receiver: channel.receiver_name,
    transfer: (isTransfer && accounts[sub.sub_channel_id]) || null,
  };
}

function own(world: Pick<PaymentState, 'deposits'>, member: MockMember, ref: string): MockDeposit {
  const deposit = world.deposits.find((one) => one.ref === ref && one.memberId === member.memberId);
  if (!deposit) throw notFound();
  return deposit;
}

function refuseAmount(amount: number, { min, max }: { readonly min: number; readonly max: number }): void {
  const facts = { min, max };
  if (amount < min)
    throw new MockRefusal(errorCodes.MONEY_BELOW_MIN, `ฝากขั้นต่ำ ${formatBaht(min)} บาท`, facts);
  if (amount > max)
    throw new MockRefusal(errorCodes.MONEY_ABOVE_MAX, `ฝากได้สูงสุดครั้งละ ${formatBaht(max)} บาท`, facts);
}

const handlers = [
  mock(contract.channels, () => channels),
  mock(contract.info, ({ input }) => channelOf(input.channel_id)),
  mock(contract.generateQr, ({ world, member, input }) => {
    const { transfer, channel, receiver, seconds, ...limits } = wayOf(input);
    refuseAmount(input.amount, limits);
    const own = world.deposits.filter((one) => one.memberId === member.memberId);
    const first = own.find((one) => input.idempotency_key && one.idempotencyKey === input.idempotency_key);
    if (first) return shown(first);
    requireConsents(world, member);
    if (own.filter((one) => one.status === 'pending').length >= MOST_PENDING)
      throw new MockRefusal(
        errorCodes.PENDING_EXISTS,
        `มีรายการฝากที่รอชำระอยู่ ${MOST_PENDING} รายการ กรุณาชำระหรือยกเลิกก่อน`,
        { limit: MOST_PENDING },
      );
    requireDepositHeadroom(world, member, toSatang(input.amount));
    requireChoosable(world, member, input);
    const amount = transfer ? transferAmount(world, member, input.amount, limits) : input.amount;
    const deposit: MockDeposit = {
      ref: refOf(world.deposits.length),
      memberId: member.memberId,
      idempotencyKey: input.idempotency_key,
      amount,
      asked: transfer ? input.amount : null,
      transfer,
      promotion: input.promotion_id ?? null,
      channel,
      receiver,
      askedAt: nowOf(world),
      expiresAt: later(world, seconds * 1_000),
      endedAt: null,
      status: 'pending',
      credited: null,
      reason: null,
      isRefused: false,
      arrivals: [],
    };
    holdCoupon(world, { ref: deposit.ref, amount, code: input.coupon_code });
    world.deposits.push(deposit);
    return shown(deposit);
  }),
  mock(contract.qrcodeInfo, ({ world, member, input }) => {
    const pending = world.deposits.findLast(
      (one) => one.memberId === member.memberId && one.status === 'pending',
    );
    const { ref, idempotency_key: key } = input;
    const asked = world.deposits.find(
      (one) => one.memberId === member.memberId && one.idempotencyKey === key,
    );
    const deposit = ref ? own(world, member, ref) : key ? asked : pending;
    return deposit ? qrInfo(deposit) : null;
  }),
  mock(contract.openQrs, ({ world, member }) => {
    const own = world.deposits.filter((one) => one.memberId === member.memberId).toReversed();
    const isOpen = (one: MockDeposit) => one.status === 'pending';
    const isHeld = (one: MockDeposit) => one.arrivals.some(({ status }) => status === 'waiting');
    return [...own.filter(isOpen), ...own.filter((one) => !isOpen(one) && isHeld(one))].map(qrInfo);
  }),
  mock(contract.listDeposits, ({ world, member, input: { ref: one, before, limit } }) => {
    if (one !== undefined) return [entry(own(world, member, one))];
    const all = world.deposits.filter((one) => one.memberId === member.memberId).toReversed();
    const at = all.findIndex(({ ref }) => ref === before);
    if (before !== undefined && at < 0) throw notFound();
    return all.slice(at + 1, at + 1 + limit).map(entry);
  }),
  mock(contract.inquiryStatus, ({ world, member, input }) => depositStatus(own(world, member, input.ref))),
  mock(contract.cancelQr, ({ world, member, input }) => {
    const deposit = own(world, member, input.ref);
    if (deposit.status === 'pending') {
      end(world, deposit, 'cancelled');
      endHold(world, member, deposit.ref, null);
    }
    return { status: deposit.status };
  }),
  mock(contract.sendSlip, ({ world, member, input }) => {
    const deposit = own(world, member, input.ref);
    if (!deposit.transfer) throw notFound();
    const first = world.slips.find(({ image }) => image === input.image);
    if (first && first.ref !== deposit.ref)
      throw new MockRefusal(
        errorCodes.SLIP_DUPLICATE,
        'สลิปนี้ใช้กับรายการอื่นไปแล้ว กรุณาตรวจสอบสลิปอีกครั้ง หากเป็นเงินที่คุณโอน กรุณาสอบถามทีมงาน',
      );
    if (!first) world.slips.push({ ref: deposit.ref, image: input.image });
    if (deposit.status === 'paid')
      return { status: 'credited' as const, why: null, amount: deposit.credited };
    const held = deposit.arrivals.find(({ status }) => status === 'waiting');
    if (held) return { status: 'kept' as const, why: held.why, amount: held.amount };
    return { status: 'waiting' as const, why: null, amount: null };
  }),
  ...withdrawHandlers,
];

/** Money that came for the newest deposit and did not fit it. */
function holdForNewest(world: World, arrival: Omit<IncomingPayment, 'arrived_at' | 'currency'>): void {
  const amount = arrival.status === 'other' ? null : arrival.amount;
  world.deposits.at(-1)?.arrivals.push({ currency: 'THB', arrived_at: nowOf(world), ...arrival, amount });
}

/** How a deposit ends; paid with another amount by an operator, where that is said. */
const End = z.strictObject({
  status: z.enum(['paid', 'expired', 'cancelled']),
  reason: z.string().optional(),
  credited: Baht.optional(),
});

/** Ends the newest deposit. */
function endNewest(world: World, { status, reason, credited }: z.infer<typeof End>): void {
  const newest = world.deposits.at(-1);
  if (!newest) return;
  end(world, newest, status);
  newest.isRefused = status === 'cancelled';
  newest.reason = reason ?? null;
  newest.credited = status === 'paid' ? (credited ?? newest.amount) : null;
  const member = world.members.find((one) => one.memberId === newest.memberId);
  // In satang: a sum of baht with a transfer's satang may be no amount.
  if (member && newest.credited !== null)
    member.balance = toBaht(toSatang(member.balance) + toSatang(newest.credited));
  endHold(world, member, newest.ref, newest.credited);
}

export const payment = mockArea({
  state: (): PaymentState => ({
    deposits: [{ ...earlier, arrivals: [] }],
    slips: [],
    withdrawals: [],
    turnover: null,
  }),
  handlers,
  change: {
    shape: {
      deposit: End.optional(),
      arrival: IncomingPayment.pick({ amount: true, why: true, status: true }).strict().optional(),
      withdrawal: z
        .strictObject({ status: z.enum(['approved', 'paid', 'refused']), reason: z.string().optional() })
        .optional(),
      turnover: z.strictObject({ target: Baht, played: Baht, of: z.enum(turns).optional() }).optional(),
    },
    apply: (world: World, { deposit, arrival, withdrawal, turnover }) => {
      if (arrival) holdForNewest(world, arrival);
      if (deposit) endNewest(world, deposit);
      if (withdrawal) decideNewest(world, withdrawal);
      if (turnover) world.turnover = turnover;
    },
  },
  passTime: (world: World) => {
    const now = new Date(nowOf(world));
    for (const deposit of world.deposits) {
      const status = statusAt({ status: deposit.status, expiresAt: new Date(deposit.expiresAt) }, now);
      if (status !== deposit.status) end(world, deposit, status);
    }
  },
});
