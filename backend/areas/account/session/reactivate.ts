import { logAccount } from '#backend/areas/account/account-log.ts';
import { lockCodes, ofAccount } from '#backend/areas/account/codes/code-row.ts';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import { codeIsOver, tryCode } from '#backend/areas/account/codes/try-code.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { isInactive } from '#backend/areas/account/session/is-inactive.ts';
import { resetCode } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Ctx } from '#backend/ctx.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { Calls } from '#contract/calls.ts';
import { otpError } from '#rules/person/register-fields.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

type Given = Pick<Calls['POST /api/login']['request'], 'ref' | 'otp' | 'bank_last4'>;

/**
 * Asks for a one-time code to the number of an account that nobody used for long, and answers the reference of the right one.
 * Refuses 4021 without, 422 for what is no code, and as `tryCode`. Asked after the right password alone.
 */
export async function requireCode(ctx: Ctx, asker: Asker, { ref, otp, bank_last4 }: Given): Promise<string> {
  if (!ref || !otp)
    throw new Refusal('ACCOUNT_INACTIVE', 'บัญชีนี้ไม่ได้ใช้งานมานาน กรุณายืนยันด้วยรหัส OTP ที่ส่งไปเบอร์มือถือที่ลงทะเบียนไว้', {
      field: 'otp',
    });
  const problem = otpError(otp);
  if (problem) throw badField('otp', problem);
  await tryCode(ctx, asker, {
    ref,
    code: normaliseTyped(otp.trim()),
    bankDigits: bank_last4?.trim() || undefined,
  });
  return ref;
}

/**
 * Notes that the account is used again and ends the codes of its number, in the transaction in which the session begins. Throws 4004 for a
 * code that was used meanwhile, unless by a login that has reactivated the account with it.
 */
export async function reactivate(
  ctx: Ctx,
  tx: Tx,
  asker: Asker,
  { memberId, codeRef }: { readonly memberId: string; readonly codeRef: string | undefined },
): Promise<void> {
  if (codeRef !== undefined) {
    const codes = await lockCodes(ctx, tx, asker.account);
    if (codes.find(({ ref }) => ref === codeRef)?.usedAt !== null) {
      if (await isInactive(tx, memberId, ctx.now())) throw codeIsOver();
      return;
    }
    await tx.orm.update(resetCode).set({ usedAt: ctx.now() }).where(ofAccount(ctx, asker.account));
  }
  await noteForMember(ctx, tx, memberId, 'account_reactivated');
}

/** Says it to the log and to the phone, whose owner may not be who logged in. */
export function tellReactivated(ctx: Ctx, username: string): void {
  logAccount(ctx, 'reactivated', username);
  sendMessage(ctx, username, 'มีการเข้าสู่ระบบบัญชีที่ไม่ได้ใช้งานมานาน หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
}
