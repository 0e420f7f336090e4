import { type Pack, type PackPrices, priceIn } from '#rules/lotto/pack.ts';
import { discountOnWire, rateOnWire } from '#rules/lotto/payout.ts';
import type { BetRate } from './rates.ts';

/** What each pack pays and takes off, on the wire. */
export function presentPacks(prices: PackPrices): BetRate['packs'] {
  const of = (pack: Pack) => {
    const price = priceIn(prices, pack);
    return price && { rate: rateOnWire(price.rateHundredths), discount: discountOnWire(price.discountBp) };
  };
  return { full: of('full') ?? { rate: 0, discount: 0 }, discount: of('discount') };
}
