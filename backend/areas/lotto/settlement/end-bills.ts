import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import type { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Credit, credit, lockAccounts } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { endWagers, type WagerEnd } from '#backend/core/wagers/end-wagers.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';

export interface EndedLine {
  readonly memberId: string;
  readonly billId: string;
  readonly position: number;
  readonly status: 'win' | 'lose' | 'refund';
  readonly payoutSatang: bigint;
}

export interface BillEnd {
  readonly memberId: string;
  readonly id: string;
  readonly status: 'won' | 'lost' | 'refunded';
  readonly payoutSatang: bigint;
  /** The result that settled it; null for a refund. */
  readonly resultVersion: number | null;
}

export interface EndedBill extends BillEnd {
  readonly chargedSatang: bigint;
  /** What goes to the member's wallet: the payout, or the charge of a refunded bill. */
  readonly creditSatang: bigint;
}

export type WagerOf = Pick<EndedBill, 'id' | 'status' | 'payoutSatang'>;

export interface Ending {
  readonly kind: typeof lottoTransfers.payout | typeof lottoTransfers.refund;
  readonly listeners: readonly WagerListener[];
  readonly at: Date;
  readonly fromAccount: string;
  readonly uuid: () => string;
  readonly bills: readonly EndedBill[];
  readonly lines: readonly EndedLine[];
}

const endBill: Statement = {
  name: 'lotto_end_bills',
  text: `
    UPDATE bill SET status = ended.status, payout_satang = ended.payout, result_version = ended.version,
      ended_at = $6::timestamptz
    FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::int[]) AS ended (member_id, id, status, payout, version)
    WHERE bill.member_id = ended.member_id AND bill.id = ended.id
      AND (bill.status = 'pending' OR bill.result_version < ended.version) RETURNING bill.id`,
};

const endLine: Statement = {
  name: 'lotto_end_lines',
  text: `
    UPDATE bill_line SET status = ended.status, payout_satang = ended.payout
    FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::bigint[]) AS ended (member_id, bill_id, position, status, payout)
    WHERE bill_line.member_id = ended.member_id AND bill_line.bill_id = ended.bill_id AND bill_line.position = ended.position`,
};

/** Writes how bills that this transaction holds ended, with their lines: pending ones, or anew by a later result. */
export async function writeEnds(
  tx: Tx,
  {
    at,
    bills,
    lines,
  }: { readonly at: Date; readonly bills: readonly BillEnd[]; readonly lines: readonly EndedLine[] },
): Promise<void> {
  const ended = await tx.query<{ id: string }>(endBill, [
    bills.map((bill) => bill.memberId),
    bills.map((bill) => bill.id),
    bills.map((bill) => bill.status),
    bills.map((bill) => bill.payoutSatang),
    bills.map((bill) => bill.resultVersion),
    at,
  ]);
  if (ended.length !== bills.length) throw new Error(`${bills.length - ended.length} bills had ended before`);
  await tx.query(endLine, [
    lines.map((line) => line.memberId),
    lines.map((line) => line.billId),
    lines.map((line) => line.position),
    lines.map((line) => line.status),
    lines.map((line) => line.payoutSatang),
  ]);
}

/** How a bill's wager ends: its turnover stays what was measured, unless the charge was given back. */
export function wagerEnd({ id, status, payoutSatang }: WagerOf): WagerEnd {
  if (status === 'refunded') return { reference: id, status, validSatang: 0n, payoutSatang: 0n };
  return { reference: id, status: 'settled', validSatang: null, payoutSatang };
}

/** Ends bills that this transaction holds pending, with their lines, and pays what they are owed. */
export async function endBills(
  tx: Tx,
  { kind, listeners, at, fromAccount, uuid, bills, lines }: Ending,
): Promise<void> {
  await writeEnds(tx, { at, bills, lines });
  const credits: Credit[] = bills
    .filter((bill) => bill.creditSatang > 0n)
    .map(({ id, memberId, creditSatang }) => ({
      transferId: uuid(),
      key: id,
      requestHash: requestHash({ id, creditSatang }),
      reference: id,
      memberId,
      satang: creditSatang,
    }));
  // A bill that lost moves no money, and yet its member's totals do, behind the wallet; all at once, in their order.
  const memberIds = bills.map(({ memberId }) => memberId);
  await lockAccounts(tx, memberIds, kind.to[0]);
  const paid = await credit(tx, { kind, at, fromAccount, credits });
  if (paid.size !== credits.length)
    throw new Error(`${credits.length - paid.size} bills were paid before they ended`);
  // Behind the wallets, as with a new bill: those who are told may lock what they keep of a member.
  await endWagers(tx, listeners, { area: WAGER_AREA, at, ends: bills.map(wagerEnd) });
}
