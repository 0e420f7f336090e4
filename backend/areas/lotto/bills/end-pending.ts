import { eachBatchOrBill } from '#backend/areas/lotto/bills/batch-or-bill.ts';
import { type LineRow, linesOf } from '#backend/areas/lotto/bills/find-lines.ts';
import { lockPending, type PendingBill, pendingAfter } from '#backend/areas/lotto/bills/pending-bills.ts';
import { lockRound, type RoundState } from '#backend/areas/lotto/rounds/round-state.ts';
import {
  type EndedBill,
  type EndedLine,
  type Ending,
  endBills,
} from '#backend/areas/lotto/settlement/end-bills.ts';
import type { RowByRow } from '#backend/core/db/row-by-row.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import type { Services } from '#backend/services.ts';

/** How the pending bills of a round end: what becomes of a bill with these lines, while the round stands so. */
export interface PendingEnd extends Pick<Ending, 'kind'> {
  readonly state: RoundState;
  end(
    bill: PendingBill,
    lines: readonly LineRow[],
  ): { readonly bill: EndedBill; readonly lines: readonly EndedLine[] };
}

/**
 * Ends every pending bill of a round, a batch per transaction. It may stop anywhere and be run again, also beside
 * itself: a bill leaves `pending` in the transaction that pays it. A bill that cannot be ended is noted in `rows` and left; the others of
 * its batch end. Answers how many bills this run ended.
 */
export async function endPending(
  services: Services,
  pendingEnd: PendingEnd,
  rows: RowByRow,
): Promise<number> {
  const { db, clock, random, agentId } = services;
  const { state, kind, end } = pendingEnd;
  const fromAccount = await houseAccount(db, db.orm, agentId, kind.from[0]);
  return eachBatchOrBill<PendingBill>(services, rows, {
    find: (tx, cursor) => pendingAfter(tx, state.roundId, cursor),
    step: async (tx, find) => {
      if (!(await lockRound(tx, state))) return { count: 0, seen: [] };
      const seen = await find(tx);
      const held = seen.length > 0 ? await lockPending(tx, seen) : [];
      const lines = Map.groupBy(await linesOf(tx, held), (line) => line.billId);
      const ended = held.map((one) => end(one, lines.get(one.id) ?? []));
      if (ended.length > 0) {
        await endBills(tx, {
          kind,
          listeners: services.wagerListeners,
          at: clock.now(),
          fromAccount,
          uuid: random.uuid,
          bills: ended.map((one) => one.bill),
          lines: ended.flatMap((one) => one.lines),
        });
      }
      return { count: ended.length, seen };
    },
  });
}
