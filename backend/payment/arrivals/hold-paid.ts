import type { Tx } from '#backend/db/database.ts';
import { type ProviderEvent, transRefOf } from '#backend/payment/arrivals/event-words.ts';
import { isSaidToPay, mayBePaidBy } from '#backend/payment/arrivals/find-payer.ts';
import { type Deposit, findTransfers, holdDeposit } from '#backend/payment/arrivals/hold-deposit.ts';
import { findSlip } from '#backend/payment/slips/claim-transfer.ts';
import type { Payer } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';

/** For which deposit money came, if it is for one: `row` by its reference or amount, `shown` by its slip alone. */
interface Paid {
  readonly row?: Deposit | undefined;
  readonly shown?: Deposit | undefined;
}

/**
 * The deposit that an event is about, held until the transaction ends. A slip that was shown for another deposit goes before the
 * amount, unless the bank's word of the payer fits the amount's member: a stolen slip must not hold up money. A line that was
 * taken back is about none: its amount alone names nobody.
 */
export async function holdPaid(tx: Tx, agentId: number, event: ProviderEvent): Promise<Paid> {
  const { ref, line, payer } = event;
  if (!line) return { row: await holdDeposit(tx, agentId, ref ?? '') };
  const transRef = transRefOf(event);
  if (transRef === null) return {};
  const paid = { accountNo: line.account_no, satang: toSatang(event.amount), at: new Date(event.paid_at) };
  const row = await firstOfPayer(tx, await findTransfers(tx, agentId, paid), payer);
  const slip = await findSlip(tx, transRef);
  // Who has two and shows the slip for the wrong one is not kept waiting for it.
  const isOther = slip !== undefined && slip.memberId !== row?.memberId;
  if (isOther && !(row && (await isSaidToPay(tx, row.memberId, payer))))
    return { shown: await holdDeposit(tx, slip.agentId, slip.depositRef) };
  return { row: row && (await holdDeposit(tx, agentId, row.ref)) };
}

type Told = Pick<Deposit, 'ref' | 'memberId'>;

/** Of deposits that were told one amount after each other the newest that the payer may have made; the newest where the bank's word fits none. */
async function firstOfPayer(
  tx: Tx,
  told: readonly Told[],
  payer: Payer | undefined,
): Promise<Told | undefined> {
  for (const row of told) if (await mayBePaidBy(tx, row.memberId, payer)) return row;
  return told[0];
}
