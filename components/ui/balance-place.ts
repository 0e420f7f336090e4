/** Where a page shows the balance besides the header, which writes it there when it changes. */
export const BALANCE_ID = 'own-balance';
