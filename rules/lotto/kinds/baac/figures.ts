import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** BAAC savings lottery, seven digits: 4273157 gives 157, 57 and, from digits three and four, 73. */
export const baacDerivation = simpleDerivation(
  [digitsField('number', 'รางวัลที่ 1', 7)],
  { tier: 'number', at: [-3, -2, -1] },
  { tier: 'number', at: [2, 3] },
);
