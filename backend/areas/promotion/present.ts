import type { Claim } from '#contract/promotion.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { Turn } from '#rules/promotion/turn.ts';

/** A promotion and its goal, as the database has them. */
export interface ClaimRow {
  readonly id: string;
  readonly offerId: string;
  readonly title: string;
  readonly depositSatang: bigint;
  readonly bonusSatang: bigint;
  readonly costSatang: bigint;
  readonly largestWithdrawalSatang: bigint | null;
  readonly turn: Turn;
  readonly targetSatang: bigint;
  readonly maxStakeSatang: bigint;
  readonly playedSatang: bigint;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endedAs: Exclude<Claim['status'], 'running'> | null;
}

/** `withdrawableSatang` is what can be withdrawn while it runs (`findRunningWithdrawable`). */
export function presentClaim(row: ClaimRow, withdrawableSatang = 0n): Claim {
  const { targetSatang, playedSatang } = row;
  const isPlayed = playedSatang >= targetSatang;
  return {
    id: row.id,
    promotion_id: row.offerId,
    title: row.title,
    status: row.endedAs ?? 'running',
    deposit: toBaht(row.depositSatang),
    bonus: toBaht(row.bonusSatang),
    turn: row.turn,
    target: toBaht(targetSatang),
    played: toBaht(isPlayed ? targetSatang : playedSatang),
    average_cost: toBaht(row.costSatang),
    max_stake: toBaht(row.maxStakeSatang),
    largest_withdrawal: row.largestWithdrawalSatang === null ? null : toBaht(row.largestWithdrawalSatang),
    withdrawable: row.endedAt ? null : toBaht(withdrawableSatang),
    at: row.at.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
