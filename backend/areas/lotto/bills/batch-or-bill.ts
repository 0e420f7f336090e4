import { type BillCursor, eachBatch } from '#backend/areas/lotto/bills/pending-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { RowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

/** What a transaction did: of so many bills, and which it looked at; none where there is nothing more to do. */
interface BillBatch<Bill> {
  readonly count: number;
  readonly seen: readonly Bill[];
}

/** How bills of a round are gone through. */
interface BillWork<Bill> {
  readonly find: (tx: Pick<Tx, 'query'>, cursor: BillCursor) => Promise<readonly Bill[]>;
  /** One transaction over the bills that are found in it. */
  readonly step: (tx: Tx, find: (tx: Tx) => Promise<readonly Bill[]>) => Promise<BillBatch<Bill>>;
}

/**
 * Runs the step batch after batch until none is left; answers the sum of its counts. A batch that fails is done in ever smaller parts:
 * the bills that are at fault are noted in `rows` and left.
 */
export function eachBatchOrBill<Bill extends BillCursor>(
  { db }: Pick<Services, 'db'>,
  rows: RowByRow,
  { find, step }: BillWork<Bill>,
): Promise<number> {
  const inParts = async (from: BillCursor, error: unknown): Promise<BillBatch<Bill>> => {
    const seen = await find(db, from);
    // No bill is at fault.
    if (seen.length === 0) throw error;
    const work = (some: readonly Bill[]) => db.transact((tx) => step(tx, async () => some));
    const parts = await rows.attemptAll(seen, ({ id }) => id, work);
    return { count: parts.reduce((sum, { count }) => sum + count, 0), seen };
  };
  return eachBatch(async (from) => {
    const { count, seen } = await rows.orInParts(
      () => db.transact((tx) => step(tx, (own) => find(own, from))),
      (error) => inParts(from, error),
    );
    return { count, cursor: seen.at(-1) };
  });
}
