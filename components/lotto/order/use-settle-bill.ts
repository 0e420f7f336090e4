'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { withoutBets } from '#lib/lotto/bill-draft.ts';
import { useLottoStore, useSessionData } from '#stores/provider.tsx';
import type { DraftOwner } from '#stores/session.ts';

/** What follows once the server has a bill: its lines leave the draft, the balance is read again. */
export function useSettleBill(owner: DraftOwner): (bill: Bill) => void {
  const queryClient = useQueryClient();
  const changeBillDraft = useSessionData((state) => state.changeBillDraft);
  const clearBill = useLottoStore((state) => state.clearBill);
  return (bill) => {
    changeBillDraft(owner, ({ lines }) => ({ lines: withoutBets(lines, bill.lines), intent: null }));
    clearBill();
    void queryClient.invalidateQueries({ queryKey: walletsQuery().queryKey });
  };
}
