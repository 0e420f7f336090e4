/** What a granted free round is of: a game of a provider, played with a stake that costs the member nothing. */
export interface FreeRoundOf {
  readonly providerId: string;
  readonly gameId: string;
  readonly stakeSatang: bigint;
}

/** What kinds of entitlements are free rounds. */
export const FREE_ROUND_PREFIX = 'games.free_round:';

/** The kind of entitlement that a free round is: of one game and one stake, so that lots of the same join each other. */
export function freeRoundKind({ providerId, gameId, stakeSatang }: FreeRoundOf): string {
  return `${FREE_ROUND_PREFIX}${providerId}:${gameId}:${stakeSatang}`;
}

/** The same read back; undefined for a kind that is no free round. */
export function freeRoundOf(kind: string): FreeRoundOf | undefined {
  const [, providerId, gameId, satang] = /^games\.free_round:([^:]+):([^:]+):(\d+)$/.exec(kind) ?? [];
  if (!providerId || !gameId || !satang) return undefined;
  return { providerId, gameId, stakeSatang: BigInt(satang) };
}
