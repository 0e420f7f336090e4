import { logAccount } from '#backend/areas/account/account-log.ts';
import { codeOrigin, readCode } from '#backend/areas/account/codes/code-row.ts';
import { type Asker, findAsker } from '#backend/areas/account/codes/find-asker.ts';
import { type GivenAccount, readGivenAccount } from '#backend/areas/account/codes/given-account.ts';
import { hashCode, newCode, newRef } from '#backend/areas/account/codes/one-time-code.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { isLive, waitForCode } from '#backend/areas/account/rules/live-code.ts';
import { noteCodeAsked, requireMessageChannel, sendMessage } from '#backend/areas/account/send-message.ts';
import { resetCode } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { networkKey } from '#backend/core/limits/caller-keys.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { takeLimits, type Use } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import { neededBankAccount } from '#contract/account/code-refusals.ts';
import type { account } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

type Row = NonNullable<Awaited<ReturnType<typeof readCode>>>;

const TOO_SOON = 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่';

/** `ref` and `expires_at` go with it while the code lives: the form of this origin can go on with that one. */
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

/** The same of what others use up too, told with the field that helps, whether or not a member has the number. */
function enoughWithoutAccount(until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', neededBankAccount, {
    until: until.toISOString(),
    field: 'bank_account_no',
  });
}

function requireWaited(row: Row | undefined, now: Date): void {
  const until = row && waitForCode(row, now);
  if (row && until) throw tooSoon(row, now, until);
}

/**
 * What sending one uses up: of a known device its own; of a stranger what address, address at this number, and number have. With a bank
 * account it is what that account has at this number, so nobody who does not know the right one uses up its codes.
 */
function usesOf(ctx: Ctx, { known, account, origin }: Asker, given: GivenAccount | undefined): Use[] {
  if (given)
    return [
      ...usesFrom(ctx.address, accountLimits.codeByBankFromAddress, accountLimits.codeByBankFromNetwork),
      { limit: accountLimits.codeByBankAccount, subject: given.key },
    ];
  if (known) return [{ limit: accountLimits.codeOfMember, subject: `${account}|${origin}` }];
  return [
    ...usesFrom(ctx.address, accountLimits.codeFromAddress, accountLimits.codeFromNetwork),
    { limit: accountLimits.codeOfPlace, subject: `${account}|${networkKey(ctx.address)}` },
    { limit: accountLimits.codeOfNumber, subject: account },
  ];
}

interface Issued {
  readonly originHash: string;
  readonly ref: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly given: GivenAccount | undefined;
}

/**
 * Whose phone a code goes to. Main and second account have one limit, which the asker is not told of: it would tell who knows one of them
 * that the other is right too.
 */
async function receiverOf(ctx: Ctx, tx: Tx, asker: Asker, given: GivenAccount | undefined) {
  if (!given) return asker.member?.id;
  const subject = given.isRight ? asker.account : given.key;
  const spent = await takeLimits(tx, ctx.now(), [{ limit: accountLimits.codeByRightAccount, subject }]);
  return given.isRight && !spent ? asker.member?.id : undefined;
}

/**
 * Puts a new code in the place of the one that was asked for here, and answers the member whose phone it goes to. Only what is asked for in
 * time counts for the limits.
 */
async function renewCode(ctx: Ctx, tx: Tx, asker: Asker, issued: Issued): Promise<string | undefined> {
  const now = ctx.now();
  const here = `${asker.account}|${networkKey(ctx.address)}`;
  const soon = await takeLimits(tx, now, [{ limit: accountLimits.codeSoon, subject: here }]);
  // A browser of the member makes others here wait, and waits for nobody.
  if (soon && asker.known !== 'device') throw sentHereSoon(soon);
  const { originHash, ref, code, expiresAt, given } = issued;
  const until = await takeLimits(tx, now, usesOf(ctx, asker, given));
  if (until) throw given || asker.known === 'device' ? enoughForToday(until) : enoughWithoutAccount(until);
  // Whoever took the limits first has written by now: the rows of limits are held until the transaction ends.
  requireWaited(await readCode(ctx, tx, asker.account, originHash), now);
  const memberId = await receiverOf(ctx, tx, asker, given);
  const fresh = {
    ref,
    codeHash: hashCode(ctx, ref, code),
    memberId: memberId ?? null,
    fromKnownDevice: asker.known !== undefined,
    createdAt: now,
    expiresAt,
    tries: 0,
    usedAt: null,
  };
  await tx.orm
    .insert(resetCode)
    .values({ agentId: ctx.agentId, account: asker.account, originHash, ...fresh })
    .onConflictDoUpdate({ target: [resetCode.agentId, resetCode.account, resetCode.originHash], set: fresh });
  await noteCodeAsked(ctx, tx, memberId);
  return memberId;
}

/**
 * Sends a one-time code to a mobile number; the sandbox prints it to the server's log. An origin has one code of a number at a time.
 * Answers alike whether or not a member has it, and sends nothing where the account is locked or closed. With a bank account it is sent
 * to who has that account alone, and answered alike to all others. Refuses 4005 with `until` before a minute has passed since the last code
 * of this origin and when enough were sent for a day; with `ref` and `expires_at` while the code of this origin lives, with `field` where
 * a bank account would help. Refuses 4010 where nothing sends messages.
 */
export const resetPassword: Verb<typeof account.resetPassword> = async ({ ctx, input }) => {
  const error = mobileError(input.username);
  if (error) throw badField('username', error);
  requireMessageChannel(ctx);
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const typed = input.bank_account_no;
  const read = typed === undefined ? undefined : readGivenAccount(ctx, asker, typed);
  // A browser of the member has limits of its own already.
  const given = asker.known === 'device' ? undefined : read;
  const originHash = codeOrigin(ctx, asker);
  requireWaited(await readCode(ctx, ctx.db, asker.account, originHash), ctx.now());
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + otpLimits.validMs);
  const issued = { originHash, ref: newRef(ctx), code: newCode(ctx), expiresAt, given };
  const renew = () => ctx.db.transact((tx) => renewCode(ctx, tx, asker, issued));
  // However much an address sends, it stands in the line of the number, or of the account that is given, once.
  const line = given ? `code|${given.key}` : `code|${asker.account}`;
  const memberId = await oneAtATime(`${line}|${asker.known ? asker.origin : networkKey(ctx.address)}`, () =>
    asker.known ? renew() : oneAtATime(line, renew),
  );
  logAccount(ctx, 'code_asked', asker.username, { ref: issued.ref, place: asker.known ?? 'elsewhere' });
  if (memberId) {
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
