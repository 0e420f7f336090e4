import { toSatang } from '#rules/money/baht.ts';

interface EndedBill {
  readonly status: string;
  readonly total_stake: number;
  readonly total_payout: number;
}

/** What bills gave and what they cost, in satang; those that were given back or wait for their result count for nothing. */
export interface Won {
  readonly payout: bigint;
  readonly stake: bigint;
  /** Won less staked. Only above zero is it a win: less than was staked is a loss, however it looks. */
  readonly net: bigint;
}

/** How long a win is celebrated whenever it is opened. */
const CELEBRATED_MS = 86_400_000;

/** Whether one of these bills had its result not long ago. */
export const isNewWin = (
  bills: ReadonlyArray<{ readonly settled_at: string | null }>,
  nowMs: number,
): boolean =>
  bills.some(({ settled_at }) => settled_at !== null && nowMs - Date.parse(settled_at) < CELEBRATED_MS);

/** What the ended ones of these bills won together. */
export function wonOf(bills: readonly EndedBill[]): Won {
  const ended = bills.filter(({ status }) => status === 'won' || status === 'lost');
  const payout = ended.reduce((sum, bill) => sum + toSatang(bill.total_payout), 0n);
  const stake = ended.reduce((sum, bill) => sum + toSatang(bill.total_stake), 0n);
  return { payout, stake, net: payout - stake };
}
