import { and, eq, isNull, ne } from 'drizzle-orm';
import { hashPassword } from '#backend/account/password.ts';
import { requirePassword } from '#backend/account/require-password.ts';
import { member, session } from '#backend/db/schema/account.ts';
import type { Verb } from '#backend/http/implement.ts';
import { badField } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { passwordError } from '#contract/forms/register-fields.ts';

/** Changes the password and ends every other session of the member. Refuses 4008 when the current one is wrong. */
export const changePassword: Verb<typeof account.changePassword> = async ({ ctx, input }) => {
  const error = passwordError(input.password);
  if (error) throw badField('password', error);
  await requirePassword(ctx, input.current_password);
  const passwordHash = await hashPassword(input.password);
  await ctx.db.transact(async (tx) => {
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
  });
  return {};
};
