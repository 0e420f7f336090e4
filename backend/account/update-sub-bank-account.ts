import { and, eq } from 'drizzle-orm';
import { requirePassword } from '#backend/account/password/require-password.ts';
import { requireBank } from '#backend/account/require-bank.ts';
import { member } from '#backend/account/tables.ts';
import { noteForMember, sendMessage } from '#backend/account/tell-member.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import { isSecondOfBarred, refuseBarredNow } from '#backend/session/bar-member.ts';
import { holdProved } from '#backend/session/hold-proved.ts';
import type { account } from '#contract/account.ts';
import { bankAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

/**
 * Notes a second bank account in the member's own name; nothing is paid to it. Asks for the password and the second factor;
 * refuses 4008, 4011 and 4012, and 4007 for an account with which somebody else is registered, or this member already.
 */
export const updateSubBankAccount: Verb<typeof account.updateSubBankAccount> = async ({ ctx, input }) => {
  const row = await requireBank(ctx, input.bank_code);
  const error = bankAccountNoError(input.bank_code, input.bank_account_no);
  if (error) throw badField('bank_account_no', error);
  const { own } = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const accountNo = normaliseAccountNo(input.bank_account_no);
  const shown = { bank_code: row.code, bank_name: row.name, account_masked: maskAccountNo(accountNo) };
  const isNew = await ctx.db.transact(async (tx) => {
    const isOwn = eq(member.id, ctx.memberId);
    await holdProved(tx, ctx, own);
    const [kept] = await tx.orm
      .select({ code: member.subBankCode, accountNo: member.subBankAccountNo })
      .from(member)
      .where(isOwn);
    await refuseBarredNow(tx, ctx.memberId, ctx.now());
    if (kept?.code === row.code && kept.accountNo === accountNo) return false;
    const [taken] = await tx.orm
      .select({ id: member.id })
      .from(member)
      .where(
        and(
          eq(member.agentId, ctx.agentId),
          eq(member.bankCode, row.code),
          eq(member.bankAccountNo, accountNo),
        ),
      );
    const account = { agentId: ctx.agentId, bankCode: row.code, accountNo };
    if (taken || (await isSecondOfBarred(tx, account, ctx.now())))
      throw new Refusal('BANK_ACCOUNT_TAKEN', 'บัญชีธนาคารนี้ถูกใช้สมัครแล้ว', { field: 'bank_account_no' });
    await tx.orm.update(member).set({ subBankCode: row.code, subBankAccountNo: accountNo }).where(isOwn);
    await noteForMember(ctx, tx, ctx.memberId, 'sub_bank_changed');
    return true;
  });
  if (!isNew) return shown;
  sendMessage(ctx, own.username, 'เปลี่ยนบัญชีธนาคารที่สองแล้ว หากไม่ใช่คุณ กรุณาติดต่อเรา');
  return shown;
};
