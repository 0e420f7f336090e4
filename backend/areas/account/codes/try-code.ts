import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { findCode, lockCodes, ofAccount } from '#backend/areas/account/codes/code-row.ts';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import { hashCode } from '#backend/areas/account/codes/one-time-code.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { type CodeRow, isLive, mayUse } from '#backend/areas/account/rules/live-code.ts';
import { resetCode } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { networkKey } from '#backend/core/limits/caller-keys.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { giveBackLimits, takeLimits, type Use } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { otpLimits } from '#contract/constants.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

/** How many digits of the bank account are asked for. */
export const BANK_DIGITS = 4;

export interface CodeTry {
  readonly ref: string;
  readonly code: string;
  /** Last four digits of the registered bank account, when they were asked for. */
  readonly bankDigits: string | undefined;
}

export function codeIsOver(): Refusal {
  return new Refusal('OTP_EXPIRED', 'รหัส OTP หมดอายุหรือใช้ไปแล้ว กรุณาขอรหัสใหม่');
}

function enough(until: Date): Refusal {
  return new Refusal('OTP_COOLDOWN', 'กรอกรหัสผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', { until: until.toISOString() });
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Limits that a wrong try uses up beside that of the site: a known device its own, a stranger those of the address, and of the
 * number unless it is the first try of a code. So others' wrong tries keep nobody from the code that was just sent.
 */
function usesOf(ctx: Ctx, asker: Asker): { own: Use[]; ofAll: Use[] } {
  const own: Use = { limit: accountLimits.wrongCodeOfMember, subject: `${asker.account}|${asker.origin}` };
  if (asker.known === 'device') return { own: [own], ofAll: [] };
  if (asker.known) {
    const address = { limit: accountLimits.wrongCodeFromKnownAddress, subject: ctx.address };
    return { own: [address, own], ofAll: [] };
  }
  return {
    own: [
      ...usesFrom(ctx.address, accountLimits.wrongCodeFromAddress, accountLimits.wrongCodeFromNetwork),
      { limit: accountLimits.wrongCodeOfPlace, subject: `${asker.account}|${networkKey(ctx.address)}` },
    ],
    ofAll: [{ limit: accountLimits.wrongCodeOfNumber, subject: asker.account }],
  };
}

const ON_SITE: Use = { limit: accountLimits.wrongCodeOnSite, subject: 'all' };

/**
 * What a try may use up, taken before anything is compared. From a browser that the member logged in with before, the
 * code is enough. For everybody else it is enough while the site has few wrong tries a day; then the digits of the bank
 * account are asked for as well, and until they come a right code is answered like a wrong one.
 */
async function takeTry(ctx: Ctx, tx: Tx, asker: Asker, given: CodeTry, isFirst: boolean): Promise<Use[]> {
  const now = ctx.now();
  const needsMore = asker.known !== 'device' && given.bankDigits === undefined;
  if (needsMore && (await takeLimits(tx, now, [ON_SITE]))) {
    throw new Refusal('BANK_DIGITS_NEEDED', 'เพื่อความปลอดภัย กรุณากรอกเลขท้าย 4 หลักของบัญชีธนาคารที่ลงทะเบียนไว้', {
      field: 'bank_last4',
    });
  }
  const { own, ofAll } = usesOf(ctx, asker);
  const site = needsMore ? [ON_SITE] : [];
  const until = await takeLimits(tx, now, [...own, ...ofAll]);
  if (!until) return [...site, ...own, ...ofAll];
  const untilOwn = isFirst ? await takeLimits(tx, now, own) : until;
  if (untilOwn) throw enough(untilOwn);
  return [...site, ...own];
}

const canTry = (ctx: Ctx, asker: Asker, row: CodeRow) =>
  isLive(row, ctx.now()) && mayUse(row, asker.known !== undefined);

/** Compares in the transaction; a wrong try answers how many are left, a right one whose code it was. */
async function compare(ctx: Ctx, tx: Tx, asker: Asker, given: CodeTry) {
  const row = (await lockCodes(ctx, tx, asker.account)).find(({ ref }) => ref === given.ref);
  if (!row || !canTry(ctx, asker, row)) throw codeIsOver();
  const uses = await takeTry(ctx, tx, asker, given, row.tries === 0);
  const codeFits = same(hashCode(ctx, given.ref, given.code), row.codeHash);
  const digits = asker.member?.bankAccountNo.slice(-BANK_DIGITS) ?? '';
  const asked = asker.known !== 'device' && given.bankDigits !== undefined;
  const digitsFit = !asked || same(normaliseTyped(given.bankDigits ?? ''), digits);
  if (codeFits && digitsFit && row.memberId !== null && row.memberId === asker.member?.id) {
    await giveBackLimits(tx, uses);
    return { memberId: row.memberId };
  }
  const tries = row.tries + 1;
  await tx.orm
    .update(resetCode)
    .set({ tries })
    .where(and(ofAccount(ctx, asker.account), eq(resetCode.originHash, row.originHash)));
  return { triesLeft: otpLimits.tries - tries, asked };
}

/**
 * Tries a one-time code and answers the member whose it is. Throws 4003 for a wrong one, 4004 when it is over, 4005 with
 * `until` after too many wrong ones, 4009 when digits of the bank account are needed too.
 */
export async function tryCode(ctx: Ctx, asker: Asker, given: CodeTry): Promise<string> {
  const found = await findCode(ctx, asker.account, given.ref);
  if (!found || !canTry(ctx, asker, found)) throw codeIsOver();
  const look = () => ctx.db.transact((tx) => compare(ctx, tx, asker, given));
  // Strangers share the limit of the site; one at a time they do not fill the pool while they wait for its row, and each
  // address stands in their line once.
  const subject = asker.known ? `try|${asker.account}|${asker.origin}` : `try|${networkKey(ctx.address)}`;
  const result = await oneAtATime(subject, () => (asker.known ? look() : oneAtATime('try|strangers', look)));
  if (result.memberId !== undefined) return result.memberId;
  logAccount(ctx, 'code_wrong', asker.username, { ref: given.ref, place: asker.known ?? 'elsewhere' });
  const message = result.asked ? 'รหัส OTP หรือเลขท้ายบัญชีไม่ถูกต้อง' : 'รหัส OTP ไม่ถูกต้อง';
  throw new Refusal('OTP_WRONG', message, { tries_left: result.triesLeft });
}
