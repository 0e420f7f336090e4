import { logAccount } from '#backend/areas/account/account-log.ts';
import { fittingStep } from '#backend/areas/account/rules/totp.ts';
import { type CodeGiver, countTry } from '#backend/areas/account/second-factor/count-try.ts';
import { hashRecoveryCode, plainRecoveryCode } from '#backend/areas/account/second-factor/recovery-codes.ts';
import { openSecret } from '#backend/areas/account/second-factor/seal-secret.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { PasswordAsker } from '#backend/core/session/ask-password.ts';
import { Refusal } from '#backend/refusal.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

const find: Statement = {
  name: 'second_factor_find',
  text: `SELECT secret FROM second_factor WHERE member_id = $1::uuid AND on_since IS NOT NULL`,
};
/** Of tries at the same time with one code the first takes it. */
const takeStep: Statement = {
  name: 'second_factor_take_step',
  text: `
    UPDATE second_factor SET last_step = $2::int
    WHERE member_id = $1::uuid AND on_since IS NOT NULL AND (last_step IS NULL OR last_step < $2::int) RETURNING 1`,
};
const takeRecovery: Statement = {
  name: 'second_factor_take_recovery',
  text: `
    UPDATE second_factor SET recovery_codes = array_remove(recovery_codes, $2::text)
    WHERE member_id = $1::uuid AND on_since IS NOT NULL AND $2::text = ANY(recovery_codes) RETURNING 1`,
};

export function wrongSecondFactor(): Refusal {
  return new Refusal('SECOND_FACTOR_WRONG', 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว กรุณารอรหัสถัดไปจากแอป', {
    field: 'second_factor',
  });
}

/** A recovery code has 50 bits: it needs no count of its own, and helps who has none of the other tries left. */
async function takeCode(ctx: PasswordAsker, giver: CodeGiver, sealed: string, typed: string) {
  const { memberId } = giver;
  if (plainRecoveryCode(typed) !== undefined) {
    const hash = hashRecoveryCode(ctx, memberId, typed);
    return ctx.db.transact(async (tx) => {
      const taken = await tx.query(takeRecovery, [memberId, hash]);
      if (taken.length > 0) await noteForMember(ctx, tx, memberId, 'recovery_code_used');
      return taken.length > 0;
    });
  }
  return countTry(ctx, giver, async () => {
    const secret = openSecret(ctx, memberId, sealed);
    if (!secret) ctx.log.error({ memberId }, 'the secret of a second factor does not open with this key');
    const step = secret && fittingStep(secret, normaliseTyped(typed).replace(/\s/g, ''), ctx.now());
    return step !== undefined && (await ctx.db.query(takeStep, [memberId, step])).length > 0;
  });
}

/**
 * Asks for the second factor of a member who has one: a code of the app, each once, or a recovery code. Answers whether
 * there is one. Refuses 4011 without a code, 4012 for a wrong one, 4002 after too many.
 */
export async function requireSecondFactor(
  ctx: PasswordAsker,
  giver: CodeGiver,
  typed: string | undefined,
): Promise<boolean> {
  const [row] = await ctx.db.query<{ secret: string }>(find, [giver.memberId]);
  if (!row) return false;
  if (!typed)
    throw new Refusal('SECOND_FACTOR_NEEDED', 'กรุณากรอกรหัสยืนยันจากแอป Authenticator', {
      field: 'second_factor',
    });
  if (await takeCode(ctx, giver, row.secret, typed)) return true;
  logAccount(ctx, 'second_factor_wrong', giver.username, { place: giver.origin.split(':')[0] });
  throw wrongSecondFactor();
}
