import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** One way to deposit: limits, quick amounts, receiver. */
export type ChannelInfo = Calls['GET /api/member/payment/info']['data'];
/** A QR with its status. */
export type DepositQr = NonNullable<Calls['GET /api/member/payment/qrcode_info']['data']>;
/** One deposit of the history. */
export type DepositEntry = Calls['GET /api/member/deposit/list']['data'][number];
/** A QR as it is asked for, with its idempotency key. */
export type QrOrder = Calls['POST /api/member/payment/generate_qr']['request'] & {
  readonly idempotency_key: string;
};
/** The promotion that a deposit is made for. */
export type SelectedPromotion = Pick<QrOrder, 'promotion_id' | 'promotion_version'>;
export type DepositStatus = Calls['GET /api/member/payment/inquiry_status']['data'];

/** The ways that are open, to be read again once one was closed; some backends list them without all that they are. */
export function openWaysQuery() {
  return apiQuery('GET /api/member/payment/channels', {});
}

/** Known ways without those that were closed since; what the list does not tell of one is as it was. */
export function waysNow(
  known: readonly ChannelInfo[],
  listed: Calls['GET /api/member/payment/channels']['data'] | undefined,
): readonly ChannelInfo[] {
  if (!listed) return known;
  return known.flatMap((way) =>
    listed.filter((one) => one.channel_id === way.channel_id).map((now) => ({ ...way, ...now })),
  );
}

/** The newest QR that can still be paid, or null. */
export function pendingQrQuery() {
  return apiQuery('GET /api/member/payment/qrcode_info', {});
}

/** The QR that was asked for with a key, or null. Tells what became of a request whose answer was lost. */
export function qrByKeyQuery(idempotencyKey: string) {
  return apiQuery('GET /api/member/payment/qrcode_info', { idempotency_key: idempotencyKey });
}

/** The QRs that can still be paid, newest first. */
export function openQrsQuery() {
  return apiQuery('GET /api/member/payment/open_qrs', {});
}

export function depositStatusQuery(ref: string) {
  return apiQuery('GET /api/member/payment/inquiry_status', { ref });
}
