import type { Starred } from './paste-statement.ts';
import { isRoundPrice } from './slip-amount.ts';
import type { Piece, Row } from './slip-rows.ts';

/** How `50*20` is read in a slip: as a bet of its own, as the price of the numbers above it, or neither for certain. */
type StarredSense = 'bet' | 'price' | 'ambiguous';

/**
 * What a slip means by figures between stars. Below numbers without a price they are that price, else a bet; a slip that seems to write both is
 * read neither way, and what may be a price alone is a bet only beside one that is none.
 */
export function sensesOfStarred(rows: readonly Row[]): ReadonlyMap<Piece, StarredSense | 'stray'> {
  const senses = new Map<Piece, StarredSense | 'stray'>();
  let above: Piece | null = null;
  for (const row of rows) {
    if (row.kind !== 'pieces') above = null;
    else {
      if (row.isListed && row.pieces[0]?.kind === 'starred') above = null;
      for (const piece of row.pieces) {
        if (piece.kind === 'starred') senses.set(piece, senseBelow(piece, above));
        above = piece;
      }
    }
  }
  const found = new Set(senses.values());
  const isMixed = found.has('bet') && found.has('price');
  for (const [piece, sense] of senses) {
    if (isMixed) senses.set(piece, 'ambiguous');
    else if (sense === 'stray') senses.set(piece, found.has('bet') ? 'bet' : 'ambiguous');
  }
  return senses;
}

/** True where the figure ahead is what people stake, so that it may be a price that has lost its numbers. */
function mayBeStray({ subject, prices }: Starred): boolean {
  const isSame = prices[0]?.satang === BigInt(subject.number) * 100n;
  return isSame || (prices.length === 1 && /^[1-9]\d*0$/.test(subject.number));
}

/** True for what may be a product, so many times a price: `50*4`. */
function mayBeProduct({ subject, prices: [price, ...more] }: Starred): boolean {
  const isCount = price !== undefined && !isRoundPrice(price);
  return more.length === 0 && isCount && /^[1-9]\d*0$/.test(subject.number);
}

function senseBelow(piece: Starred, above: Piece | null): StarredSense | 'stray' {
  if (above?.kind === 'unread') return 'ambiguous';
  const isGroup = above?.kind === 'numbers' || above?.kind === 'chain';
  if (!isGroup && mayBeProduct(piece)) return 'ambiguous';
  if (!isGroup) return mayBeStray(piece) ? 'stray' : 'bet';
  return piece.asPrices && !(above.kind === 'chain' && above.isBet) ? 'price' : 'ambiguous';
}

/** True where so many bets at that price stand above: `2*50` below two bets at 50 may be their sum. */
export function mayBeTotal(
  { subject, prices: [price, ...more] }: Starred,
  bets: readonly { satang: bigint }[],
): boolean {
  const count = Number(subject.number);
  const isSame = bets.every(({ satang }) => satang === price?.satang);
  return more.length === 0 && count > 1 && bets.length === count && isSame;
}
