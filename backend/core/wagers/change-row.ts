import type { WagerChange } from '#backend/core/wagers/wager-change.ts';
import type { WagerStatus } from '#backend/core/wagers/wager-status.ts';

/** A change as statements answer it; the values before are null for the first version. */
export interface ChangeRow extends Omit<WagerChange, 'before' | 'after'> {
  readonly status: WagerStatus;
  readonly validSatang: bigint;
  readonly payoutSatang: bigint;
  readonly statusBefore: WagerStatus | null;
  readonly validBefore: bigint | null;
  readonly payoutBefore: bigint | null;
}

/** Columns of `ChangeRow` out of a wager, one of its events, and the event before that. */
export const changeColumns = `
  wager.area, wager.kind, wager.reference, event.version, wager.member_id AS "memberId", wager.face_satang AS "faceSatang",
  wager.charged_satang AS "chargedSatang", event.at, event.status, event.valid_satang AS "validSatang",
  event.payout_satang AS "payoutSatang", before.status AS "statusBefore", before.valid_satang AS "validBefore",
  before.payout_satang AS "payoutBefore"`;

export function changeOf(row: ChangeRow): WagerChange {
  const { status, validSatang, payoutSatang, statusBefore, validBefore, payoutBefore, ...wager } = row;
  return {
    ...wager,
    before:
      statusBefore === null
        ? null
        : { status: statusBefore, validSatang: validBefore ?? 0n, payoutSatang: payoutBefore ?? 0n },
    after: { status, validSatang, payoutSatang },
  };
}
