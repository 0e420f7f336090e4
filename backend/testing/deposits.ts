import type { World } from '#backend/testing/world.ts';

interface QrOrder {
  readonly amount?: number;
  readonly key?: string;
}

/** Reference of a new QR of a member, for 500 baht unless said; empty when it was refused. */
export async function makeQr(
  world: Pick<World, 'call'>,
  token: string,
  { amount = 500, key }: QrOrder = {},
): Promise<string> {
  const order = { channel_id: 1, sub_channel_id: 1, amount, ...(key ? { idempotency_key: key } : {}) };
  const { body } = await world.call('POST /api/member/payment/generate_qr', order, token);
  return body.data?.ref ?? '';
}
