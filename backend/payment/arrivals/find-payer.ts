import { eq } from 'drizzle-orm';
import { member } from '#backend/account/tables.ts';
import type { Tx } from '#backend/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { type PayerFit, payerFit } from '#rules/payment/payer.ts';

/** How far the payer that a bank tells of fits a member (`payerFit`). */
export async function findFit(tx: Tx, memberId: string, payer: Payer | undefined): Promise<PayerFit> {
  if (payer === undefined) return 'untold';
  const [own] = await tx.orm.select().from(member).where(eq(member.id, memberId));
  if (!own) return 'other';
  const { firstName, lastName, englishName, bankCode, bankAccountNo, subBankCode, subBankAccountNo } = own;
  const second: [string, string][] = subBankCode && subBankAccountNo ? [[subBankCode, subBankAccountNo]] : [];
  return payerFit(payer, {
    firstName,
    lastName,
    englishName,
    accounts: [[bankCode, bankAccountNo], ...second],
  });
}
