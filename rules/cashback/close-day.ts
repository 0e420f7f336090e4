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
  /** All that was offered for it: its own rebate, and all by which it was put right since. */
  readonly offeredSatang: bigint;
  /** What of that was claimed, can still be, or was set off against what had to be taken. The rest was let pass. */
  readonly givenSatang: bigint;
  readonly nowSatang: bigint;
}

/** By how much an earlier day is put right: what was let pass is neither taken back nor offered again. */
export function adjustmentOf({ offeredSatang, givenSatang, nowSatang }: EarlierDay): bigint {
  if (nowSatang >= offeredSatang) return nowSatang - offeredSatang;
  return nowSatang < givenSatang ? nowSatang - givenSatang : 0n;
}
