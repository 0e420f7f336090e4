import type { Tx } from '#backend/core/db/database.ts';
import type { Payee } from '#backend/core/policies/closing.ts';

/** Satang of commission that a member can be paid now; 0 while it is less than is paid out. */
export type CommissionDue = (tx: Pick<Tx, 'query'>, memberId: string) => Promise<bigint>;

/** Pays what is left of the commission, however little, into the main wallet of a member whose account is closed in this transaction, behind its wallets. */
export type PayLastCommission = (tx: Tx, payee: Payee) => Promise<void>;
