'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { repeatNow } from '#components/lotto/bills/repeat/repeat-now.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { billQuery } from '#lib/api/lotto/queries.ts';
import { errorPopup } from '#lib/feedback/popup.ts';
import { useArea } from '#stores/provider.tsx';

/** The link to repeat a bill that was clicked plainly, not into another tab. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('a[data-repeat]');
}

/** Takes the lines of the bill that a link names to the round of its kind that is open now. */
export function RepeatFollower() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const memberId = useArea('user', (state) => state.authUser?.memberId ?? null);
  const drafts = useArea('session', (state) => state.billDrafts);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);

  const repeat = useEffectEvent(async (link: HTMLElement) => {
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    try {
      const bill = await queryClient.fetchQuery(billQuery(link.dataset.repeat ?? ''));
      const page = { queryClient, navigate, memberId, drafts, changeBillDraft };
      await repeatNow(bill, { ...page, onTaken: () => undefined });
    } catch (error) {
      await errorPopup({ text: messageOf(error) });
    }
    link.removeAttribute('aria-busy');
  });
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      // Before the page follows it as a link.
      event.preventDefault();
      event.stopPropagation();
      void repeat(link);
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
  return null;
}
