import { eq } from 'drizzle-orm';
import { tryPassword } from '#backend/account/password/try-password.ts';
import { member } from '#backend/account/tables.ts';
import { numberKey } from '#backend/limits/subject.ts';
import { Refusal } from '#backend/refusal.ts';
import type { PasswordAsker } from '#backend/session/ask-password.ts';

/**
 * Asks a member with a session for the password again and answers whose it is. Refuses 4008, and 4002 after too many
 * failures, which nobody without a session of this member can cause.
 */
export async function requirePassword(
  ctx: PasswordAsker,
  password: string,
): Promise<{ account: string; own: typeof member.$inferSelect }> {
  const [own] = await ctx.db.orm.select().from(member).where(eq(member.id, ctx.memberId));
  if (!own) throw new Error('A session without a member');
  const account = numberKey(ctx, own.username);
  const asker = { username: own.username, account, place: 'session', known: 'device' } as const;
  if (!(await tryPassword(ctx, asker, password, own.passwordHash))) {
    throw new Refusal('PASSWORD_WRONG', 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
  }
  return { account, own };
}
