import { and, eq, isNull, ne } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { liftWaits } from '#backend/areas/account/password/login-guard.ts';
import { hashPassword } from '#backend/areas/account/password/password.ts';
import { requireNewPassword } from '#backend/areas/account/password/require-new-password.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { account } from '#contract/account.ts';

/**
 * Changes the password, ends every other session of the member, every other way to log in and every wait of the account. Refuses 4008 when the
 * current one is wrong.
 */
export const changePassword: Verb<typeof account.changePassword> = async ({ ctx, input }) => {
  requireNewPassword(input.password);
  const { account, own } = await requirePassword(ctx, input.current_password);
  requireNewPassword(input.password, own);
  const passwordHash = await hashPassword(input.password, 'known');
  await ctx.db.transact(async (tx) => {
    // Whoever changed or reset it meanwhile has the word: the one that was shown is the current one no more.
    await lockProvedMember(tx, ctx, own);
    await tx.orm.update(member).set({ passwordHash }).where(eq(member.id, ctx.memberId));
    await tx.orm
      .update(session)
      .set({ revokedAt: ctx.now() })
      .where(
        and(
          eq(session.memberId, ctx.memberId),
          ne(session.tokenHash, ctx.tokenHash),
          isNull(session.revokedAt),
        ),
      );
    await forgetDevices(tx, ctx.memberId, { butOf: ctx.tokenHash });
    await liftWaits(tx, account);
    await noteForMember(ctx, tx, ctx.memberId, 'password_changed');
    await ctx.ports.endOtherWays(ctx, tx, ctx.memberId);
  });
  logAccount(ctx, 'password_changed', own.username);
  sendMessage(ctx, own.username, 'เปลี่ยนรหัสผ่านแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return {};
};
