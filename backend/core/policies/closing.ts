import type { Database, Tx } from '#backend/core/db/database.ts';
import type { BonusLimitPorts } from '#backend/core/policies/bonus-limit.ts';
import type { Random } from '#backend/random.ts';

/** A member whose money is paid out: every ctx of a member's call is one. */
export interface Payee {
  readonly memberId: string;
  readonly agentId: number;
  readonly random: Random;
  readonly accountKey: Buffer;
  readonly db: Database;
  readonly ports: BonusLimitPorts;
  now(): Date;
}

/** What the area that moves money in and out does when an account is closed, in the closing's own transaction. */
export interface Closing {
  /** Deposits that may still arrive and withdrawals that have not ended: with one of them nothing is closed. */
  readonly open: (
    tx: Pick<Tx, 'query'>,
    memberId: string,
  ) => Promise<{ readonly deposits: number; readonly withdrawals: number }>;
  /** Asks for all that is in the main wallet to be paid to the member's own account; answers how much (satang). */
  readonly payOut: (tx: Tx, payee: Payee) => Promise<bigint>;
}
