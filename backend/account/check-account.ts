import { findMember } from '#backend/account/find-member.ts';
import { accountLimits } from '#backend/account/limits.ts';
import type { Verb } from '#backend/http/implement.ts';
import { numberKey } from '#backend/limits/subject.ts';
import { requireLimits } from '#backend/limits/take-limits.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

/** Tells a newcomer whether a mobile number is free; refuses 4006 when a member has it, 429 after many questions. */
export const checkAccount: Verb<typeof account.checkAccount> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  const username = normaliseMobile(input.username);
  await requireLimits(ctx.db, ctx.now(), [
    { limit: accountLimits.checkFromAddress, subject: ctx.address },
    { limit: accountLimits.checkOfNumber, subject: numberKey(ctx, username) },
  ]);
  if (await findMember(ctx, username)) throw new Refusal('USERNAME_TAKEN', 'เบอร์มือถือนี้เป็นสมาชิกอยู่แล้ว');
  return { available: true };
};
