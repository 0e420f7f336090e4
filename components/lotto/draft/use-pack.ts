'use client';

import type { Pack } from '#rules/lotto/pack.ts';
import { type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

/** The price list of the draft, and the one that was chosen last on this device, which a draft without lines takes. */
export function usePack(owner: DraftOwner) {
  const chosen = useArea('session', (state) => draftOf(state.billDrafts, owner).pack);
  const isEmpty = useArea('session', (state) => draftOf(state.billDrafts, owner).lines.length === 0);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const usual = useArea('local', (state) => state.betBuilder.pack);
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  return {
    chosen,
    isUsualDue: isEmpty && chosen !== usual,
    takeUsual: () => changeBillDraft(owner, { pack: usual }),
    choose: (pack: Pack) => {
      changeBillDraft(owner, { pack });
      changeBetBuilder({ pack });
    },
  };
}
