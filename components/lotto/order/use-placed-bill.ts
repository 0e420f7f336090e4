'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type Bill, billByKeyQuery } from '#lib/api/lotto/queries.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { withoutBets } from '#lib/lotto/draft/bill-draft.ts';
import { type BillIntent, type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

/** The order of a round that has no known outcome, as `useSendOnce` wants it, and what follows once the server has its bill. */
export function usePlacedBill(owner: DraftOwner) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const kept = useArea('session', (state) => draftOf(state.billDrafts, owner).intent);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const forgetChecked = useArea('lotto', (state) => state.forget);
  return {
    intent: kept?.memberId === owner.memberId ? kept : null,
    keep: (intent: BillIntent | null) => changeBillDraft(owner, { intent }),
    find: ({ idempotencyKey }: BillIntent) =>
      queryClient.fetchQuery({ ...billByKeyQuery(idempotencyKey), staleTime: 0 }),
    /** Its lines leave the draft, the balance is read again. */
    settle: (bill: Bill) => {
      changeBillDraft(owner, ({ lines }) => ({ lines: withoutBets(lines, bill.lines) }));
      forgetChecked();
      refresh(['wallet']);
    },
  };
}
