import { eq } from 'drizzle-orm';
import { requirePassword } from '#backend/account/password/require-password.ts';
import { requireBank } from '#backend/account/require-bank.ts';
import { member } from '#backend/account/tables.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { bankAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

/** Notes a second bank account in the member's own name. Asks for the password; refuses 4008. */
export const updateSubBankAccount: Verb<typeof account.updateSubBankAccount> = async ({ ctx, input }) => {
  const row = await requireBank(ctx, input.bank_code);
  const error = bankAccountNoError(input.bank_code, input.bank_account_no);
  if (error) throw badField('bank_account_no', error);
  await requirePassword(ctx, input.password);
  const accountNo = normaliseAccountNo(input.bank_account_no);
  await ctx.db.orm
    .update(member)
    .set({ subBankCode: row.code, subBankAccountNo: accountNo })
    .where(eq(member.id, ctx.memberId));
  return { bank_code: row.code, bank_name: row.name, account_masked: maskAccountNo(accountNo) };
};
