'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepeatableBill } from '#components/lotto/bills/repeat/repeat-now.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { tellMissingPart } from '#lib/missing-part.ts';
import { useArea } from '#stores/provider.tsx';

/** Repeats a bill; how comes when it is asked for. */
export function useRepeatBill(bill: RepeatableBill) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const memberId = useArea('user', (state) => state.authUser?.memberId ?? null);
  const drafts = useArea('session', (state) => state.billDrafts);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const [isBusy, setBusy] = useState(false);

  const repeat = async (onTaken?: () => void) => {
    setBusy(true);
    const part = await import('#components/lotto/bills/repeat/repeat-now.ts').catch(tellMissingPart);
    await part?.repeatNow(bill, {
      ...{ queryClient, navigate, memberId, drafts, changeBillDraft },
      onTaken: () => onTaken?.(),
    });
    setBusy(false);
  };
  return { repeat, isBusy };
}
