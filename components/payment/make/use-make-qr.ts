'use client';

import { useQueryClient } from '@tanstack/react-query';
import { copy } from '#components/payment/copy.ts';
import { type SendState, useSendOnce } from '#components/ui/form/use-send-once.ts';
import { COUPON_CODES, PENDING_EXISTS, RECEIVER_CLOSED } from '#contract/constants.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import {
  type ChannelInfo,
  type DepositQr,
  openWaysQuery,
  pendingQrQuery,
  type QrOrder,
  qrByKeyQuery,
  type SelectedPromotion,
} from '#lib/api/payment/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { useArea } from '#stores/provider.tsx';

export interface MakeQrFailure {
  /** What the backend refused, for the field. */
  readonly refusal?: string;
  /** What the backend refused of the coupon, for its field. */
  readonly coupon?: string;
  /** Why there is no QR, or why its outcome is unknown, for the form. */
  readonly unknown?: string;
  /** True when QRs still wait for their payment and one of them can be shown. */
  readonly hasPending?: boolean;
}

function failureOf(state: SendState<DepositQr>): MakeQrFailure {
  if (state.stage === 'unknown') return { unknown: `${state.message} ${copy.outcomeUnknown}` };
  if (state.stage === 'unsent') return { unknown: copy.foundNotMade };
  if (state.stage !== 'refused') return {};
  // No code: the device was offline and nothing was sent.
  if (state.code === 0) return { unknown: state.message };
  const [first, last] = COUPON_CODES;
  if (state.code >= first && state.code <= last) return { coupon: state.message };
  return { refusal: state.message, hasPending: state.code === PENDING_EXISTS };
}

/** A code without what people put between its letters: typed once more in another way it is the same order. */
const codeOf = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Asks for a QR, once per intent; an amount that was typed again is another one. */
export function useMakeQr(
  channel: ChannelInfo | undefined,
  subChannelId: number | undefined,
  onQr: (qr: DepositQr) => void,
) {
  const queryClient = useQueryClient();
  const generate = useCall('POST /api/member/payment/generate_qr');
  const intent = useArea('payment', (state) => state.intent);
  const setIntent = useArea('payment', (state) => state.setIntent);
  const coupon = codeOf(useArea('payment', (state) => state.coupon));

  const { state, submit, clear } = useSendOnce<QrOrder, DepositQr>({
    intent,
    keep: setIntent,
    send: async (order) => {
      const receiver_name = channel?.receiver_name ?? '';
      const made = await generate.mutateAsync(order);
      return {
        ...made,
        status: 'pending',
        credited: null,
        receiver_name,
        reason: null,
        ended_at: null,
        arrivals: [],
      };
    },
    find: ({ idempotency_key }) => queryClient.fetchQuery({ ...qrByKeyQuery(idempotency_key), staleTime: 0 }),
    onDone: (qr, { isFound }) => {
      if (isFound) toast(copy.foundMade, { variant: 'success' });
      else if (coupon) toast(copy.couponHeld, { variant: 'success' });
      onQr(qr);
    },
    // Where the ways cannot be read, the refusal stands, and the next one reads them.
    onRefused: (error) => {
      if (Object(error).code === RECEIVER_CLOSED)
        void queryClient.fetchQuery({ ...openWaysQuery(), staleTime: 0 }).catch(() => null);
    },
  });
  const makeQr = (amount: number, promotion: SelectedPromotion | null) => {
    if (!channel || subChannelId === undefined) return;
    const code = coupon ? { coupon_code: coupon } : {};
    const order = {
      channel_id: channel.channel_id,
      sub_channel_id: subChannelId,
      amount,
      ...promotion,
      ...code,
    };
    const isSame =
      intent?.channel_id === order.channel_id &&
      intent.sub_channel_id === subChannelId &&
      intent.amount === amount &&
      intent.promotion_id === promotion?.promotion_id &&
      (intent.coupon_code ?? '') === coupon;
    void submit(isSame ? intent : { ...order, idempotency_key: newIdempotencyKey() });
  };
  const showPending = async () => {
    const waiting = await queryClient.fetchQuery({ ...pendingQrQuery(), staleTime: 0 }).catch(() => null);
    if (waiting) onQr(waiting);
    else clear();
  };
  return { makeQr, showPending, failure: failureOf(state), clearFailure: clear, stage: state.stage };
}
