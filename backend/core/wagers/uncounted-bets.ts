import type { Database } from '#backend/core/db/database.ts';

/** No bet waits longer for its result. */
export const LONGEST_OPEN_MS = 45 * 86_400_000;

/** References of the bets that members placed from an instant on and that bring no cashback, because who takes them says so. */
export type FindBetsWithoutCashback = (
  db: Pick<Database, 'query'>,
  memberIds: readonly string[],
  since: Date,
) => Promise<readonly string[]>;

/** SQL that is true for a wager, by the alias of its row, that brings no commission, because who takes it says so. */
export type BetWithoutCommission = (wager: string) => string;
