import { logAccount } from '#backend/account/account-log.ts';
import { type Asker, findAsker } from '#backend/account/codes/find-asker.ts';
import { tryPassword } from '#backend/account/password/try-password.ts';
import { session } from '#backend/account/tables.ts';
import { noteForMember } from '#backend/account/tell-member.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Verb } from '#backend/http/implement.ts';
import { Refusal } from '#backend/refusal.ts';
import { hashToken } from '#backend/session/authenticate.ts';
import type { account } from '#contract/account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

const TOKEN_BYTES = 32;
const LONGEST_PASSWORD = 64;

/**
 * Starts a session and answers its opaque token. Refuses 4001 alike for an unknown number, a wrong password and a
 * locked member, in the same time; 4002 with `until` after too many failures, counted apart for each browser and
 * address where the member has logged in before.
 */
export const login: Verb<typeof account.login> = async ({ ctx, input }) => {
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const { member } = asker;
  const stored = member?.status === 'active' ? member.passwordHash : undefined;
  const fits = await tryPassword(ctx, asker, input.password.slice(0, LONGEST_PASSWORD * 2), stored);
  if (!member || !fits) throw new Refusal('LOGIN_FAILED', 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
  const token = ctx.random.token(TOKEN_BYTES);
  await openSession(ctx, asker, member.id, token);
  logAccount(ctx, 'login', asker.username, { place: asker.known ?? 'new' });
  return { access_token: token };
};

async function openSession(ctx: Ctx, asker: Asker, memberId: string, token: string): Promise<void> {
  const now = ctx.now();
  await ctx.db.transact(async (tx) => {
    if (!asker.known && !asker.isFirst) await noteForMember(ctx, tx, memberId, 'login_new_place');
    await tx.orm.insert(session).values({
      tokenHash: hashToken(token),
      memberId,
      createdAt: now,
      lastSeenAt: now,
      address: ctx.address,
      device: ctx.device,
      deviceKey: ctx.deviceKey ?? null,
    });
  });
}
