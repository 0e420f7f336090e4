/** What can be taken from a lot. */
export interface FreeLot {
  readonly id: string;
  readonly free: number;
}

export interface LotShare {
  readonly lotId: string;
  readonly amount: number;
}

/** Divides an amount (> 0) over lots in the order in which they are given; null when they hold less. */
export function planTake(lots: readonly FreeLot[], amount: number): LotShare[] | null {
  const shares: LotShare[] = [];
  let left = amount;
  for (const { id, free } of lots) {
    if (left === 0) break;
    const share = Math.min(free, left);
    if (share > 0) shares.push({ lotId: id, amount: share });
    left -= share;
  }
  return left === 0 ? shares : null;
}
