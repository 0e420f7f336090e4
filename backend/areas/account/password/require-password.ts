import { eq } from 'drizzle-orm';
import { tryPassword } from '#backend/areas/account/password/try-password.ts';
import { originInSession } from '#backend/areas/account/second-factor/count-try.ts';
import { requireSecondFactor } from '#backend/areas/account/second-factor/require-second-factor.ts';
import { member } from '#backend/areas/account/tables.ts';
import { numberKey } from '#backend/core/limits/subject.ts';
import type { MoreProof, PasswordAsker } from '#backend/core/session/ask-password.ts';
import { wrongPassword } from '#backend/core/session/lock-proved-member.ts';

/** The member of a session. */
export async function findOwn({
  db,
  memberId,
}: Pick<PasswordAsker, 'db' | 'memberId'>): Promise<typeof member.$inferSelect> {
  const [own] = await db.orm.select().from(member).where(eq(member.id, memberId));
  if (!own) throw new Error('A session without a member');
  return own;
}

/**
 * Asks a member with a session for the password again, and with `more` for the second factor of who has one; answers whose
 * it is. Refuses 4008, 4011 and 4012, and 4002 after too many failures, which nobody without a session of this member can cause.
 */
export async function requirePassword(
  ctx: PasswordAsker,
  password: string,
  more?: MoreProof,
): Promise<{ account: string; own: typeof member.$inferSelect }> {
  const own = await findOwn(ctx);
  const account = numberKey(ctx, own.username);
  const asker = { username: own.username, account, origin: 'session', known: 'device' } as const;
  if (!(await tryPassword(ctx, asker, password, own.passwordHash))) {
    throw wrongPassword();
  }
  await more?.before?.();
  if (!more) return { account, own };
  const giver = { ...asker, origin: originInSession(ctx), memberId: ctx.memberId };
  await requireSecondFactor(ctx, giver, more.secondFactor);
  return { account, own };
}
