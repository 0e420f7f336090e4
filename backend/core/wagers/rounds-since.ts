import type { Tx } from '#backend/core/db/database.ts';
import { returnedStake, type WonRound } from '#rules/games/won-round.ts';

interface Asked {
  readonly memberId: string;
  readonly since: Date;
  /** Rounds that go on; or those that ended since, and whose first stake, which has all that they won, was before. */
  readonly state: 'open' | 'over';
}

/** Rounds of a member that have won and whose wagers do not say what a part of their stakes won. It stays true while the wallet is locked. */
export type FindRoundsSince = (db: Pick<Tx, 'query'>, asked: Asked) => Promise<readonly WonRound[]>;

interface Reader {
  readonly db: Pick<Tx, 'query'>;
  readonly ports: { readonly findRoundsSince: FindRoundsSince };
}

interface ReturnedStakes {
  readonly open: bigint;
  readonly more: bigint;
}

/** Where nothing waits for a result. */
export const NONE_RETURNED: ReturnedStakes = { open: 0n, more: 0n };

/** What of `openStakes` came back already by what its rounds have paid before their end. */
export async function findReturnedStakes(
  { db, ports }: Reader,
  memberId: string,
  since: Date,
): Promise<ReturnedStakes> {
  const rounds = await ports.findRoundsSince(db, { memberId, since, state: 'open' });
  const backs = rounds.map(returnedStake);
  return {
    open: backs.reduce((sum, { allSatang }) => sum + allSatang, 0n),
    more: backs.reduce((sum, { sinceSatang }) => sum + sinceSatang, 0n),
  };
}
