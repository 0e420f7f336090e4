import { type InboxNews, tellInbox } from '#backend/core/inbox/tell-inbox.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';

function newsOf({ kind, reference, memberId, chargedSatang, at, after }: WagerChange): InboxNews[] {
  const news = { memberId, kind: 'bill', about: reference, at } as const;
  if (after.status === 'refunded')
    return [{ ...news, facts: { outcome: 'returned', satang: chargedSatang, name: kind } }];
  if (after.status !== 'settled') return [];
  const satang = after.payoutSatang;
  return [{ ...news, facts: { outcome: satang > 0n ? 'won' : 'lost', satang, name: kind } }];
}

/**
 * Tells members what became of their lottery bills, one message each and one statement for a batch. A reader: a result of many
 * bills pays nothing for it. Games tell their results themselves, round by round.
 */
export const tellBills: WagerListener = {
  name: 'inbox',
  apply: (tx, changes) => tellInbox(tx, changes.filter(({ area }) => area === 'lotto').flatMap(newsOf)),
};
