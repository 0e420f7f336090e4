import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { hashCode } from '#backend/account/one-time-code.ts';
import { hashPassword } from '#backend/account/password.ts';
import type { Ctx } from '#backend/ctx.ts';
import { member, oneTimeCode, session } from '#backend/db/schema/account.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { otpError, passwordError } from '#contract/forms/register-fields.ts';
import { normaliseDigits, normaliseMobile } from '#contract/money.ts';

const expired = () => new Refusal('OTP_EXPIRED', 'รหัส OTP หมดอายุหรือถูกใช้แล้ว กรุณาขอรหัสใหม่');

/** Counts one try at a code that is still alive and answers its row. Throws 4004 when it is over. */
async function takeTry(ctx: Ctx, ref: string, username: string): Promise<typeof oneTimeCode.$inferSelect> {
  const [row] = await ctx.db.orm
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.ref, ref),
        eq(oneTimeCode.agentId, ctx.agentId),
        eq(oneTimeCode.username, username),
        isNull(oneTimeCode.usedAt),
        lt(oneTimeCode.tries, otpLimits.tries),
      ),
    )
    .returning();
  if (!row || row.expiresAt <= ctx.now()) throw expired();
  return row;
}

/**
 * Sets a new password with the one-time code, once, and ends every session of the member. Refuses 4003 for a wrong
 * code, five times at most, and 4004 when the code is over.
 */
export const resetPasswordV2: Verb<typeof account.resetPasswordV2> = async ({ ctx, input }) => {
  const problem = otpError(input.otp) ?? passwordError(input.password);
  if (problem) throw badField(otpError(input.otp) ? 'otp' : 'password', problem);
  const row = await takeTry(ctx, input.ref, normaliseMobile(input.username));
  const given = Buffer.from(hashCode(ctx, row.ref, normaliseDigits(input.otp.trim())));
  const { memberId } = row;
  if (!timingSafeEqual(given, Buffer.from(row.codeHash)) || memberId === null) {
    throw new Refusal('OTP_WRONG', 'รหัส OTP ไม่ถูกต้อง', { tries_left: otpLimits.tries - row.tries });
  }
  const passwordHash = await hashPassword(input.password);
  await ctx.db.transact(async (tx) => {
    const used = await tx.orm
      .update(oneTimeCode)
      .set({ usedAt: ctx.now() })
      .where(and(eq(oneTimeCode.ref, row.ref), isNull(oneTimeCode.usedAt)))
      .returning({ ref: oneTimeCode.ref });
    if (used.length === 0) throw expired();
    await tx.orm.update(member).set({ passwordHash }).where(eq(member.id, memberId));
    await tx.orm
      .update(session)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)));
  });
  return {};
};
