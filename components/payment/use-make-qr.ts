'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { errorCodes } from '#contract/constants.ts';
import { ApiRefusal, messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { type ChannelInfo, type DepositQr, pendingQrQuery, useGenerateQr } from '#lib/api/payment/queries.ts';
import { usePaymentStore } from '#stores/provider.tsx';

export interface MakeQrFailure {
  /** What the backend refused, for the field. */
  readonly refusal?: string;
  /** Why it is not known whether the QR was made, for the form. */
  readonly unknown?: string;
  /** True when QRs still wait for their payment and one of them can be shown. */
  readonly hasPending?: boolean;
}

const PENDING_EXISTS: number = errorCodes.PENDING_EXISTS;

function failureOf(error: unknown): MakeQrFailure {
  if (!(error instanceof ApiRefusal)) return { unknown: `${messageOf(error)} ${copy.outcomeUnknown}` };
  return { refusal: error.message, hasPending: error.code === PENDING_EXISTS };
}

/**
 * Asks for a QR, once per intent: a second click while one is under way does nothing, and after an unknown outcome the
 * same key is sent again, so that no second deposit is made.
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
      if (error instanceof ApiRefusal) setKey(null);
      setFailure(failureOf(error));
    } finally {
      underWay.current = false;
    }
  };
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
