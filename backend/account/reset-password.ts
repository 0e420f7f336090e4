import { and, desc, eq } from 'drizzle-orm';
import { findMember } from '#backend/account/find-member.ts';
import { hashCode, newCode } from '#backend/account/one-time-code.ts';
import { maskMobile } from '#backend/account/rules/mask.ts';
import { oneTimeCode } from '#backend/db/schema/account.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { mobileError } from '#contract/forms/register-fields.ts';
import { normaliseMobile } from '#contract/money.ts';

const REF_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REF_LENGTH = 10;

/**
 * Sends a one-time code to a mobile number; the sandbox prints it to the server's log. Answers alike whether or not a
 * member has the number. Refuses 4005 with `until` before 60 seconds have passed since the last code.
 */
export const resetPassword: Verb<typeof account.resetPassword> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  const username = normaliseMobile(input.username);
  const now = ctx.now();
  const [last] = await ctx.db.orm
    .select({ createdAt: oneTimeCode.createdAt })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.agentId, ctx.agentId), eq(oneTimeCode.username, username)))
    .orderBy(desc(oneTimeCode.createdAt))
    .limit(1);
  const resendAt = new Date((last?.createdAt.getTime() ?? 0) + otpLimits.resendMs);
  if (last && resendAt > now) {
    throw new Refusal('OTP_COOLDOWN', 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่', { until: resendAt.toISOString() });
  }
  const found = await findMember(ctx, username);
  const ref = Array.from({ length: REF_LENGTH }, () => REF_LETTERS[ctx.random.int(REF_LETTERS.length)]).join(
    '',
  );
  const code = newCode(ctx);
  const expiresAt = new Date(now.getTime() + otpLimits.validMs);
  await ctx.db.orm.insert(oneTimeCode).values({
    ref,
    agentId: ctx.agentId,
    username,
    memberId: found?.id ?? null,
    codeHash: hashCode(ctx, ref, code),
    createdAt: now,
    expiresAt,
  });
  if (found && ctx.sandbox)
    ctx.log.info({ ref, mobile: maskMobile(username), code }, 'one-time code (sandbox)');
  return {
    ref,
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(now.getTime() + otpLimits.resendMs).toISOString(),
  };
};
