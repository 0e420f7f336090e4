/** What a day brings after what earlier days were put right by. */
export interface ClosedDay {
  /** What can be claimed. */
  readonly dueSatang: bigint;
  /** Zero, or below zero: what is still to be taken off later days. */
  readonly carrySatang: bigint;
}

/** Puts a day's rebate, what earlier days are put right by and what an earlier day left to take off together. Nothing is taken from a wallet. */
export function closeDay(rebateSatang: bigint, adjustedSatang: bigint, carriedSatang: bigint): ClosedDay {
  const sum = rebateSatang + adjustedSatang + carriedSatang;
  return sum >= 0n ? { dueSatang: sum, carrySatang: 0n } : { dueSatang: 0n, carrySatang: sum };
}

/** An earlier day as it was given so far, and as it is measured now. */
export interface EarlierDay {
  /** Its own rebate, when it was closed. */
  readonly rebateSatang: bigint;
  /** All by which it was put right since. */
  readonly adjustedSatang: bigint;
  /** False where its member let it pass, so none of its own rebate was given. */
  readonly isClaimed: boolean;
  readonly nowSatang: bigint;
}

/** By how much an earlier day is put right; what was never claimed is not taken back. */
export function adjustmentOf({ rebateSatang, adjustedSatang, isClaimed, nowSatang }: EarlierDay): bigint {
  const isLess = nowSatang < rebateSatang;
  return (isLess && !isClaimed ? rebateSatang : nowSatang) - rebateSatang - adjustedSatang;
}
