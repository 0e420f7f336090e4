'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AGENT_ID } from '#contract/constants.ts';
import { ApiRefusal, ApiUnreachable, messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { type Bill, billByKeyQuery, type CheckedBill, useCreateBill } from '#lib/api/lotto/queries.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { withoutBets } from '#lib/lotto/bill-draft.ts';
import { useLottoStore, useSessionData } from '#stores/provider.tsx';
import { type BillIntent, emptyDraft } from '#stores/session.ts';

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
  const queryClient = useQueryClient();
  const create = useCreateBill();
  const draft = useSessionData((state) => state.session.billDrafts[roundId] ?? emptyDraft);
  const changeBillDraft = useSessionData((state) => state.changeBillDraft);
  const clearBill = useLottoStore((state) => state.clearBill);
  const isUnderWay = useRef(false);
  const intent = draft.intent?.memberId === memberId ? draft.intent : null;
  const [state, setState] = useState<OrderState>({ stage: intent ? 'looking' : 'idle' });

  const settle = (bill: Bill) => {
    changeBillDraft(roundId, { lines: withoutBets(draft.lines, bill.lines), intent: null });
    clearBill();
    void queryClient.invalidateQueries({ queryKey: walletsQuery().queryKey });
    setState({ stage: 'placed', bill });
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
  const send = async (order: BillIntent) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ stage: 'sending' });
    changeBillDraft(roundId, { intent: order });
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
      if (error instanceof ApiUnreachable) return await look(idempotencyKey);
      changeBillDraft(roundId, { intent: null });
      void queryClient.invalidateQueries({ queryKey: walletsQuery().queryKey });
      const code = error instanceof ApiRefusal ? error.code : 0;
      setState({ stage: 'refused', code, message: messageOf(error) });
      onRefused(code);
    } finally {
      isUnderWay.current = false;
    }
  };
  const confirm = (bill: CheckedBill) => {
    const lines = bill.lines.flatMap(({ type, number, amount, rate }) =>
      rate === null ? [] : [{ type, number, amount, rate }],
    );
    return send({ memberId, idempotencyKey: newIdempotencyKey(), lines });
  };
  return { state, confirm, look, resend: () => (intent ? send(intent) : undefined) };
}

export type BillOrder = ReturnType<typeof useBillOrder>;
