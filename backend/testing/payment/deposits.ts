import type { World } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';

type Order = Calls['POST /api/member/payment/generate_qr']['request'];

interface QrOrder extends Partial<Pick<Order, 'channel_id' | 'sub_channel_id'>> {
  readonly amount?: number;
  readonly key?: string;
}

/** Reference of a new QR of a member, for 500 baht unless said; empty when it was refused. */
export async function makeQr(
  world: Pick<World, 'call'>,
  token: string,
  { amount = 500, key, channel_id = 1, sub_channel_id = 1 }: QrOrder = {},
): Promise<string> {
  const order = { channel_id, sub_channel_id, amount, ...(key ? { idempotency_key: key } : {}) };
  const { body } = await world.call('POST /api/member/payment/generate_qr', order, token);
  return body.data?.ref ?? '';
}

/** A new transfer of a member to the first bank account of the agent, for 500 baht and its satang unless said; throws when it was refused. */
export async function makeTransfer(world: Pick<World, 'call'>, token: string, amount = 500) {
  const order = { channel_id: 2, sub_channel_id: 1, amount };
  const { body } = await world.call('POST /api/member/payment/generate_qr', order, token);
  if (!body.data) throw new Error(`No transfer: ${body.message}`);
  return body.data;
}

/** A line of the statement of that account. */
export const ACCOUNT_NO = '0000000000';
export function lineOf(transRef: string) {
  return { account_no: ACCOUNT_NO, trans_ref: transRef };
}
