import { eq } from 'drizzle-orm';
import { beginAttempt, forgetFailures } from '#backend/account/login-failures.ts';
import { isPassword } from '#backend/account/password.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { member } from '#backend/db/schema/account.ts';
import { Refusal } from '#backend/refusal.ts';

/** Asks a member with a session for the password again. Refuses 4008, and 4002 after too many failures. */
export async function requirePassword(ctx: MemberCtx, password: string): Promise<void> {
  const [own] = await ctx.db.orm
    .select({ username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, ctx.memberId));
  const attempt = await beginAttempt(ctx, own?.username ?? '');
  if (!(await isPassword(password, own?.passwordHash))) {
    throw new Refusal('PASSWORD_WRONG', 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
  }
  await forgetFailures(ctx, attempt);
}
