'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { useSettleBill } from '#components/lotto/order/use-settle-bill.ts';
import { useBackOnline } from '#components/ui/use-network.ts';
import { ApiRefusal } from '#lib/api/errors.ts';
import { billByKeyQuery } from '#lib/api/lotto/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { useSessionData } from '#stores/provider.tsx';
import { type DraftOwner, draftOf } from '#stores/session.ts';

/**
 * Finds out by itself what became of an order whose answer was lost, as soon as somebody can be asked: when the round is
 * opened and when the network is there again. It only looks; nothing is sent. Off while the dialog looks for itself.
 */
export function useBillWatch(owner: DraftOwner, isOn: boolean): void {
  const queryClient = useQueryClient();
  const settle = useSettleBill(owner);
  const intent = useSessionData((state) => draftOf(state.session.billDrafts, owner).intent);
  const key = intent?.memberId === owner.memberId ? intent?.idempotencyKey : undefined;
  const isUnderWay = useRef(false);

  const look = async () => {
    if (!isOn || key === undefined || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const bill = await queryClient.fetchQuery({ ...billByKeyQuery(key), staleTime: 0 });
      settle(bill);
      toast(dialogCopy.foundPlaced, { variant: 'success' });
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === 404) toast(dialogCopy.foundUnsent);
    } finally {
      isUnderWay.current = false;
    }
  };
  const begin = useEffectEvent(() => void look());
  useEffect(() => {
    // Stored drafts are read right after mount.
    const timer = setTimeout(() => begin(), 0);
    return () => clearTimeout(timer);
  }, []);
  useBackOnline(() => void look());
}
