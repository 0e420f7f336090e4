'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { repeatNow } from '#components/lotto/bills/repeat/repeat-now.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { billQuery } from '#lib/api/lotto/queries.ts';
import { errorPopup } from '#lib/feedback/popup.ts';
import { useArea } from '#stores/provider.tsx';

export interface Press {
  /** It says `data-repeat`, the bill. */
  readonly link: HTMLElement;
  readonly onDone: () => void;
}

/** Takes the lines of the bill that a pressed link names to the round of its kind that is open now. */
export function RepeatFollower({ press }: { readonly press: Press }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const memberId = useArea('user', (state) => state.authUser?.memberId ?? null);
  const drafts = useArea('session', (state) => state.billDrafts);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);

  const repeat = useEffectEvent(async ({ link, onDone }: Press) => {
    try {
      const bill = await queryClient.fetchQuery(billQuery(link.dataset.repeat ?? ''));
      const page = { queryClient, navigate, memberId, drafts, changeBillDraft };
      await repeatNow(bill, { ...page, onTaken: () => undefined });
    } catch (error) {
      await errorPopup({ text: messageOf(error) });
    }
    onDone();
  });
  useEffect(() => void repeat(press), [press]);
  return null;
}
