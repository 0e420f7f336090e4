import { simpleDerivation } from '#rules/lotto/kinds/derivation.ts';

/**
 * Share index: three tops are the last whole digit and the two decimals of the closing index (1,523.47: 347), bottom two
 * the decimals of its change (-8.16: 16). Both are kept as they were published, with two decimals.
 */
export const indexDerivation = simpleDerivation(
  [
    {
      id: 'index',
      name: 'ดัชนีปิด',
      form: /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{2}$/,
      said: 'an index with two decimals in quotes, like 1,523.47',
    },
    {
      id: 'change',
      name: 'เปลี่ยนแปลง',
      form: /^[+\-−]?(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{2}$/,
      said: 'a change with two decimals in quotes, like -8.16',
    },
  ],
  { tier: 'index', at: [-4, -2, -1] },
  { tier: 'change', at: [-2, -1] },
);
