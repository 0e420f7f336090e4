import { findMember } from '#backend/account/find-member.ts';
import { beginAttempt, forgetFailures } from '#backend/account/login-failures.ts';
import { isPassword } from '#backend/account/password.ts';
import { session } from '#backend/db/schema/account.ts';
import type { Verb } from '#backend/http/implement.ts';
import { Refusal } from '#backend/refusal.ts';
import { hashToken } from '#backend/session/authenticate.ts';
import type { account } from '#contract/account.ts';
import { normaliseMobile } from '#contract/money.ts';

const TOKEN_BYTES = 32;
const LONGEST_PASSWORD = 64;

/**
 * Starts a session and answers its opaque token. Refuses 4001 alike for an unknown number, a wrong password and a
 * locked member, in the same time; 4002 with `until` after too many failures.
 */
export const login: Verb<typeof account.login> = async ({ ctx, input }) => {
  const username = normaliseMobile(input.username);
  const attempt = await beginAttempt(ctx, username);
  const found = await findMember(ctx, username);
  const fits = await isPassword(input.password.slice(0, LONGEST_PASSWORD * 2), found?.passwordHash);
  if (!found || !fits || found.status !== 'active') {
    throw new Refusal('LOGIN_FAILED', 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
  }
  await forgetFailures(ctx, attempt);
  const token = ctx.random.token(TOKEN_BYTES);
  const now = ctx.now();
  await ctx.db.orm.insert(session).values({
    tokenHash: hashToken(token),
    memberId: found.id,
    createdAt: now,
    lastSeenAt: now,
    address: ctx.address,
    device: ctx.device,
  });
  return { access_token: token };
};
