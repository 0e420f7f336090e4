import { eq } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#backend/areas/account/second-factor/recovery-codes.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import { notFound } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';

/** Switches the second factor off, with the password and a code of it. Once it is off that is answered to everybody who asks. */
export const endSecondFactor: Verb<typeof account.endSecondFactor> = async ({ ctx, input }) => {
  const { own } = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const isNew = await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, own);
    const rows = await tx.orm
      .delete(secondFactor)
      .where(eq(secondFactor.memberId, ctx.memberId))
      .returning({ onSince: secondFactor.onSince });
    const wasOn = rows.some(({ onSince }) => onSince !== null);
    if (!wasOn) return false;
    await forgetDevices(tx, ctx.memberId);
    await noteForMember(ctx, tx, ctx.memberId, 'second_factor_off');
    return true;
  });
  if (!isNew) return {};
  logAccount(ctx, 'second_factor_off', own.username);
  sendMessage(ctx, own.username, 'ปิดการยืนยันสองขั้นตอนแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return {};
};

/** Ten new recovery codes in the place of those there were, with the password and a code; 404 without a second factor. */
export const renewRecoveryCodes: Verb<typeof account.renewRecoveryCodes> = async ({ ctx, input }) => {
  const { own } = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const codes = newRecoveryCodes(ctx);
  const recoveryCodes = codes.map((code) => hashRecoveryCode(ctx, ctx.memberId, code));
  await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, own);
    const [row] = await tx.orm
      .update(secondFactor)
      .set({ recoveryCodes })
      .where(eq(secondFactor.memberId, ctx.memberId))
      .returning({ onSince: secondFactor.onSince });
    if (!row?.onSince) throw notFound();
    await noteForMember(ctx, tx, ctx.memberId, 'recovery_codes_made');
  });
  return { recovery_codes: codes };
};
