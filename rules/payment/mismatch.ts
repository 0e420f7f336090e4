/**
 * Why money that arrived fits no deposit: nobody's, another amount or currency, another payer, a second payment, another
 * account than the deposit's, sent before the deposit was made, or when its grace time was over, more than the deposit limits of
 * its member have headroom for once the deposit has ended, or without the satang by which the deposit is known.
 */
export const mismatches = [
  'unknown',
  'amount',
  'currency',
  'payer',
  'again',
  'account',
  'early',
  'late',
  'limit',
  'satang',
] as const;
export type Mismatch = (typeof mismatches)[number];
