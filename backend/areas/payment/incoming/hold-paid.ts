import { type ProviderEvent, transRefOf } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { findFit } from '#backend/areas/payment/incoming/find-payer.ts';
import { type Deposit, findTransfers, holdDeposit } from '#backend/areas/payment/incoming/hold-deposit.ts';
import { findSlip } from '#backend/areas/payment/slips/claim-transfer.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import type { PayerFit } from '#rules/payment/payer.ts';

/** For which deposit money came, if it is for one: `row` by its reference or amount, `shown` by its slip alone. */
interface Paid {
  readonly row?: Deposit | undefined;
  /** How far the payer fits the member of `row`. */
  readonly fit?: PayerFit;
  readonly shown?: Deposit | undefined;
}

/**
 * The deposit that an event is about, held until the transaction ends. A slip that was shown for another deposit goes before the
 * amount, unless the bank's word of the payer fits the amount's member: a stolen slip must not hold up money. A line that was
 * taken back is about none: its amount alone names nobody.
 */
export async function holdPaid(tx: Tx, agentId: number, event: ProviderEvent): Promise<Paid> {
  const { ref, line, payer } = event;
  if (!line) {
    const row = await holdDeposit(tx, agentId, ref ?? '');
    return row ? { row, fit: await findFit(tx, row.memberId, payer) } : {};
  }
  const transRef = transRefOf(event);
  if (transRef === null) return {};
  const paid = { accountNo: line.account_no, satang: toSatang(event.amount), at: new Date(event.paid_at) };
  const { row, fit } = await findPaid(tx, await findTransfers(tx, agentId, paid), payer);
  const slip = await findSlip(tx, transRef);
  // Who has two and shows the slip for the wrong one is not kept waiting for it.
  const isOther = slip !== undefined && slip.memberId !== row?.memberId;
  if (isOther && fit !== 'registered') return { shown: await holdDeposit(tx, slip.agentId, slip.depositRef) };
  return row ? { row: await holdDeposit(tx, agentId, row.ref), fit } : {};
}

type Told = Pick<Deposit, 'ref' | 'memberId'>;

/**
 * Of deposits that were told one amount after each other, the newest first, the one that was paid: the newest that the payer may
 * have made as registered. An English name tells only where it is one member's alone; else it is the newest, and another's money.
 */
async function findPaid(
  tx: Tx,
  told: readonly Told[],
  payer: Payer | undefined,
): Promise<{ row?: Told; fit: PayerFit }> {
  const given: Told[] = [];
  for (const row of told) {
    const fit = await findFit(tx, row.memberId, payer);
    if (fit === 'registered' || fit === 'untold') return { row, fit };
    if (fit === 'given') given.push(row);
  }
  const [row] = given;
  if (row && given.every(({ memberId }) => memberId === row.memberId)) return { row, fit: 'given' };
  const [newest] = told;
  return newest ? { row: newest, fit: 'other' } : { fit: 'other' };
}
