import { rowOf } from './result.ts';
import type { PrizeTerms, RowOrder } from './terms.ts';

/** A shooter's prize. */
export interface Prize<Shot> {
  readonly row: number;
  readonly shot: Shot;
  readonly satang: number;
}

/**
 * Prizes of a round with a result, for members who staked enough in it; a member has at most one, the larger. Shots come
 * oldest first, stakes are accepted face amounts in satang by member.
 */
export function prizesOf<Shot extends { readonly memberId: string }>(
  shots: readonly Shot[],
  stakes: ReadonlyMap<string, number>,
  { prizes, minStakeSatang, rowOrder }: PrizeTerms & { readonly rowOrder: RowOrder },
): Prize<Shot>[] {
  const won: Prize<Shot>[] = [];
  for (const { row, satang } of [...prizes].sort((one, other) => other.satang - one.satang)) {
    const shot = rowOf(shots, rowOrder, row);
    if (!shot || (stakes.get(shot.memberId) ?? 0) < minStakeSatang) continue;
    if (!won.some((prize) => prize.shot.memberId === shot.memberId)) won.push({ row, shot, satang });
  }
  return won.sort((one, other) => one.row - other.row);
}
