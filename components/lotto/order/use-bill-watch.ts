'use client';

import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { usePlacedBill } from '#components/lotto/order/use-placed-bill.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { BillIntent, DraftOwner } from '#stores/bill-drafts.ts';

/**
 * Finds out by itself what became of an order whose answer was lost, as soon as somebody can be asked: when the round is
 * opened and when the network is there again. It only looks; nothing is sent. Off while the dialog looks for itself.
 */
export function useBillWatch(owner: DraftOwner, isOn: boolean): void {
  const { settle, ...kept } = usePlacedBill(owner);
  useSendOnce<BillIntent, Bill>({
    ...kept,
    send: () => Promise.reject(new Error('The page of a round sends no bill')),
    watches: isOn,
    onDone: (bill) => {
      settle(bill);
      toast(draftCopy.foundPlaced, { variant: 'success' });
    },
    onUnsent: () => toast(draftCopy.foundUnsent),
  });
}
