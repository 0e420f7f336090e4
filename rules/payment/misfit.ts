/**
 * Why money that arrived fits no deposit: nobody's, another amount or currency, another payer, a second payment, another
 * account than the deposit's, or sent before the deposit was made.
 */
export const misfits = ['unknown', 'amount', 'currency', 'payer', 'again', 'account', 'early'] as const;
export type Misfit = (typeof misfits)[number];
