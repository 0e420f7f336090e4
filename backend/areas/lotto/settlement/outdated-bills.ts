import { type BillCursor, batchOf, lockStatement } from '#backend/areas/lotto/bills/pending-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';

/** A bill that was settled by a result that was corrected since. */
export interface OutdatedBill {
  readonly memberId: string;
  readonly id: string;
  readonly chargedSatang: bigint;
  readonly payoutSatang: bigint;
  readonly resultVersion: number;
}

const next = batchOf(
  'lotto_outdated_bills',
  `status IN ('won', 'lost') AND result_version < $4::int`,
  'charged_satang AS "chargedSatang", payout_satang AS "payoutSatang", result_version AS "resultVersion"',
);
const hold = lockStatement(
  'lotto_hold_outdated',
  `bill.status IN ('won', 'lost') AND bill.result_version < $3::int`,
  'bill.charged_satang AS "chargedSatang", bill.payout_satang AS "payoutSatang", bill.result_version AS "resultVersion"',
);

/** The next bills of a round that a result older than this version settled, in order of member and id. */
export function outdatedAfter(
  db: Pick<Tx, 'query'>,
  roundId: string,
  cursor: BillCursor,
  version: number,
): Promise<OutdatedBill[]> {
  return db.query<OutdatedBill>(next, [roundId, cursor.memberId, cursor.id, version]);
}

/** Locks these bills; those that were settled anew meanwhile are left out. */
export function lockOutdated(
  tx: Tx,
  bills: readonly OutdatedBill[],
  version: number,
): Promise<OutdatedBill[]> {
  const memberIds = bills.map((bill) => bill.memberId);
  const billIds = bills.map((bill) => bill.id);
  return tx.query<OutdatedBill>(hold, [memberIds, billIds, version]);
}
