import { logAccount } from '#backend/account/account-log.ts';
import { codePlace, readCode } from '#backend/account/codes/code-row.ts';
import { type Asker, findAsker } from '#backend/account/codes/find-asker.ts';
import { hashCode, newCode, newRef } from '#backend/account/codes/one-time-code.ts';
import { accountLimits } from '#backend/account/limits.ts';
import { isLive, waitForCode } from '#backend/account/rules/live-code.ts';
import { resetCode } from '#backend/account/tables.ts';
import { noteCodeAsked, requireMessageChannel, sendMessage } from '#backend/account/tell-member.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { networkKey } from '#backend/limits/caller-keys.ts';
import { oneAtATime } from '#backend/limits/one-at-a-time.ts';
import { usesFrom } from '#backend/limits/subject.ts';
import { takeLimits, type Use } from '#backend/limits/take-limits.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

type Row = NonNullable<Awaited<ReturnType<typeof readCode>>>;

const TOO_SOON = 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่';

/** `ref` and `expires_at` go with it while the code lives: the form of this place can go on with that one. */
function tooSoon(row: Row, now: Date, until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', TOO_SOON, {
    until: until.toISOString(),
    ...(isLive(row, now) ? { ref: row.ref, expires_at: row.expiresAt.toISOString() } : {}),
  });
}

/** Somebody else at this address asked for one: it is not told, but when the next may be asked for. */
function sentHereSoon(until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', TOO_SOON, { until: until.toISOString() });
}

function enoughForToday(until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', 'ขอรหัสครบจำนวนครั้งที่กำหนดแล้ว กรุณาลองใหม่ภายหลัง', {
    until: until.toISOString(),
  });
}

function requireWaited(row: Row | undefined, now: Date): void {
  const until = row && waitForCode(row, now);
  if (row && until) throw tooSoon(row, now, until);
}

/** What sending one uses up: of a known place its own; of a stranger what address, address at this number, and number have. */
function usesOf(ctx: Ctx, { known, account, place }: Asker): Use[] {
  if (known) return [{ limit: accountLimits.codeOfMember, subject: `${account}|${place}` }];
  return [
    ...usesFrom(ctx.address, accountLimits.codeFromAddress, accountLimits.codeFromNetwork),
    { limit: accountLimits.codeOfPlace, subject: `${account}|${networkKey(ctx.address)}` },
    { limit: accountLimits.codeOfNumber, subject: account },
  ];
}

interface Issued {
  readonly placeHash: string;
  readonly ref: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Puts a new code in the place of the one that was asked for here; only what is sent counts for the limits. */
async function renewCode(ctx: Ctx, tx: Tx, asker: Asker, issued: Issued) {
  const now = ctx.now();
  if (asker.known !== 'device') {
    const subject = `${asker.account}|${networkKey(ctx.address)}`;
    const soon = await takeLimits(tx, now, [{ limit: accountLimits.codeSoon, subject }]);
    if (soon) throw sentHereSoon(soon);
  }
  const until = await takeLimits(tx, now, usesOf(ctx, asker));
  if (until) throw enoughForToday(until);
  const { placeHash, ref, code, expiresAt } = issued;
  // Whoever took the limits first has written by now: the rows of limits are held until the transaction ends.
  requireWaited(await readCode(ctx, tx, asker.account, placeHash), now);
  const fresh = {
    ref,
    codeHash: hashCode(ctx, ref, code),
    memberId: asker.member?.id ?? null,
    fromKnownPlace: asker.known !== undefined,
    createdAt: now,
    expiresAt,
    tries: 0,
    usedAt: null,
  };
  await tx.orm
    .insert(resetCode)
    .values({ agentId: ctx.agentId, account: asker.account, placeHash, ...fresh })
    .onConflictDoUpdate({ target: [resetCode.agentId, resetCode.account, resetCode.placeHash], set: fresh });
  await noteCodeAsked(ctx, tx, asker.member?.id);
}

/**
 * Sends a one-time code to a mobile number; the sandbox prints it to the server's log. A place has one code of a number at a time.
 * Answers alike whether or not a member has it, and sends nothing where the account is locked or closed. Refuses 4005 with `until` before a minute has passed since the last code
 * of this place and when enough were sent for a day; with `ref` and `expires_at` while the code of this place lives. Refuses 4010 where
 * nothing sends messages.
 */
export const resetPassword: Verb<typeof account.resetPassword> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  requireMessageChannel(ctx);
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const placeHash = codePlace(ctx, asker);
  requireWaited(await readCode(ctx, ctx.db, asker.account, placeHash), ctx.now());
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + otpLimits.validMs);
  const issued = { placeHash, ref: newRef(ctx), code: newCode(ctx), expiresAt };
  const renew = () => ctx.db.transact((tx) => renewCode(ctx, tx, asker, issued));
  // However much an address sends, it stands in the line of the number once.
  await oneAtATime(`code|${asker.account}|${asker.known ? asker.place : networkKey(ctx.address)}`, () =>
    asker.known ? renew() : oneAtATime(`code|${asker.account}`, renew),
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
