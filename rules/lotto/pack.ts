/** Price lists of a round, in the order in which they are shown; a bill is placed under one of them. */
export const packs = ['full', 'discount'] as const;
export type Pack = (typeof packs)[number];

export const packNames: Readonly<Record<Pack, string>> = { full: 'จ่ายเต็ม', discount: 'ส่วนลด' };

/** What a bet type costs and pays in one pack. */
export interface PackPrice {
  readonly rateHundredths: number;
  /** Basis points. */
  readonly discountBp: number;
}

/** A bet type's price in the full pack, and in the discount pack where it is offered there. */
export interface PackPrices extends PackPrice {
  readonly packRateHundredths: number | null;
  readonly packDiscountBp: number | null;
}

/** What a type costs and pays in a pack; null where the pack does not have it. */
export function priceIn(prices: PackPrices, pack: Pack): PackPrice | null {
  const { rateHundredths, discountBp, packRateHundredths, packDiscountBp } = prices;
  if (pack === 'full') return { rateHundredths, discountBp };
  if (packRateHundredths === null || packDiscountBp === null) return null;
  return { rateHundredths: packRateHundredths, discountBp: packDiscountBp };
}

/** The bet types that a pack has, at its prices and in their order. */
export function typesIn<Terms extends PackPrices>(
  types: ReadonlyMap<string, Terms>,
  pack: Pack,
): ReadonlyMap<string, Terms> {
  if (pack === 'full') return types;
  return new Map(
    [...types].flatMap(([type, terms]) => {
      const price = priceIn(terms, pack);
      return price ? [[type, { ...terms, ...price }] as const] : [];
    }),
  );
}
