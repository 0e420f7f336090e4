import { and, eq, isNull } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { lockCodes, ofAccount } from '#backend/areas/account/codes/code-row.ts';
import { findAsker } from '#backend/areas/account/codes/find-asker.ts';
import { codeIsOver, tryCode } from '#backend/areas/account/codes/try-code.ts';
import { noteKnownDevices } from '#backend/areas/account/known-devices/known-devices.ts';
import { liftWaits } from '#backend/areas/account/password/login-guard.ts';
import { hashPassword } from '#backend/areas/account/password/password.ts';
import { requireNewPassword } from '#backend/areas/account/password/require-new-password.ts';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { member, resetCode, session } from '#backend/areas/account/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { badField } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { otpError } from '#rules/person/register-fields.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

/**
 * Sets a new password with the one-time code, once, ends every session of the member, every other way to log in and every wait of the account,
 * and makes the device a known one.
 * Refuses 4003 for a wrong code, five times at most, 4004 when the code is over, 4005 with `until` after too many wrong
 * ones in a day, and 4009 when the last digits of the bank account are needed too. Of a member who is locked or has closed
 * the account nothing changes, and every code is a wrong one.
 */
export const resetPasswordV2: Verb<typeof account.resetPasswordV2> = async ({ ctx, input }) => {
  const username = normaliseMobile(input.username);
  const problem = otpError(input.otp);
  if (problem) throw badField('otp', problem);
  requireNewPassword(input.password, { username });
  const asker = await findAsker(ctx, username);
  const memberId = await tryCode(ctx, asker, {
    ref: input.ref,
    code: normaliseTyped(input.otp.trim()),
    bankDigits: input.bank_last4?.trim() || undefined,
  });
  // Only who has the code learns that a password is the member's name; the code stays good for another.
  requireNewPassword(input.password, asker.member);
  const passwordHash = await hashPassword(input.password, 'known');
  await ctx.db.transact(async (tx) => {
    const codes = await lockCodes(ctx, tx, asker.account);
    const isUnused = codes.find(({ ref }) => ref === input.ref)?.usedAt === null;
    // Those that were asked for elsewhere are over too.
    await tx.orm.update(resetCode).set({ usedAt: ctx.now() }).where(ofAccount(ctx, asker.account));
    const changed = await tx.orm
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, memberId), eq(member.status, 'active')))
      .returning({ id: member.id });
    // Who was locked, or closed the account, meanwhile is told no more than who comes with an old code.
    if (!isUnused || changed.length === 0) throw codeIsOver();
    await tx.orm
      .update(session)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)));
    await forgetDevices(tx, memberId);
    // No stranger keeps the member waiting at this device.
    await noteKnownDevices(ctx, tx, memberId);
    await liftWaits(tx, asker.account);
    await noteForMember(ctx, tx, memberId, 'password_reset');
    await ctx.ports.endOtherWays(ctx, tx, memberId);
  });
  logAccount(ctx, 'password_reset', username);
  sendMessage(ctx, username, 'ตั้งรหัสผ่านใหม่แล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return {};
};
