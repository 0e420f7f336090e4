import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** Lao development lottery, four digits: 8923 gives 923, 23 and, from the first two, 89. */
export const laoDerivation = simpleDerivation(
  [digitsField('number', 'เลข 4 ตัว', 4)],
  { tier: 'number', at: [-3, -2, -1] },
  { tier: 'number', at: [0, 1] },
);
