import { eq } from 'drizzle-orm';
import { lockAccount, type MembersAccount, requireFreeAccount } from '#backend/areas/account/free-account.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { requireBank } from '#backend/areas/account/require-bank.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { member } from '#backend/areas/account/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { giveBackLimits, requireLimits } from '#backend/core/limits/take-limits.ts';
import type { ShownPassword } from '#backend/core/session/ask-password.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { bankAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

/** Writes the account as the member's second one; false when it is that already. */
async function note(ctx: MemberCtx, own: ShownPassword, asked: MembersAccount): Promise<boolean> {
  return ctx.db.transact(async (tx) => {
    const isOwn = eq(member.id, ctx.memberId);
    await lockProvedMember(tx, ctx, own);
    const [kept] = await tx.orm
      .select({ code: member.subBankCode, accountNo: member.subBankAccountNo })
      .from(member)
      .where(isOwn);
    await refuseExcludedNow(tx, ctx.memberId, ctx.now());
    if (kept?.code === asked.bankCode && kept.accountNo === asked.accountNo) return false;
    await lockAccount(tx, asked);
    await requireFreeAccount(tx, asked);
    await tx.orm
      .update(member)
      .set({ subBankCode: asked.bankCode, subBankAccountNo: asked.accountNo })
      .where(isOwn);
    await noteForMember(ctx, tx, ctx.memberId, 'sub_bank_changed');
    return true;
  });
}

/** The same; only an account that somebody has uses up a try, which is taken before anything is looked at. */
async function noteCounted(
  ctx: MemberCtx,
  { own, subject }: { readonly own: ShownPassword; readonly subject: string },
  asked: MembersAccount,
): Promise<boolean> {
  const tries = [{ limit: accountLimits.takenAccountOfMember, subject }];
  await requireLimits(ctx.db, ctx.now(), tries);
  let isTaken = false;
  try {
    return await note(ctx, own, asked);
  } catch (error) {
    isTaken = error instanceof Refusal && error.reason === 'BANK_ACCOUNT_TAKEN';
    throw error;
  } finally {
    if (!isTaken) await giveBackLimits(ctx.db, tries);
  }
}

/**
 * Notes a second bank account in the member's own name; nothing is paid to it. Asks for the password and the second factor;
 * refuses 4008, 4011 and 4012, and 4007 for an account that somebody has, as main or second one, or this member as the main one:
 * whose it is is not told, and after five of those in a day the answer is 429.
 */
export const updateSubBankAccount: Verb<typeof account.updateSubBankAccount> = async ({ ctx, input }) => {
  const row = await requireBank(ctx, input.bank_code);
  const error = bankAccountNoError(input.bank_code, input.bank_account_no);
  if (error) throw badField('bank_account_no', error);
  const shown = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const accountNo = normaliseAccountNo(input.bank_account_no);
  const asked = { agentId: ctx.agentId, bankCode: row.code, accountNo };
  // One after the other: tabs that send at once do not take the tries of each other.
  const isNew = await oneAtATime(`sub-bank|${shown.account}`, () =>
    noteCounted(ctx, { own: shown.own, subject: shown.account }, asked),
  );
  if (isNew) sendMessage(ctx, shown.own.username, 'เปลี่ยนบัญชีธนาคารที่สองแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return { bank_code: row.code, bank_name: row.name, account_masked: maskAccountNo(accountNo) };
};
