interface Weighted {
  readonly weight: number;
}

/** Turns, from 0 to 1 clockwise, from the first slice's beginning. */
export interface Slice {
  readonly from: number;
  readonly size: number;
}

/** The least size of a slice that can be seen, in turns; its true chance stands beside it in words. */
export const LEAST_SLICE = 1 / 36;

/** Chance of each prize, from 0 to 1. */
export function chancesOf(prizes: readonly Weighted[]): number[] {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  return prizes.map(({ weight }) => weight / sum);
}

/** Where each prize lies on the wheel: as large as its chance, and no smaller than can be seen. Those that are larger give way. */
export function slicesOf(prizes: readonly Weighted[]): Slice[] {
  const chances = chancesOf(prizes);
  const small = new Set<number>();
  // Those that are large enough share what is left, which can make the next one too small.
  for (;;) {
    const left = 1 - small.size * LEAST_SLICE;
    const sum = chances.reduce((total, chance, at) => (small.has(at) ? total : total + chance), 0);
    const next = chances.findIndex((chance, at) => !small.has(at) && (chance / sum) * left < LEAST_SLICE);
    if (next < 0) {
      let from = 0;
      return chances.map((chance, at) => {
        const slice = { from, size: small.has(at) ? LEAST_SLICE : (chance / sum) * left };
        from += slice.size;
        return slice;
      });
    }
    small.add(next);
  }
}

/** Where a ticket lies on the wheel, in turns: as far into its slice as into the tickets of its prize. */
export function placeOfTicket(prizes: readonly Weighted[], ticket: number): number {
  let before = 0;
  for (const [at, { from, size }] of slicesOf(prizes).entries()) {
    const weight = prizes[at]?.weight ?? 0;
    if (ticket < before + weight) return from + ((ticket - before + 0.5) / weight) * size;
    before += weight;
  }
  throw new RangeError(`No slice has the ticket ${ticket}`);
}
