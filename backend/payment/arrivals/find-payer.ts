import { eq } from 'drizzle-orm';
import { member } from '#backend/account/tables.ts';
import type { Tx } from '#backend/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { mayBePayer } from '#rules/payment/payer.ts';

/** True when the payer that a bank tells of may be the member, by name or registered account. */
export async function mayBePaidBy(tx: Tx, memberId: string, payer: Payer | undefined): Promise<boolean> {
  if (payer === undefined) return true;
  const [own] = await tx.orm.select().from(member).where(eq(member.id, memberId));
  if (!own) return false;
  const { firstName, lastName, bankCode, bankAccountNo, subBankCode, subBankAccountNo } = own;
  const second: [string, string][] = subBankCode && subBankAccountNo ? [[subBankCode, subBankAccountNo]] : [];
  return mayBePayer(payer, { firstName, lastName, accounts: [[bankCode, bankAccountNo], ...second] });
}

/** True when a bank tells of a payer, and it may be the member. */
export async function isSaidToPay(tx: Tx, memberId: string, payer: Payer | undefined): Promise<boolean> {
  const isTold = payer?.name !== undefined || payer?.account_tail !== undefined;
  return isTold && mayBePaidBy(tx, memberId, payer);
}
