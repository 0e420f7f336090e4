import type { Tx } from '#backend/core/db/database.ts';

/**
 * A round whose wagers do not say what a part of its stakes won: it goes on, or its first stake, which has all that it won, is older
 * than others of it.
 */
export interface RoundSince {
  readonly isOpen: boolean;
  /** More than nothing. */
  readonly stakedSatang: bigint;
  /** The part of it that was staked later than the instant that was asked about. */
  readonly stakedSinceSatang: bigint;
  readonly wonSatang: bigint;
}

/** Such rounds of a member that have won: open ones, and those that began before an instant and ended after it. It stays true while the wallet is locked. */
export type FindRoundsSince = (
  db: Pick<Tx, 'query'>,
  memberId: string,
  since: Date,
) => Promise<readonly RoundSince[]>;
