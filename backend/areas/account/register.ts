import { logAccount } from '#backend/areas/account/account-log.ts';
import { createMember } from '#backend/areas/account/create-member.ts';
import { findKnownDevice, noteKnownDevices } from '#backend/areas/account/known-devices/known-devices.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { newPasswordError } from '#backend/areas/account/password/require-new-password.ts';
import { requireBank } from '#backend/areas/account/require-bank.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { networkKey } from '#backend/core/limits/caller-keys.ts';
import { numberKey, usesFrom } from '#backend/core/limits/subject.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { plainAffiliateCode } from '#rules/affiliate/affiliate-code.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { registerErrors } from '#rules/person/register-fields.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** The invitation code of a registration as it is stored; the audit compares the invitation with it. */
function codeOf(ref = ''): string | undefined {
  return plainAffiliateCode(ref) ?? (/^[A-Za-z0-9]{3,20}$/.test(ref) ? ref : undefined);
}

/**
 * Opens a member account. 422 with the message per field; refuses 4006, 4007 and 4017, and 429 after many
 * registrations from one address. It starts no session.
 */
export const register: Verb<typeof account.register> = async ({ ctx, input }) => {
  const fields = registerErrors(input, bangkokDate(ctx.now()));
  const weak = newPasswordError(input.password);
  if (weak) fields.password ??= weak;
  if (Object.keys(fields).length > 0) throw new HttpRefusal(422, 'กรุณาตรวจสอบข้อมูลอีกครั้ง', { fields });
  await requireBank(ctx, input.bank_code);
  // Before the password is hashed, which costs more than everything else here.
  const number = numberKey(ctx, normaliseMobile(input.username));
  await requireLimits(ctx.db, ctx.now(), [
    ...usesFrom(ctx.address, accountLimits.registerFromAddress, accountLimits.registerFromNetwork),
    { limit: accountLimits.registerOfPlace, subject: `${number}|${networkKey(ctx.address)}` },
    { limit: accountLimits.registerOfNumber, subject: number },
  ]);
  const { memberId, username } = await createMember(ctx, {
    username: input.username,
    password: input.password,
    firstName: input.first_name,
    lastName: input.last_name,
    birthDate: input.birth_date,
    bankCode: input.bank_code,
    bankAccountNo: input.bank_account_no,
    isOfferedLimits: true,
    consents: input.consents,
    andThen: async (tx, made) => {
      const { ref: code } = input;
      if (code === undefined) return;
      const knownAs = (inviterId: string) => findKnownDevice({ ...ctx, db: tx }, inviterId);
      await ctx.ports.noteReferral(ctx, tx, { ...made, agentId: ctx.agentId, code, knownAs });
    },
    referredBy: codeOf(input.ref),
  });
  await noteKnownDevices(ctx, ctx.db, memberId);
  logAccount(ctx, 'registered', username);
  return { username };
};
