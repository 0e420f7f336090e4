import { findMember } from '#backend/account/find-member.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { mobileError } from '#contract/forms/register-fields.ts';

/** Tells a newcomer whether a mobile number is free; refuses 4006 when a member has it. */
export const checkAccount: Verb<typeof account.checkAccount> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  if (await findMember(ctx, input.username)) throw new Refusal('USERNAME_TAKEN', 'เบอร์มือถือนี้เป็นสมาชิกอยู่แล้ว');
  return { available: true };
};
