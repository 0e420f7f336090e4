import { CHANCES } from '#rules/lotto/stake-at-risk.ts';
import { rowOf } from './result.ts';
import type { PrizeTerms, RowOrder } from './terms.ts';

/** What a member staked in a round: how much of it can be lost, and what it leaves the house in expectation (`marginOf`). */
export interface RoundStake {
  readonly atRiskSatang: bigint;
  readonly margin: bigint;
}

/** Prizes are given only where so many members have stake at risk. */
export const PRIZE_MEMBERS = 5;

export const prizeLimits = ['round', 'own'] as const;
/** Why a prize is less than its row can win: half of what the round, or of what the winner's own bets leave the house. */
export type PrizeLimit = (typeof prizeLimits)[number];

export const noPrizeReasons = ['few_stakes', 'margin', 'no_shot', 'stake', 'larger'] as const;
/**
 * Why a row wins nothing: too few members with stake at risk, nothing left of the margin, no such row, too little at risk of its
 * shooter, or the shooter has the other row's larger prize.
 */
export type NoPrizeReason = (typeof noPrizeReasons)[number];

/** A shooter's prize. */
export interface Prize<Shot> {
  readonly row: number;
  readonly shot: Shot;
  readonly satang: number;
  /** What the row can win at most. */
  readonly mostSatang: number;
  /** Null where it is all of that. */
  readonly limitedBy: PrizeLimit | null;
}

export interface RowsWon<Shot> {
  readonly prizes: readonly Prize<Shot>[];
  readonly unpaid: readonly { readonly row: number; readonly reason: NoPrizeReason }[];
}

/** Half of a margin, in whole satang, nothing of a negative one. */
function halfOf(margin: bigint): number {
  return margin > 0n ? Number(margin / (2n * CHANCES)) : 0;
}

/**
 * Prizes of a round with a result: at most one for each shooter, the larger one, and only with enough at risk. A shooter gets at most
 * half of what their own bets leave the house, all shooters together half of what all bets leave: bets placed for a prize do not pay.
 */
export function prizesOf<Shot extends { readonly memberId: string }>(
  shots: readonly Shot[],
  stakes: ReadonlyMap<string, RoundStake>,
  { prizes, minStakeSatang, rowOrder }: PrizeTerms & { readonly rowOrder: RowOrder },
): RowsWon<Shot> {
  const atRisk = [...stakes.values()].filter(({ atRiskSatang }) => atRiskSatang > 0n).length;
  const pool = halfOf([...stakes.values()].reduce((sum, { margin }) => sum + margin, 0n));
  const unpaid: { row: number; reason: NoPrizeReason }[] = [];
  const due: { row: number; shot: Shot; mostSatang: number }[] = [];
  for (const { row, satang } of [...prizes].sort((one, other) => other.satang - one.satang)) {
    const shot = rowOf(shots, rowOrder, row);
    const stake = shot && stakes.get(shot.memberId);
    if (atRisk < PRIZE_MEMBERS) unpaid.push({ row, reason: 'few_stakes' });
    else if (!shot) unpaid.push({ row, reason: 'no_shot' });
    else if (!stake || stake.atRiskSatang < BigInt(minStakeSatang)) unpaid.push({ row, reason: 'stake' });
    else if (due.some((one) => one.shot.memberId === shot.memberId)) unpaid.push({ row, reason: 'larger' });
    else due.push({ row, shot, mostSatang: satang });
  }
  const all = due.reduce((sum, { mostSatang }) => sum + mostSatang, 0);
  const won = due.flatMap(({ row, shot, mostSatang }): Prize<Shot>[] => {
    const share = all > pool ? Math.floor((mostSatang * pool) / all) : mostSatang;
    const own = halfOf(stakes.get(shot.memberId)?.margin ?? 0n);
    const satang = Math.min(share, own);
    if (satang > 0) {
      const limitedBy = satang === mostSatang ? null : own < share ? 'own' : 'round';
      return [{ row, shot, satang, mostSatang, limitedBy }];
    }
    unpaid.push({ row, reason: 'margin' });
    return [];
  });
  const byRow = (one: { readonly row: number }, other: { readonly row: number }) => one.row - other.row;
  return { prizes: won.sort(byRow), unpaid: unpaid.sort(byRow) };
}

/** What was paid before prizes were held against stake at risk, for the audit of those rounds: all of the prize for enough face amount. */
export function prizesByFace<Shot extends { readonly memberId: string }>(
  shots: readonly Shot[],
  faces: ReadonlyMap<string, number>,
  { prizes, minStakeSatang, rowOrder }: PrizeTerms & { readonly rowOrder: RowOrder },
): Pick<Prize<Shot>, 'row' | 'shot' | 'satang'>[] {
  const won: Pick<Prize<Shot>, 'row' | 'shot' | 'satang'>[] = [];
  for (const { row, satang } of [...prizes].sort((one, other) => other.satang - one.satang)) {
    const shot = rowOf(shots, rowOrder, row);
    if (!shot || (faces.get(shot.memberId) ?? 0) < minStakeSatang) continue;
    if (!won.some((prize) => prize.shot.memberId === shot.memberId)) won.push({ row, shot, satang });
  }
  return won.sort((one, other) => one.row - other.row);
}
