import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { bill, billLine, round } from '#backend/db/schema/lotto.ts';
import type { Services } from '#backend/http/dispatch.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import { type EndedBill, type EndedLine, type Ending, endBills } from '#backend/lotto/end-bills.ts';
import {
  type BillCursor,
  FIRST_BILL,
  holdPending,
  type PendingBill,
  pendingAfter,
} from '#backend/lotto/pending-bills.ts';

export type LineRow = typeof billLine.$inferSelect;

/** How the bills of a round end: what becomes of a bill with these lines. */
export interface RoundEnd extends Pick<Ending, 'scope' | 'kind'> {
  readonly roundId: string;
  readonly from: 'resulting' | 'voided';
  readonly to: 'resulted' | 'voided';
  end(
    bill: PendingBill,
    lines: readonly LineRow[],
  ): { readonly bill: EndedBill; readonly lines: readonly EndedLine[] };
}

/** Bills that were accepted just before the round was taken from sale may still be committing after a pass. */
const PASSES = 3;

/**
 * Ends every pending bill of a round, a batch per transaction, then the round. It may stop anywhere and be run again,
 * also beside itself: a bill leaves `pending` in the transaction that pays it. Answers how many bills this run ended.
 */
export async function endRound(services: Services, roundEnd: RoundEnd): Promise<number> {
  let count = 0;
  for (let pass = 1; pass <= PASSES; pass += 1) {
    let cursor: BillCursor | undefined = FIRST_BILL;
    while (cursor) {
      const batch = await endBatch(services, roundEnd, cursor);
      count += batch.count;
      cursor = batch.cursor;
    }
    if (await finish(services, roundEnd)) break;
  }
  return count;
}

async function endBatch(services: Services, roundEnd: RoundEnd, cursor: BillCursor) {
  const { db, clock, random, agentId } = services;
  const fromAccount = await houseAccount(db, db.orm, agentId, 'house.lotto');
  return db.transact(async (tx) => {
    const seen = await pendingAfter(tx, roundEnd.roundId, cursor);
    const held = seen.length > 0 ? await holdPending(tx, seen) : [];
    const lines = Map.groupBy(await linesOf(tx, held), (line) => line.billId);
    const ended = held.map((one) => roundEnd.end(one, lines.get(one.id) ?? []));
    if (ended.length > 0) {
      await endBills(tx, {
        scope: roundEnd.scope,
        kind: roundEnd.kind,
        at: clock.now(),
        fromAccount,
        uuid: random.uuid,
        bills: ended.map((one) => one.bill),
        lines: ended.flatMap((one) => one.lines),
      });
    }
    return { count: ended.length, cursor: seen.at(-1) };
  });
}

async function linesOf(tx: Tx, bills: readonly PendingBill[]): Promise<LineRow[]> {
  if (bills.length === 0) return [];
  const memberIds = [...new Set(bills.map((one) => one.memberId))];
  const ids = bills.map((one) => one.id);
  return tx.orm
    .select()
    .from(billLine)
    .where(and(inArray(billLine.memberId, memberIds), inArray(billLine.billId, ids)))
    .orderBy(billLine.position);
}

/** The lock waits for bills that are being placed. True when the round has ended, by this run or another. */
async function finish({ db }: Services, { roundId, from, to }: RoundEnd): Promise<boolean> {
  return db.transact(async (tx) => {
    await tx.orm.select({ id: round.id }).from(round).where(eq(round.id, roundId)).for('update');
    const waiting = await tx.orm.$count(bill, and(eq(bill.roundId, roundId), eq(bill.status, 'pending')));
    if (waiting > 0) return false;
    await tx.orm
      .update(round)
      .set({ status: to })
      .where(and(eq(round.id, roundId), eq(round.status, from)));
    return true;
  });
}
