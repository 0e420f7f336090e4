import type { Tx } from '#backend/core/db/database.ts';
import type { BonusLimitPorts } from '#backend/core/policies/bonus-limit.ts';

interface By {
  readonly ports: BonusLimitPorts;
}

/** Satang that a member can withdraw now, today, by what is to be played and by the largest withdrawal of a promotion. */
export type FindWithdrawable = (by: By, db: Pick<Tx, 'query'>, memberId: string, at: Date) => Promise<bigint>;
