import { type ProviderEvent, transRefOf } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { findFit } from '#backend/areas/payment/incoming/find-payer.ts';
import { type Deposit, findTransfers, lockDeposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { findSlip } from '#backend/areas/payment/slips/claim-transfer.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import type { PayerFit } from '#rules/payment/payer.ts';

/** The deposit that a payment belongs to, if any: `row` found by reference or amount, `shown` by a slip alone. */
interface Paid {
  readonly row?: Deposit | undefined;
  /** How far the payer fits the member of `row`. */
  readonly fit?: PayerFit;
  readonly shown?: Deposit | undefined;
}

/**
 * The deposit that a payment belongs to, locked. A slip that a member sent for another deposit decides before the amount does, unless
 * the payer's name fits the member of the amount: a stolen slip must not delay money. A payment that the bank took back belongs to none.
 */
export async function lockPaidDeposit(tx: Tx, agentId: number, event: ProviderEvent): Promise<Paid> {
  const { ref, line, payer } = event;
  if (!line) {
    const row = await lockDeposit(tx, agentId, ref ?? '');
    return row ? { row, fit: await findFit(tx, row.memberId, payer) } : {};
  }
  const transRef = transRefOf(event);
  if (transRef === null) return {};
  const paid = { accountNo: line.account_no, satang: toSatang(event.amount), at: new Date(event.paid_at) };
  const { row, fit } = await findPaid(tx, await findTransfers(tx, agentId, paid), payer);
  const slip = await findSlip(tx, transRef);
  // A member with two deposits who sends the slip for the wrong one need not wait.
  const isOther = slip !== undefined && slip.memberId !== row?.memberId;
  if (isOther && fit !== 'registered') return { shown: await lockDeposit(tx, slip.agentId, slip.depositRef) };
  return row ? { row: await lockDeposit(tx, agentId, row.ref), fit } : {};
}

type Candidate = Pick<Deposit, 'ref' | 'memberId'>;

/**
 * The one that was paid among deposits of the same amount, newest first: the newest whose registered name fits the payer. An English
 * name decides only where a single member has it; otherwise the newest deposit is named, with the payer as somebody else.
 */
async function findPaid(
  tx: Tx,
  candidates: readonly Candidate[],
  payer: Payer | undefined,
): Promise<{ row?: Candidate; fit: PayerFit }> {
  const given: Candidate[] = [];
  for (const row of candidates) {
    const fit = await findFit(tx, row.memberId, payer);
    if (fit === 'registered' || fit === 'untold') return { row, fit };
    if (fit === 'given') given.push(row);
  }
  const [row] = given;
  if (row && given.every(({ memberId }) => memberId === row.memberId)) return { row, fit: 'given' };
  const [newest] = candidates;
  return newest ? { row: newest, fit: 'other' } : { fit: 'other' };
}
