import type { QueryClient } from '@tanstack/react-query';
import { actCopy } from '#components/lotto/bills/copy.ts';
import { repeatCopy } from '#components/lotto/bills/repeat/copy.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type Bill, openRoundsQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import { confirmPopup, errorPopup } from '#lib/feedback/popup.ts';
import { type RepeatedBill, repeatBill } from '#lib/lotto/draft/repeat-bill.ts';
import { paths } from '#lib/paths.ts';
import { type DraftChange, type DraftOwner, type Drafts, draftOf } from '#stores/bill-drafts.ts';

export interface RepeatableBill extends Pick<Bill, 'kind' | 'pack'> {
  readonly lines: readonly Pick<Bill['lines'][number], 'type' | 'number' | 'amount'>[];
}

interface Page {
  readonly queryClient: QueryClient;
  readonly navigate: (path: string) => void;
  readonly memberId: string | null;
  readonly drafts: Drafts;
  readonly changeBillDraft: (owner: DraftOwner, change: DraftChange) => void;
  /** The lines are in the draft of the open round. */
  readonly onTaken: () => void;
}

/** What the member is asked before: a draft that would be replaced, and lines that stay behind. */
function questionOf({ missing, left }: RepeatedBill, hasDraft: boolean): string {
  const parts = [
    ...(hasDraft ? [repeatCopy.replaces] : []),
    ...(left > 0 ? [repeatCopy.leaves(left, missing.join(' '))] : []),
  ];
  return parts.join(' ');
}

async function findOffer(bill: RepeatableBill, queryClient: QueryClient) {
  const rounds = await queryClient.fetchQuery({ ...openRoundsQuery(bill.kind), staleTime: 0 });
  // One that has just closed may still be called open.
  const round = rounds.find(({ closes_at }) => Date.parse(closes_at) > serverNowMs());
  if (!round) return null;
  const rates = await queryClient.fetchQuery({ ...roundRateQuery(round.round_id), staleTime: 0 });
  return { roundId: round.round_id, repeated: repeatBill(bill, rates) };
}

/** Finds the open round of the bill's kind, asks where something would be lost, and goes there with the lines. Tells what fails; never throws. */
export async function repeatNow(bill: RepeatableBill, page: Page): Promise<void> {
  const { queryClient, navigate, memberId, drafts, changeBillDraft, onTaken } = page;
  try {
    const offer = await findOffer(bill, queryClient);
    if (!offer) return await errorPopup({ title: repeatCopy.noRound, text: repeatCopy.noRoundText });
    const { roundId, repeated } = offer;
    const draft = draftOf(drafts, { roundId, memberId });
    if (repeated.lines.length === 0)
      return await errorPopup({ title: repeatCopy.nothing, text: repeatCopy.nothingText });
    if (draft.intent) return await errorPopup({ title: actCopy.repeat, text: repeatCopy.pending });
    const question = questionOf(repeated, draft.lines.length > 0);
    const { ask, yes, no } = repeatCopy;
    if (question && !(await confirmPopup({ title: ask, text: question, confirmText: yes, cancelText: no })))
      return;
    changeBillDraft({ roundId, memberId }, { lines: repeated.lines, pack: bill.pack });
    onTaken();
    navigate(paths.round(roundId));
  } catch (error) {
    await errorPopup({ text: messageOf(error) });
  }
}
