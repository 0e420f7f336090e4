import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** Hanoi lottery: tops from the special prize (87654: 654, 54), bottom two from the first prize (98321: 21). */
export const hanoiDerivation = simpleDerivation(
  [digitsField('special', 'รางวัลพิเศษ', 5), digitsField('first', 'รางวัลที่ 1', 5)],
  { tier: 'special', at: [-3, -2, -1] },
  { tier: 'first', at: [-2, -1] },
);
