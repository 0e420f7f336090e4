import { type BillHeadRow, presentBillHead } from '#backend/areas/lotto/bills/present.ts';
import { typesOfBill } from '#backend/areas/lotto/bills/types-of-bill.ts';
import type { BillHead, BillStatus } from '#contract/lotto/bills.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

/** Which bills of a member. */
export interface BillFilter {
  readonly memberId: string;
  readonly roundId?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: BillStatus | undefined;
  /** Day in Bangkok on which they were placed, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/** The same as it is asked for on the wire. */
interface AskedFilter extends Pick<BillFilter, 'kind' | 'status' | 'day'> {
  readonly round_id?: string | undefined;
}

type Head = BillHeadRow['bill'];
type ListedRound = Omit<BillHeadRow['round'], 'status'>;

/** A row of `billColumns`. */
export interface ListedBill extends Head, ListedRound {
  readonly roundStatus: BillHeadRow['round']['status'];
  readonly kindName: string;
  readonly cancelMinutes: number | null;
  readonly types: readonly string[];
}

/** What a bill shows without its lines. */
export const billColumns = `
  bill.id, bill.round_id AS "roundId", bill.status, bill.line_count AS "lineCount", bill.pack, bill.face_satang AS "faceSatang",
  bill.charged_satang AS "chargedSatang", bill.payout_satang AS "payoutSatang", bill.created_at AS "createdAt",
  bill.ended_at AS "endedAt", bill.result_version AS "resultVersion",
  round.kind, round.draw_date::text AS "drawDate", round.day_number AS number, round.closes_at AS "closesAt", round.status AS "roundStatus",
  lotto_kind.name AS "kindName", lotto_kind.cancel_minutes AS "cancelMinutes", ${typesOfBill} AS types`;

export const billTables =
  'bill JOIN round ON round.id = bill.round_id JOIN lotto_kind ON lotto_kind.kind = round.kind';

interface Condition {
  /** Tells statements apart that are made of different conditions. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A filter as a condition. Only what is asked for stands in it, the status as itself: so the planner takes the index that
 * fits, whatever the values are.
 */
export function conditionOf({ memberId, roundId, kind, status, day }: BillFilter): Condition {
  const values: unknown[] = [memberId];
  const next = (value: unknown) => `$${values.push(value)}`;
  let name = '';
  let text = 'bill.member_id = $1::uuid';
  if (roundId !== undefined) {
    name += '_round';
    text += ` AND bill.round_id = ${next(roundId)}::text`;
  }
  if (kind !== undefined) {
    name += '_kind';
    // As the index has it: the name of a round begins with its kind.
    text += ` AND split_part(bill.round_id, '-', 1) = ${next(kind)}::text`;
  }
  if (status !== undefined) {
    name += `_${status}`;
    text += ` AND bill.status = '${status}'`;
  }
  if (day !== undefined) {
    name += '_day';
    const start = `${next(instantOf(day, '00:00'))}::timestamptz`;
    text += ` AND bill.created_at >= ${start} AND bill.created_at < ${start} + interval '24 hours'`;
  }
  return { name, text, values };
}

/** The filter that a call asks for. */
export function filterOf(
  memberId: string,
  { round_id: roundId, kind, status, day }: AskedFilter,
): BillFilter {
  return { memberId, roundId, kind, status, day };
}

export function presentListed(row: ListedBill, now: Date): BillHead {
  const { kind, drawDate, number, roundStatus: status, kindName: name, cancelMinutes } = row;
  const round = { kind, drawDate, number, closesAt: billClose(row, row.types), status };
  return presentBillHead({ bill: row, round, kind: { name, cancelMinutes } }, now);
}
