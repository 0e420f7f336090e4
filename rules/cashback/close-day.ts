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
  /** What of both its member let pass, and was never given. */
  readonly passedSatang: bigint;
  readonly nowSatang: bigint;
}

const greater = (one: bigint, other: bigint) => (one > other ? one : other);
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * By how much an earlier day is put right. A member keeps what was given as long as the day is worth it; what was let pass is neither
 * taken back nor given again.
 */
export function adjustmentOf({ rebateSatang, adjustedSatang, passedSatang, nowSatang }: EarlierDay): bigint {
  const givenSatang = rebateSatang + adjustedSatang - passedSatang;
  const dueSatang = greater(0n, greater(givenSatang, nowSatang - passedSatang));
  return lesser(dueSatang, nowSatang) - givenSatang;
}

/** What a closed day put together, and from which days. */
export interface DayParts {
  readonly day: string;
  readonly rebateSatang: bigint;
  readonly dueSatang: bigint;
  readonly adjustments: readonly { readonly ofDay: string; readonly satang: bigint }[];
}

/**
 * What of a day that was not claimed in time is lost, by the day that it was for: its own rebate before what earlier days were put
 * right by. What was used up by something taken off was given.
 */
export function letPass({
  day,
  rebateSatang,
  dueSatang,
  adjustments,
}: DayParts): ReadonlyMap<string, bigint> {
  const passed = new Map<string, bigint>();
  let left = dueSatang;
  for (const { ofDay, satang } of [{ ofDay: day, satang: rebateSatang }, ...adjustments]) {
    const lost = greater(0n, lesser(satang, left));
    passed.set(ofDay, lost);
    left -= lost;
  }
  return passed;
}
