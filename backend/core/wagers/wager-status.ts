/** What a wager is: it waits, it has a result, or the member has the charge back (asked for it, or it was given back). */
export const wagerStatuses = ['accepted', 'settled', 'cancelled', 'refunded'] as const;
export type WagerStatus = (typeof wagerStatuses)[number];
