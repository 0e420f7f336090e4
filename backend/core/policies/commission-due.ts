import type { Tx } from '#backend/core/db/database.ts';

/** Satang of commission that a member can be paid now; 0 while it is less than is paid out. */
export type CommissionDue = (tx: Pick<Tx, 'query'>, memberId: string) => Promise<bigint>;
