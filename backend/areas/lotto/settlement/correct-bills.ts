import { eachBatchOrBill } from '#backend/areas/lotto/bills/batch-or-bill.ts';
import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { type LineRow, linesOf } from '#backend/areas/lotto/bills/find-lines.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { lockRound, type RoundState } from '#backend/areas/lotto/rounds/round-state.ts';
import { wagerEnd, writeEnds } from '#backend/areas/lotto/settlement/end-bills.ts';
import {
  lockOutdated,
  type OutdatedBill,
  outdatedAfter,
} from '#backend/areas/lotto/settlement/outdated-bills.ts';
import type { SettledBill } from '#backend/areas/lotto/settlement/settle-bill.ts';
import { billCorrection } from '#backend/areas/lotto/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { RowByRow } from '#backend/core/db/row-by-row.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { correctPayouts } from '#backend/core/ledger/correct-payouts.ts';
import { endWagers } from '#backend/core/wagers/end-wagers.ts';
import type { Services } from '#backend/services.ts';

/** What a bill becomes under the result in force. */
export type Settle = (lines: readonly LineRow[]) => SettledBill;

/**
 * Settles anew every bill of a round that an older result settled, a batch per transaction, and moves the difference.
 * It may stop anywhere and be run again, also beside itself: a bill takes the new version in the transaction that moves
 * its money. A bill that cannot be settled is noted in `rows` and left. Answers how many bills this run settled anew.
 */
export async function correctBills(
  services: Services,
  state: RoundState,
  settle: Settle,
  rows: RowByRow,
): Promise<number> {
  return eachBatchOrBill<OutdatedBill>(services, rows, {
    find: (tx, cursor) => outdatedAfter(tx, state.roundId, cursor, state.resultVersion),
    step: async (tx, find) => {
      if (!(await lockRound(tx, state))) return { count: 0, seen: [] };
      const seen = await find(tx);
      const held = seen.length > 0 ? await lockOutdated(tx, seen, state.resultVersion) : [];
      if (held.length > 0) await correctHeld(services, tx, state, held, settle);
      return { count: held.length, seen };
    },
  });
}

async function correctHeld(
  services: Services,
  tx: Tx,
  { resultVersion }: RoundState,
  held: readonly OutdatedBill[],
  settle: Settle,
): Promise<void> {
  const { db, random, clock, agentId } = services;
  const at = clock.now();
  const linesByBill = Map.groupBy(await linesOf(tx, held), (line) => line.billId);
  const settled = held.map((bill) => ({ bill, now: settle(linesByBill.get(bill.id) ?? []) }));
  await writeEnds(tx, {
    at,
    bills: settled.map(({ bill: { memberId, id }, now: { status, payoutSatang } }) => ({
      memberId,
      id,
      status,
      payoutSatang,
      resultVersion,
    })),
    lines: settled.flatMap(({ bill, now }) =>
      now.lines.map((line) => ({ memberId: bill.memberId, billId: bill.id, ...line })),
    ),
  });
  const differing = settled.filter(({ bill, now }) => bill.payoutSatang !== now.payoutSatang);
  if (differing.length === 0) return;
  await tx.orm.insert(billCorrection).values(
    differing.map(({ bill, now }) => ({
      memberId: bill.memberId,
      billId: bill.id,
      version: resultVersion,
      fromVersion: bill.resultVersion,
      paidSatang: bill.payoutSatang,
      dueSatang: now.payoutSatang,
      at,
    })),
  );
  await correctPayouts(tx, {
    pay: lottoTransfers.repayout,
    take: lottoTransfers.reversal,
    at,
    agentId,
    houseAccount: await houseAccount(db, tx.orm, agentId, lottoTransfers.repayout.from[0]),
    uuid: random.uuid,
    corrections: differing.map(({ bill, now }) => ({
      key: `${bill.id}:${resultVersion}`,
      reference: bill.id,
      memberId: bill.memberId,
      paidSatang: bill.payoutSatang,
      dueSatang: now.payoutSatang,
    })),
  });
  await endWagers(tx, services.wagerListeners, {
    area: WAGER_AREA,
    at,
    ends: differing.map(({ bill: { id }, now }) => wagerEnd({ ...now, id })),
  });
}
