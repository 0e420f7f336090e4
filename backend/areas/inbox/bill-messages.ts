import { type NewMessage, sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';

function newsOf({ kind, reference, memberId, chargedSatang, at, after }: WagerChange): NewMessage[] {
  const news = { memberId, kind: 'bill', about: reference, at } as const;
  if (after.status === 'refunded')
    return [{ ...news, facts: { outcome: 'returned', satang: chargedSatang, name: kind } }];
  if (after.status !== 'settled') return [];
  const satang = after.payoutSatang;
  return [{ ...news, facts: { outcome: satang > 0n ? 'won' : 'lost', satang, name: kind } }];
}

/**
 * Sends members what became of their lottery bills, one message each and one statement for a batch. It reads wagers afterwards, so
 * that a result of many bills takes no longer for it. Games show their results themselves, round by round.
 */
export const billMessages: WagerListener = {
  name: 'inbox',
  apply: (tx, changes) => sendMessages(tx, changes.filter(({ area }) => area === 'lotto').flatMap(newsOf)),
};
