/** What members find in their inbox. */
export const inboxKinds = [
  'bill',
  'deposit',
  'withdrawal',
  'promotion',
  'bonus',
  'commission',
  'order',
  'cashback',
  'quest',
  'coupon',
  'coupon_ending',
  'points_ending',
  'complaint',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** What became of it, of kinds that can end in several ways. */
export const inboxOutcomes = [
  'won',
  'lost',
  'returned',
  'paid',
  'refused',
  'expired',
  'cancelled',
  'excluded',
  'sent',
  'answered',
  'closed',
] as const;
export type InboxOutcome = (typeof inboxOutcomes)[number];

/** Something still to be taken or used: nothing of it is shown to who is kept from playing. */
const reminders: readonly InboxKind[] = ['cashback', 'quest', 'coupon', 'coupon_ending', 'points_ending'];

/** True for what reminds somebody of something to take or to use; false for what came of money and bets. */
export function isReminder(kind: InboxKind): boolean {
  return reminders.includes(kind);
}

/** More unread ones than that are not counted one by one. */
export const MOST_UNREAD = 100;
/** What is older is deleted. */
export const INBOX_DAYS = 90;
