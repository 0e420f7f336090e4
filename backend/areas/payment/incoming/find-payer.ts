import { eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { type PayerFit, payerFit } from '#rules/payment/payer.ts';

type Own = Pick<
  typeof member.$inferSelect,
  'firstName' | 'lastName' | 'englishName' | 'bankCode' | 'bankAccountNo' | 'subBankCode' | 'subBankAccountNo'
>;

/** A member as payers are held against: the names, and both bank accounts. */
export function ownerOf({ firstName, lastName, englishName, ...own }: Own) {
  const { bankCode, bankAccountNo, subBankCode, subBankAccountNo } = own;
  const second: [string, string][] = subBankCode && subBankAccountNo ? [[subBankCode, subBankAccountNo]] : [];
  const accounts: [string, string][] = [[bankCode, bankAccountNo], ...second];
  return { firstName, lastName, englishName, accounts };
}

/** How far the payer that a bank tells of fits a member (`payerFit`). */
export async function findFit(tx: Tx, memberId: string, payer: Payer | undefined): Promise<PayerFit> {
  if (payer === undefined) return 'untold';
  const [own] = await tx.orm.select().from(member).where(eq(member.id, memberId));
  return own ? payerFit(payer, ownerOf(own)) : 'other';
}
