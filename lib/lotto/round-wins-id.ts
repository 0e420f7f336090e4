/** Id of the place where a page shows what a member won in a round. */
export const roundWinsId = (roundId: string) => `wins-${roundId}`;
