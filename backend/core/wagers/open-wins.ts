import type { Tx } from '#backend/core/db/database.ts';

/** A round that goes on, with what it has paid so far: its wagers say nothing of that before it ends. */
export interface OpenWin {
  /** When its first wager was accepted. */
  readonly begunAt: Date;
  readonly stakedSatang: bigint;
  /** More than nothing. */
  readonly wonSatang: bigint;
}

/** Rounds of a member that go on and have paid something. It stays true while the member's wallet is locked. */
export type FindOpenWins = (db: Pick<Tx, 'query'>, memberId: string) => Promise<readonly OpenWin[]>;
