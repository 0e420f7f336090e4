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

/** A slice is drawn in so many pieces, so that the wheel is no pie of one colour: from 2/5 of the wheel on in four, from 1/8 on in two. */
const partsOf = ({ size }: Slice) => (size >= 2 / 5 ? 4 : size >= 1 / 8 ? 2 : 1);

/** A piece of the slice of a prize: `prize` and `part` count from 0. */
export interface Piece extends Slice {
  readonly prize: number;
  readonly part: number;
}

/** Part of a piece at either end where no ticket lies. */
const EDGE = 0.04;

/** Keeps pieces of neighbours apart: the least repeating share of a turn. */
const GOLDEN = 0.381966;

/** The slices in pieces, mixed, from the top of the wheel on. Together those of a prize are as large as its slice. */
export function piecesOf(prizes: readonly Weighted[]): Piece[] {
  const pieces = slicesOf(prizes).flatMap((slice, prize) => {
    const parts = partsOf(slice);
    return Array.from({ length: parts }, (_, part) => ({
      ...{ prize, part, size: slice.size / parts },
      order: (part + ((0.2 + prize * GOLDEN) % 1)) / parts,
    }));
  });
  let from = 0;
  return pieces
    .toSorted((one, other) => one.order - other.order || one.prize - other.prize)
    .map(({ prize, part, size }) => {
      const piece = { prize, part, from, size };
      from += size;
      return piece;
    });
}

/** Where a ticket lies on the wheel, in turns: as far into the pieces of its prize as into the tickets of it. */
export function placeOfTicket(prizes: readonly Weighted[], ticket: number): number {
  let before = 0;
  for (const [at, { weight }] of prizes.entries()) {
    if (ticket < before + weight) {
      const own = piecesOf(prizes)
        .filter(({ prize }) => prize === at)
        .toSorted((one, other) => one.part - other.part);
      const far = ((ticket - before + 0.5) / weight) * own.length;
      const piece = own[Math.min(Math.floor(far), own.length - 1)];
      // Never on an edge, where two prizes seem to be meant.
      if (piece) return piece.from + (EDGE + (far - piece.part) * (1 - 2 * EDGE)) * piece.size;
    }
    before += weight;
  }
  throw new RangeError(`No slice has the ticket ${ticket}`);
}
