import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { findOwn, requirePassword } from '#backend/areas/account/password/require-password.ts';
import { base32, fittingStep, TOTP } from '#backend/areas/account/rules/totp.ts';
import { countTry, originInSession } from '#backend/areas/account/second-factor/count-try.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#backend/areas/account/second-factor/recovery-codes.ts';
import { wrongSecondFactor } from '#backend/areas/account/second-factor/require-second-factor.ts';
import { openSecret, sealSecret } from '#backend/areas/account/second-factor/seal-secret.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { session } from '#backend/areas/account/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { numberKey } from '#backend/core/limits/subject.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import { maskMobile } from '#rules/person/mask.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

/** As long as the hash (RFC 4226 4, R6). */
const SECRET_BYTES = 20;

function alreadyOn(): Refusal {
  return new Refusal('SECOND_FACTOR_ON', 'เปิดใช้การยืนยันสองขั้นตอนไว้แล้ว');
}

/** What an app reads from the QR (Key URI Format). */
function uriOf(username: string, secret: string): string {
  const label = encodeURIComponent(`${AGENT_CODE}:${maskMobile(username)}`);
  const query = new URLSearchParams({
    secret,
    issuer: AGENT_CODE,
    digits: String(TOTP.digits),
    period: String(TOTP.periodSeconds),
  });
  return `otpauth://totp/${label}?${query}`;
}

/** A new secret for an authenticator app; nothing asks for it until `confirm`. Asks for the password; refuses 4013 when one is on. */
export const beginSecondFactor: Verb<typeof account.beginSecondFactor> = async ({ ctx, input }) => {
  const { own } = await requirePassword(ctx, input.password);
  const secret = randomBytes(SECRET_BYTES);
  const fresh = { secret: sealSecret(ctx, ctx.memberId, secret), createdAt: ctx.now(), lastStep: null };
  const [row] = await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, own);
    return tx.orm
      .insert(secondFactor)
      .values({ memberId: ctx.memberId, ...fresh })
      .onConflictDoUpdate({
        target: secondFactor.memberId,
        set: fresh,
        setWhere: isNull(secondFactor.onSince),
      })
      .returning({ memberId: secondFactor.memberId });
  });
  if (!row) throw alreadyOn();
  return { secret: base32(secret), uri: uriOf(own.username, base32(secret)) };
};

/**
 * Switches the second factor on with a first code of the app, and answers the recovery codes, which nobody tells again. This
 * browser counts as one that showed it. Refuses 4012, 4002 after too many wrong ones, 4013 when it is on; 404 without `begin`.
 */
export const confirmSecondFactor: Verb<typeof account.confirmSecondFactor> = async ({ ctx, input }) => {
  const own = await findOwn(ctx);
  const isOwn = eq(secondFactor.memberId, ctx.memberId);
  const [row] = await ctx.db.orm.select().from(secondFactor).where(isOwn);
  if (!row) throw notFound();
  if (row.onSince) throw alreadyOn();
  const secret = openSecret(ctx, ctx.memberId, row.secret);
  const typed = normaliseTyped(input.second_factor).replace(/\s/g, '');
  const lastStep = secret && fittingStep(secret, typed, ctx.now());
  const giver = {
    memberId: ctx.memberId,
    username: own.username,
    account: numberKey(ctx, own.username),
    known: 'device',
    origin: originInSession(ctx),
  } as const;
  if (!(await countTry(ctx, giver, async () => lastStep !== undefined))) throw wrongSecondFactor();
  const codes = newRecoveryCodes(ctx);
  const recoveryCodes = codes.map((code) => hashRecoveryCode(ctx, ctx.memberId, code));
  await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, undefined);
    const [on] = await tx.orm
      .update(secondFactor)
      .set({ onSince: ctx.now(), lastStep, recoveryCodes })
      .where(and(isOwn, isNull(secondFactor.onSince), eq(secondFactor.secret, row.secret)))
      .returning({ memberId: secondFactor.memberId });
    if (!on) throw alreadyOn();
    await tx.orm
      .update(session)
      .set({ secondFactorAt: ctx.now() })
      .where(eq(session.tokenHash, ctx.tokenHash));
    await noteForMember(ctx, tx, ctx.memberId, 'second_factor_on');
  });
  logAccount(ctx, 'second_factor_on', own.username);
  sendMessage(ctx, own.username, 'เปิดการยืนยันสองขั้นตอนแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return { recovery_codes: codes };
};
