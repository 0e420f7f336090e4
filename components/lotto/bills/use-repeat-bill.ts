'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repeatCopy } from '#components/lotto/bills/copy.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { type Bill, openRoundsQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import { confirmPopup, errorPopup } from '#lib/feedback/popup.ts';
import { type RepeatedBill, repeatBill } from '#lib/lotto/repeat-bill.ts';
import { paths } from '#lib/paths.ts';
import { draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

/** What the member is asked before: a draft that would be replaced, and lines that stay behind. */
function questionOf({ missing, left }: RepeatedBill, hasDraft: boolean): string {
  const parts = [
    ...(hasDraft ? [repeatCopy.replaces] : []),
    ...(left > 0 ? [repeatCopy.leaves(left, missing.join(' '))] : []),
  ];
  return parts.join(' ');
}

/** Repeats a bill: finds the open round of its kind, asks where something would be lost, and goes there with the lines. */
export function useRepeatBill(bill: Pick<Bill, 'kind' | 'pack' | 'lines'>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const memberId = useArea('user', (state) => state.authUser?.memberId ?? null);
  const drafts = useArea('session', (state) => state.billDrafts);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const [isBusy, setBusy] = useState(false);

  const findOffer = async () => {
    const rounds = await queryClient.fetchQuery({ ...openRoundsQuery(bill.kind), staleTime: 0 });
    const round = rounds.find(({ status }) => status === 'open');
    if (!round) return null;
    const rates = await queryClient.fetchQuery({ ...roundRateQuery(round.round_id), staleTime: 0 });
    return { roundId: round.round_id, repeated: repeatBill(bill, rates) };
  };
  const repeat = async () => {
    setBusy(true);
    try {
      const offer = await findOffer();
      if (!offer) return await errorPopup({ title: repeatCopy.noRound, text: repeatCopy.noRoundText });
      const { roundId, repeated } = offer;
      const draft = draftOf(drafts, { roundId, memberId });
      if (repeated.lines.length === 0)
        return await errorPopup({ title: repeatCopy.nothing, text: repeatCopy.nothingText });
      if (draft.intent) return await errorPopup({ title: repeatCopy.repeat, text: repeatCopy.pending });
      const question = questionOf(repeated, draft.lines.length > 0);
      const { ask, yes, no } = repeatCopy;
      if (question && !(await confirmPopup({ title: ask, text: question, confirmText: yes, cancelText: no })))
        return;
      changeBillDraft({ roundId, memberId }, { lines: repeated.lines, pack: bill.pack });
      navigate(paths.round(roundId));
    } catch (error) {
      await errorPopup({ text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { repeat, isBusy };
}
