import { errorCodes } from '#contract/constants.ts';
import { payment } from '#contract/payment.ts';
import { MockRefusal, mock } from '#mocks/mock.ts';
import type { MockDeposit, MockMember, MockWorld } from '#mocks/world.ts';

const MIN = 100;
const MAX = 100_000;
const RECEIVER = 'บัญชีทดสอบ พีวิน';
/** A payload of the EMVCo form for 000-000-0000 and 4.22 baht; the mock bank does not read it. */
const PAYLOAD = '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469';

const channel = {
  channel_id: 1,
  kind: 'promptpay' as const,
  name: 'พร้อมเพย์ QR',
  min: MIN,
  max: MAX,
  sub_channels: [{ sub_channel_id: 1, name: 'พร้อมเพย์' }],
};

function own(world: MockWorld, member: MockMember, ref: string): MockDeposit {
  const deposit = world.deposits.find((one) => one.ref === ref && one.memberId === member.memberId);
  if (!deposit) throw new MockRefusal(404, 'ไม่พบรายการที่ต้องการ', undefined, 404);
  if (deposit.status === 'pending' && deposit.expiresAt < world.now) deposit.status = 'expired';
  return deposit;
}

const shown = (deposit: MockDeposit) => ({
  ref: deposit.ref,
  payload: PAYLOAD,
  amount: deposit.amount,
  expires_at: deposit.expiresAt,
});

export const paymentMocks = [
  mock(payment.channels, () => [channel]),
  mock(payment.info, () => ({
    ...channel,
    quick_amounts: [100, 300, 500, 1_000, 3_000, 5_000],
    expires_in_seconds: 900,
    receiver_name: RECEIVER,
  })),
  mock(payment.generateQr, ({ world, member, input }) => {
    if (input.amount < MIN)
      throw new MockRefusal(errorCodes.DEPOSIT_BELOW_MIN, `ฝากขั้นต่ำ ${MIN}.00 บาท`, { min: MIN });
    if (input.amount > MAX)
      throw new MockRefusal(errorCodes.DEPOSIT_ABOVE_MAX, 'ฝากสูงสุด 100,000.00 บาท', { max: MAX });
    const deposit: MockDeposit = {
      ref: `MOCK${String(world.deposits.length + 1).padStart(8, '0')}`,
      memberId: member.memberId,
      amount: input.amount,
      expiresAt: new Date(Date.parse(world.now) + 900_000).toISOString(),
      status: 'pending',
      reason: null,
    };
    world.deposits.push(deposit);
    return shown(deposit);
  }),
  mock(payment.qrcodeInfo, ({ world, member, input }) => {
    const pending = world.deposits.findLast(
      (one) => one.memberId === member.memberId && one.status === 'pending',
    );
    const deposit = input.ref ? own(world, member, input.ref) : pending;
    return deposit
      ? {
          ...shown(deposit),
          status: deposit.status,
          receiver_name: RECEIVER,
          reason: deposit.reason,
          arrivals: [],
        }
      : null;
  }),
  mock(payment.inquiryStatus, ({ world, member, input }) => {
    const { status, reason } = own(world, member, input.ref);
    return { status, reason, arrivals: [] };
  }),
  mock(payment.cancelQr, ({ world, member, input }) => {
    const deposit = own(world, member, input.ref);
    if (deposit.status === 'pending') deposit.status = 'cancelled';
    return { status: deposit.status };
  }),
];
