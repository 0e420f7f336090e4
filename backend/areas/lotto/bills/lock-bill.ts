import { typesOfBill } from '#backend/areas/lotto/bills/types-of-bill.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';

/** A bill beside what its round and its kind say about cancelling it. */
export interface HeldBill {
  readonly roundId: string;
  readonly status: string;
  readonly chargedSatang: bigint;
  readonly roundStatus: string;
  /** Until when the round took the types of the bill. */
  readonly closesAt: Date;
  readonly cancelMinutes: number | null;
  readonly cancelsPerDay: number;
  readonly at: Date;
}

interface HeldRow extends HeldBill {
  readonly kind: string;
  readonly drawDate: string;
  readonly types: readonly string[];
}

const hold: Statement = {
  name: 'lotto_hold_bill',
  text: `
    SELECT round.id AS "roundId", bill.status, bill.charged_satang AS "chargedSatang", round.status AS "roundStatus", round.closes_at AS "closesAt",
      lotto_kind.cancel_minutes AS "cancelMinutes", lotto_kind.cancels_per_day AS "cancelsPerDay",
      round.kind, round.draw_date::text AS "drawDate", ${typesOfBill} AS types,
      clock_timestamp() + $3::bigint * interval '1 millisecond' AS at
    FROM bill JOIN round ON round.id = bill.round_id JOIN lotto_kind ON lotto_kind.kind = round.kind
    WHERE bill.member_id = $1::uuid AND bill.id = $2::uuid
    FOR UPDATE OF bill FOR KEY SHARE OF round`,
};

/**
 * Holds a bill of the member against settlement and a second cancel, and its round against being published meanwhile;
 * `at` is the database's time. Undefined when the member has no such bill.
 */
export async function lockBill(
  tx: Tx,
  which: { readonly memberId: string; readonly billId: string; readonly clockOffsetMs: number },
): Promise<HeldBill | undefined> {
  const [held] = await tx.query<HeldRow>(hold, [which.memberId, which.billId, which.clockOffsetMs]);
  return held && { ...held, closesAt: billClose(held, held.types) };
}
