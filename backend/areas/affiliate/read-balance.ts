import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { CommissionDue } from '#backend/core/policies/commission-due.ts';
import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';

export interface CommissionTotals {
  readonly earned: bigint;
  readonly reversed: bigint;
  readonly redeemed: bigint;
}

const totals: Statement = {
  name: 'affiliate_totals',
  text: `
    SELECT total.earned, total.reversed, paid.redeemed
    FROM (
      SELECT coalesce(sum(earned_satang), 0)::bigint AS earned, coalesce(sum(reversed_satang), 0)::bigint AS reversed
      FROM affiliate_month WHERE referrer_id = $1::uuid
    ) total
    CROSS JOIN (SELECT coalesce(sum(satang), 0)::bigint AS redeemed FROM affiliate_redemption WHERE member_id = $1::uuid) paid`,
};

/** Satang that a member earned, lost again and was paid. */
export async function readTotals(db: Pick<Tx, 'query'>, memberId: string): Promise<CommissionTotals> {
  const [row] = await db.query<CommissionTotals>(totals, [memberId]);
  return row ?? { earned: 0n, reversed: 0n, redeemed: 0n };
}

/** What is left to be paid; below zero where something was taken back after it was paid. */
export const balanceOf = ({ earned, reversed, redeemed }: CommissionTotals) => earned - reversed - redeemed;

/** What a member would lose by leaving. */
export const commissionDue: CommissionDue = async (db, memberId) => {
  const balance = balanceOf(await readTotals(db, memberId));
  return balance >= LEAST_REDEEM_SATANG ? balance : 0n;
};
