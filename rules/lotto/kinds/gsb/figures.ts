import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** GSB savings lottery: tops from the first draw (200834: 834, 34), bottom two from the second (438135: 35). */
export const gsbDerivation = simpleDerivation(
  [digitsField('first', 'เลขที่ออกครั้งที่ 1', 6), digitsField('second', 'เลขที่ออกครั้งที่ 2', 6)],
  { tier: 'first', at: [-3, -2, -1] },
  { tier: 'second', at: [-2, -1] },
);
