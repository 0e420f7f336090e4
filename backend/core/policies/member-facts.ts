import type { Database } from '#backend/core/db/database.ts';
import type { FindBetsWithoutCashback } from '#backend/core/wagers/uncounted-bets.ts';

type Reader = Pick<Database, 'query'>;

/** True for a member who was invited by another one. */
export type IsInvited = (db: Reader, memberId: string) => Promise<boolean>;

/** Satang at risk that the rank of a member goes by now. */
export type FindRankStake = (
  reader: {
    readonly db: Reader;
    readonly ports: { readonly findBetsWithoutCashback: FindBetsWithoutCashback };
  },
  memberId: string,
  now: Date,
) => Promise<bigint>;

/** SQL that is true for a member, by SQL of the id, who was excluded at an instant, also where that is over by now. */
export type ExcludedAt = (memberId: string, at: string) => string;

/** What an area that asks who a member is needs of others. */
export interface MemberFactPorts {
  readonly isInvited: IsInvited;
  readonly findRankStake: FindRankStake;
  readonly findBetsWithoutCashback: FindBetsWithoutCashback;
}
