/** What wagers call this area. */
export const WAGER_AREA = 'games';
