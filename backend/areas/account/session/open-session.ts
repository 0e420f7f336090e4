import { and, eq } from 'drizzle-orm';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import { noteKnownDevices } from '#backend/areas/account/known-devices/known-devices.ts';
import { knowsDevice } from '#backend/areas/account/second-factor/known-devices.ts';
import { requireSecondFactor } from '#backend/areas/account/second-factor/require-second-factor.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { member as memberTable, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { LoginAsker } from '#backend/core/session/ask-password.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { Refusal } from '#backend/refusal.ts';
import type { SessionWay } from '#contract/constants.ts';

const TOKEN_BYTES = 32;

type Member = NonNullable<Asker['member']>;

interface Opening {
  readonly member: Member;
  readonly way: SessionWay;
  /** The second factor was shown. */
  readonly isShown: boolean;
  /** What comes before the member is locked, and what must hold once that is done. */
  readonly before?: (tx: Tx) => Promise<void>;
  readonly stands?: (tx: Tx) => Promise<void>;
}

export function loginFailed(): Refusal {
  return new Refusal('LOGIN_FAILED', 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
}

/** Whether the second factor was asked for and shown: a browser that showed it lately is not asked. */
export async function showsSecondFactor(
  ctx: LoginAsker,
  { username, account, known, origin }: Asker,
  memberId: string,
  typed: string | undefined,
): Promise<boolean> {
  if (await knowsDevice(ctx.db, memberId, ctx.deviceKey, ctx.now())) return false;
  const giver = { memberId, username, account, known, origin };
  return requireSecondFactor({ ...ctx, memberId }, giver, typed);
}

/** Whoever is changing the password that was shown, or locks or closes the account, is waited for: no session outlives that. */
async function lockMemberRow(tx: Tx, { id, passwordHash }: Member): Promise<void> {
  const [held] = await tx.orm
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.id, id),
        eq(memberTable.passwordHash, passwordHash),
        eq(memberTable.status, 'active'),
      ),
    )
    .for('share');
  if (!held) throw loginFailed();
}

/** Writes the session of a login and answers its token; the browser is a known one from then on. */
export async function openSession(
  ctx: LoginAsker,
  asker: Asker,
  { member, way, isShown, before, stands }: Opening,
): Promise<string> {
  const now = ctx.now();
  const memberId = member.id;
  const token = ctx.random.token(TOKEN_BYTES);
  await ctx.db.transact(async (tx) => {
    await before?.(tx);
    await lockMemberRow(tx, member);
    await stands?.(tx);
    if (!asker.known && !asker.isFirst) await noteForMember(ctx, tx, memberId, 'login_new_place');
    await tx.orm.insert(session).values({
      tokenHash: hashToken(token),
      memberId,
      way,
      createdAt: now,
      lastSeenAt: now,
      address: ctx.address,
      device: ctx.device,
      deviceKey: ctx.deviceKey ?? null,
      secondFactorAt: isShown ? now : null,
    });
    await noteKnownDevices(ctx, tx, memberId);
  });
  return token;
}
