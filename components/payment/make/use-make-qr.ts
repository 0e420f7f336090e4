'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { useBackOnline } from '#components/ui/use-network.ts';
import { errorCodes } from '#contract/constants.ts';
import { ApiRefusal, isUnknown, messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import {
  type ChannelInfo,
  type DepositQr,
  pendingQrQuery,
  qrByKeyQuery,
  useGenerateQr,
} from '#lib/api/payment/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { usePaymentStore } from '#stores/provider.tsx';

export interface MakeQrFailure {
  /** What the backend refused, for the field. */
  readonly refusal?: string;
  /** Why no QR is there, or why nobody knows, for the form. */
  readonly unknown?: string;
  /** True when QRs still wait for their payment and one of them can be shown. */
  readonly hasPending?: boolean;
}

const PENDING_EXISTS: number = errorCodes.PENDING_EXISTS;

function failureOf(error: unknown): MakeQrFailure {
  if (isUnknown(error)) return { unknown: `${messageOf(error)} ${copy.outcomeUnknown}` };
  if (!(error instanceof ApiRefusal)) return { unknown: messageOf(error) };
  return { refusal: error.message, hasPending: error.code === PENDING_EXISTS };
}

/**
 * Asks for a QR, once per intent: a second click while one is under way does nothing, and after an unknown outcome the
 * same key is sent again, so that no second deposit is made. What became of it is looked up when the form is opened and
 * when the network is there again.
 */
export function useMakeQr(onQr: (qr: DepositQr) => void) {
  const queryClient = useQueryClient();
  const generate = useGenerateQr();
  const underWay = useRef(false);
  const key = usePaymentStore((state) => state.idempotencyKey);
  const setKey = usePaymentStore((state) => state.setIdempotencyKey);
  const [failure, setFailure] = useState<MakeQrFailure>();

  const makeQr = async (channel: ChannelInfo, subChannelId: number, amount: number) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(undefined);
    const idempotencyKey = key ?? newIdempotencyKey();
    setKey(idempotencyKey);
    const order = {
      channel_id: channel.channel_id,
      sub_channel_id: subChannelId,
      amount,
      idempotency_key: idempotencyKey,
    };
    try {
      const made = await generate.mutateAsync(order);
      setKey(null);
      onQr({ ...made, status: 'pending', receiver_name: channel.receiver_name, reason: null, arrivals: [] });
    } catch (error) {
      // Nothing was sent now; an earlier request with this key may have been.
      if (!isUnknown(error)) setKey(error instanceof ApiRefusal ? null : key);
      setFailure(failureOf(error));
    } finally {
      underWay.current = false;
    }
  };
  const lookUp = async () => {
    if (key === null || underWay.current) return;
    const made = await queryClient.fetchQuery({ ...qrByKeyQuery(key), staleTime: 0 }).catch(() => undefined);
    if (made === undefined) return;
    if (made === null) return setFailure({ unknown: copy.foundNotMade });
    setKey(null);
    toast(copy.foundMade, { variant: 'success' });
    onQr(made);
  };
  const lookAgain = useEffectEvent(() => void lookUp());
  useEffect(() => lookAgain(), []);
  useBackOnline(() => void lookUp());
  const showPending = async () => {
    const waiting = await queryClient.fetchQuery({ ...pendingQrQuery(), staleTime: 0 }).catch(() => null);
    if (waiting) onQr(waiting);
    else setFailure(undefined);
  };
  return {
    makeQr,
    showPending,
    failure,
    clearFailure: () => setFailure(undefined),
    isBusy: generate.isPending,
  };
}
