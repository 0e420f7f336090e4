'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { useSettleBill } from '#components/lotto/order/use-settle-bill.ts';
import { useBackOnline } from '#components/ui/use-network.ts';
import { AGENT_ID, toastMs } from '#contract/constants.ts';
import { ApiRefusal, ApiUnreachable, messageOf, NotSent } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { type Bill, billByKeyQuery, type CheckedBill, useCreateBill } from '#lib/api/lotto/queries.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { useSessionData } from '#stores/provider.tsx';
import { type BillIntent, draftOf } from '#stores/session.ts';

/** Where an order stands. `unknown`: nobody could be asked; `unsent`: the server has no such bill. */
export type OrderState =
  | { readonly stage: 'idle' | 'sending' | 'looking' | 'unknown' | 'unsent' }
  | { readonly stage: 'refused'; readonly code: number; readonly message: string }
  | { readonly stage: 'placed'; readonly bill: Bill };

interface Order {
  readonly roundId: string;
  readonly memberId: string;
  /** The server said no, for the reason with this code. */
  readonly onRefused: (code: number) => void;
}

/**
 * Sends a bill, once per yes. The order is kept in the tab until its outcome is known: after a lost answer the bill is
 * looked up by its key, and the only thing that can be sent again is the same order with the same key.
 */
export function useBillOrder({ roundId, memberId, onRefused }: Order) {
  const owner = { roundId, memberId };
  const queryClient = useQueryClient();
  const create = useCreateBill();
  const draft = useSessionData((state) => draftOf(state.session.billDrafts, owner));
  const changeBillDraft = useSessionData((state) => state.changeBillDraft);
  const settleBill = useSettleBill(owner);
  const isUnderWay = useRef(false);
  const isSeen = useRef(true);
  const intent = draft.intent?.memberId === memberId ? draft.intent : null;
  const [state, setState] = useState<OrderState>({ stage: intent ? 'looking' : 'idle' });

  useEffect(() => {
    isSeen.current = true;
    return () => {
      isSeen.current = false;
    };
  }, []);
  /** A dialog that was closed meanwhile cannot say it. */
  const sayIfClosed = (message: string, variant: 'success' | 'error') => {
    if (!isSeen.current) toast(message, { variant, ms: toastMs.error });
  };
  const settle = (bill: Bill) => {
    settleBill(bill);
    setState({ stage: 'placed', bill });
    sayIfClosed(dialogCopy.foundPlaced, 'success');
  };
  const look = async (key = intent?.idempotencyKey) => {
    if (key === undefined) return setState({ stage: 'idle' });
    setState({ stage: 'looking' });
    try {
      settle(await queryClient.fetchQuery({ ...billByKeyQuery(key), staleTime: 0 }));
    } catch (error) {
      setState({ stage: error instanceof ApiRefusal && error.code === 404 ? 'unsent' : 'unknown' });
    }
  };
  const refuse = (error: unknown) => {
    changeBillDraft(owner, { intent: null });
    const code = error instanceof ApiRefusal ? error.code : 0;
    setState({ stage: 'refused', code, message: messageOf(error) });
    sayIfClosed(messageOf(error), 'error');
    if (error instanceof NotSent || !isSeen.current) return;
    void queryClient.invalidateQueries({ queryKey: walletsQuery().queryKey });
    onRefused(code);
  };
  const send = async (order: BillIntent) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ stage: 'sending' });
    changeBillDraft(owner, { intent: order });
    const { idempotencyKey, lines } = order;
    try {
      const body = {
        round_id: roundId,
        lines: [...lines],
        idempotency_key: idempotencyKey,
        agent_id: AGENT_ID,
      };
      settle(await create.mutateAsync(body));
    } catch (error) {
      // Of an order that was sent before, being offline now says nothing.
      const isKnown = order !== intent && error instanceof NotSent;
      if (error instanceof ApiUnreachable && !isKnown) return await look(idempotencyKey);
      refuse(error);
    } finally {
      isUnderWay.current = false;
    }
  };
  useBackOnline(() => state.stage === 'unknown' && void look());
  const confirm = (bill: CheckedBill) => {
    const lines = bill.lines.flatMap(({ type, number, amount, rate }) =>
      rate === null ? [] : [{ type, number, amount, rate }],
    );
    return send({ memberId, idempotencyKey: newIdempotencyKey(), lines });
  };
  return { state, confirm, look, resend: () => (intent ? send(intent) : undefined) };
}

export type BillOrder = ReturnType<typeof useBillOrder>;
