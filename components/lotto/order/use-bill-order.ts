'use client';

import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { usePlacedBill } from '#components/lotto/order/use-placed-bill.ts';
import { type SendState, useSendOnce } from '#components/ui/form/use-send-once.ts';
import { AGENT_ID, toastMs } from '#contract/constants.ts';
import { ApiRefusal, messageOf, NotSent } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { Bill, CheckedBill } from '#lib/api/lotto/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { BillIntent } from '#stores/bill-drafts.ts';

export type OrderState = SendState<Bill>;

interface Order {
  readonly roundId: string;
  readonly memberId: string;
  /** The server said no, for the reason with this code. */
  readonly onRefused: (code: number) => void;
}

/** Sends a bill, once each time the member agrees to it. */
export function useBillOrder({ roundId, memberId, onRefused }: Order) {
  const { settle, ...kept } = usePlacedBill({ roundId, memberId });
  const create = useCall('POST /api/lotto/bill/create', { changes: ['wallet'] });
  const order = useSendOnce<BillIntent, Bill>({
    ...kept,
    send: ({ idempotencyKey, pack, lines }) =>
      create.mutateAsync({
        round_id: roundId,
        lines: [...lines],
        pack,
        idempotency_key: idempotencyKey,
        agent_id: AGENT_ID,
      }),
    onDone: (bill, { isLeft }) => {
      settle(bill);
      if (isLeft) toast(draftCopy.foundPlaced, { variant: 'success', ms: toastMs.error });
    },
    onRefused: (error, { isLeft }) => {
      if (isLeft) toast(messageOf(error), { variant: 'error', ms: toastMs.error });
      else if (!(error instanceof NotSent)) onRefused(error instanceof ApiRefusal ? error.code : 0);
    },
  });
  const confirm = (bill: CheckedBill) => {
    const lines = bill.lines.flatMap(({ type, number, amount, rate, discount }) =>
      rate === null ? [] : [{ type, number, amount, rate, ...(discount !== null && { discount }) }],
    );
    return order.submit({ memberId, idempotencyKey: newIdempotencyKey(), pack: bill.pack, lines });
  };
  return { ...order, confirm };
}

export type BillOrder = ReturnType<typeof useBillOrder>;
