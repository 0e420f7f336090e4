import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/** Kinds that this site draws, five digits: 16014 gives 014, 14 and, from the first two, 16. */
export const fiveDigitDerivation = simpleDerivation(
  [digitsField('number', 'เลขที่ออก 5 หลัก', 5)],
  { tier: 'number', at: [2, 3, 4] },
  { tier: 'number', at: [0, 1] },
);
