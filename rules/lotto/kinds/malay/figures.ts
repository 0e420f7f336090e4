import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** Malay lottery, four digits each: tops from the first prize (4821: 821, 21), bottom two from the second (7036: 36). */
export const malayDerivation = simpleDerivation(
  [digitsField('first', 'รางวัลที่ 1', 4), digitsField('second', 'รางวัลที่ 2', 4)],
  { tier: 'first', at: [-3, -2, -1] },
  { tier: 'second', at: [-2, -1] },
);
