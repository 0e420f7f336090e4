import { and, eq } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { type Asker, findAsker } from '#backend/areas/account/codes/find-asker.ts';
import { noteKnownDevices } from '#backend/areas/account/known-devices/known-devices.ts';
import { tryPassword } from '#backend/areas/account/password/try-password.ts';
import { knowsDevice } from '#backend/areas/account/second-factor/known-devices.ts';
import { requireSecondFactor } from '#backend/areas/account/second-factor/require-second-factor.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { isInactive } from '#backend/areas/account/session/is-inactive.ts';
import { reactivate, requireCode, tellReactivated } from '#backend/areas/account/session/reactivate.ts';
import { member as memberTable, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

const TOKEN_BYTES = 32;
const LONGEST_PASSWORD = 64;

type Member = NonNullable<Asker['member']>;

interface Opening {
  readonly member: Member;
  readonly token: string;
  /** The second factor was shown. */
  readonly isShown: boolean;
  /** The account was not used for long. */
  readonly wakes: boolean;
  /** The code that was right, where one was asked for. */
  readonly codeRef: string | undefined;
}

function loginFailed(): Refusal {
  return new Refusal('LOGIN_FAILED', 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
}

/**
 * Starts a session and answers its opaque token. Refuses 4001 alike for an unknown number, a wrong password and a
 * locked member, in the same time; 4002 with `until` after too many failures, counted apart for each browser and
 * address where the member has logged in before. A member with a second factor is asked for a code of it in a browser that
 * has not shown one lately: 4011 without, 4012 for a wrong one. Without a second factor an account that was not used for
 * long is asked for a code to its number: 4021 without, and as `tryCode` for a wrong one.
 */
export const login: Verb<typeof account.login> = async ({ ctx, input }) => {
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const { member } = asker;
  const typed = input.password.slice(0, LONGEST_PASSWORD * 2);
  const fits = await tryPassword(ctx, asker, typed, member?.passwordHash);
  if (!member || !fits) throw loginFailed();
  const isShown = await showsSecondFactor(ctx, asker, member.id, input.second_factor);
  const wakes = await isInactive(ctx.db, member.id, ctx.now());
  const codeRef = wakes && !isShown ? await requireCode(ctx, asker, input) : undefined;
  const token = ctx.random.token(TOKEN_BYTES);
  await openSession(ctx, asker, { member, token, isShown, wakes, codeRef });
  logAccount(ctx, 'login', asker.username, { place: asker.known ?? 'new' });
  if (wakes) tellReactivated(ctx, asker.username);
  return { access_token: token };
};

/** Whether the second factor was asked for and shown: a browser that showed it lately is not asked. */
async function showsSecondFactor(
  ctx: Ctx,
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

async function openSession(
  ctx: Ctx,
  asker: Asker,
  { member, token, isShown, wakes, codeRef }: Opening,
): Promise<void> {
  const now = ctx.now();
  const memberId = member.id;
  await ctx.db.transact(async (tx) => {
    // Codes before the member, as a reset by code locks them.
    if (wakes) await reactivate(ctx, tx, asker, { memberId, codeRef });
    await lockMemberRow(tx, member);
    if (!asker.known && !asker.isFirst) await noteForMember(ctx, tx, memberId, 'login_new_place');
    await tx.orm.insert(session).values({
      tokenHash: hashToken(token),
      memberId,
      createdAt: now,
      lastSeenAt: now,
      address: ctx.address,
      device: ctx.device,
      deviceKey: ctx.deviceKey ?? null,
      secondFactorAt: isShown ? now : null,
    });
    await noteKnownDevices(ctx, tx, memberId);
  });
}
