import type { Tx } from '#backend/core/db/database.ts';
import { cameBack, type WonRound } from '#rules/games/won-round.ts';

/**
 * Rounds of a member that have won and whose wagers do not say what a part of their stakes won: they go on, or the first stake, which
 * has all that they won, is not later than an instant and they ended after it. It stays true while the wallet is locked.
 */
export type FindRoundsSince = (
  db: Pick<Tx, 'query'>,
  memberId: string,
  since: Date,
) => Promise<readonly WonRound[]>;

interface Reader {
  readonly db: Pick<Tx, 'query'>;
  readonly ports: { readonly findRoundsSince: FindRoundsSince };
}

interface CameBack {
  readonly open: bigint;
  readonly more: bigint;
}

/** Where nothing waits for a result. */
export const NOTHING_BACK: CameBack = { open: 0n, more: 0n };

/** What of `openStakes` came back already by what its rounds have paid before their end. */
export async function findCameBack({ db, ports }: Reader, memberId: string, since: Date): Promise<CameBack> {
  const backs = (await ports.findRoundsSince(db, memberId, since)).map(cameBack);
  return {
    open: backs.reduce((sum, { allSatang }) => sum + allSatang, 0n),
    more: backs.reduce((sum, { sinceSatang }) => sum + sinceSatang, 0n),
  };
}
