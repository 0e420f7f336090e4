/** Names of the lottery kinds by kind. */
export const kindNames = { glo: 'หวยรัฐบาล' } as const;
