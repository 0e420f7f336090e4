import { addDays, daysBetween, FIRST_DAY, isDay, isInCalendar } from '#rules/time/bangkok-time.ts';

/** What a movement of a member's money is, as statements sort and sum it. */
export const entryTypes = [
  'deposit',
  'withdrawal',
  'stake',
  'win',
  'refund',
  'reward',
  'correction',
  'adjustment',
] as const;
export type EntryType = (typeof entryTypes)[number];

/** What bets bring and take. */
export const playTypes: readonly EntryType[] = ['stake', 'win', 'refund', 'reward', 'correction'];

/** What the reference of a movement names, where a member can look at it. */
export const entryAbouts = ['bill', 'deposit', 'withdrawal', 'round', 'game'] as const;

/** What a statement says of a kind of movement. */
export interface EntryKind {
  /** As a member reads it. */
  readonly label: string;
  readonly type: EntryType;
  readonly about?: (typeof entryAbouts)[number];
}

/** Accounts of a member that have a statement: the main wallet, what is held for withdrawals, bonuses that are promised, what is owed. */
export const statementWallets = ['main', 'hold', 'wallet.bonus', 'debt'] as const;
export type StatementWallet = (typeof statementWallets)[number];

/** A period of a statement has at most so many days, its first and last among them: a year, also a leap year. */
export const MOST_STATEMENT_DAYS = 366;

/** True for two days of which the first is not after the last, and no more than a statement has; both must exist. */
export function isPeriod(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < MOST_STATEMENT_DAYS;
}

/** The first of so many days that end with `last`, a year of them unless said; none lies before the calendar. */
export function firstOf(last: string, days = MOST_STATEMENT_DAYS): string {
  const first = addDays(last, 1 - days);
  return isInCalendar(first) ? first : FIRST_DAY;
}
