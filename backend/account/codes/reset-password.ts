import { logAccount } from '#backend/account/account-log.ts';
import { lockCode, ofAccount, readCode } from '#backend/account/codes/code-row.ts';
import { type Asker, findAsker } from '#backend/account/codes/find-asker.ts';
import { hashCode, newCode, newRef } from '#backend/account/codes/one-time-code.ts';
import { accountLimits } from '#backend/account/limits.ts';
import { type CodeRow, isLive, mayUse, waitForCode } from '#backend/account/rules/live-code.ts';
import { resetCode } from '#backend/account/tables.ts';
import { noteCodeAsked, requireMessageChannel, sendMessage } from '#backend/account/tell-member.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { oneAtATime } from '#backend/limits/one-at-a-time.ts';
import { takeLimits, type Use } from '#backend/limits/take-limits.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

/** `ref` and `expires_at` go with it while a code lives that this caller may use: the form can go on with that one. */
function tooSoon(row: CodeRow, isKnown: boolean, now: Date, until: Date): Refusal {
  const usable = isLive(row, now) && mayUse(row, isKnown);
  return new Refusal('OTP_COOLDOWN', 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่', {
    until: until.toISOString(),
    ...(usable ? { ref: row.ref, expires_at: row.expiresAt?.toISOString() } : {}),
  });
}

function enoughForToday(until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', 'ขอรหัสครบจำนวนครั้งที่กำหนดแล้ว กรุณาลองใหม่ภายหลัง', {
    until: until.toISOString(),
  });
}

function requireWaited(row: CodeRow, isKnown: boolean, now: Date): void {
  const until = waitForCode(row, isKnown, now);
  if (until) throw tooSoon(row, isKnown, now, until);
}

/** Puts a new code in the place of the old, under the number's lock; only what is sent counts for the limits. */
async function renewCode(
  ctx: Ctx,
  tx: Tx,
  asker: Asker,
  issued: { ref: string; code: string; expiresAt: Date },
) {
  const now = ctx.now();
  const fromKnownPlace = asker.known !== undefined;
  requireWaited(await lockCode(ctx, tx, asker.account), fromKnownPlace, now);
  const uses: Use[] = fromKnownPlace
    ? [{ limit: accountLimits.codeOfMember, subject: `${asker.account}|${asker.place}` }]
    : [
        { limit: accountLimits.codeOfNumber, subject: asker.account },
        { limit: accountLimits.codeFromAddress, subject: ctx.address },
      ];
  const until = await takeLimits(tx, now, uses);
  if (until) throw enoughForToday(until);
  const { ref, code, expiresAt } = issued;
  await tx.orm
    .update(resetCode)
    .set({
      ref,
      codeHash: hashCode(ctx, ref, code),
      memberId: asker.member?.id ?? null,
      fromKnownPlace,
      createdAt: now,
      expiresAt,
      tries: 0,
      usedAt: null,
    })
    .where(ofAccount(ctx, asker.account));
  await noteCodeAsked(ctx, tx, asker.member?.id);
}

/**
 * Sends a one-time code to a mobile number; the sandbox prints it to the server's log. A number has one code at a time.
 * Answers alike whether or not a member has it, and sends nothing where the account is locked or closed. Refuses 4005 with `until` before a minute has passed since the last code
 * and when enough were sent for a day; with `ref` and `expires_at` while that code can be used here. Refuses 4010 where
 * nothing sends messages.
 */
export const resetPassword: Verb<typeof account.resetPassword> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  requireMessageChannel(ctx);
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const isKnown = asker.known !== undefined;
  const before = await readCode(ctx, asker.account);
  if (before) requireWaited(before, isKnown, ctx.now());
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + otpLimits.validMs);
  const issued = { ref: newRef(ctx), code: newCode(ctx), expiresAt };
  await oneAtATime(`code|${asker.account}|${isKnown}`, () =>
    ctx.db.transact((tx) => renewCode(ctx, tx, asker, issued)),
  );
  logAccount(ctx, 'code_asked', asker.username, { ref: issued.ref, place: asker.known ?? 'elsewhere' });
  if (asker.member) {
    const minutes = otpLimits.validMs / 60_000;
    sendMessage(
      ctx,
      asker.username,
      `รหัส OTP ${issued.code} (อ้างอิง ${issued.ref}) ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร`,
      { ref: issued.ref, code: issued.code },
    );
  }
  return {
    ref: issued.ref,
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(now.getTime() + otpLimits.resendMs).toISOString(),
  };
};
