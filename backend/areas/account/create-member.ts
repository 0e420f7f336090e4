import { writeConsents } from '#backend/areas/account/consent/write-consents.ts';
import { bankAccountTaken, lockAccount, requireFreeAccount } from '#backend/areas/account/free-account.ts';
import { hashPassword } from '#backend/areas/account/password/password.ts';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { errorCode } from '#backend/core/db/retry.ts';
import { openMemberAccounts } from '#backend/core/ledger/accounts.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { outdatedConsent } from '#contract/account/consent-refusals.ts';
import type { Agreed } from '#contract/account/consents.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { normaliseName } from '#rules/person/name.ts';

export interface MadeMember {
  readonly memberId: string;
  readonly username: string;
  readonly bankAccountNo: string;
  readonly at: Date;
}

export interface NewMember {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly referredBy?: string | undefined;
  /** Texts that were agreed to, each in the version that was read; without them those that hold. */
  readonly consents?: readonly Agreed[] | undefined;
  /** Does more for the member in the transaction of the registration. */
  readonly andThen?: (tx: Tx, made: MadeMember) => Promise<void>;
  /** False for one whom nobody asks whether to limit anything. */
  readonly isOfferedLimits: boolean;
}

const UNIQUE_VIOLATION = '23505';

/** Name of the unique index that an insert ran into. */
function violated(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return violated(error.cause);
}

const numberTaken = () => new Refusal('USERNAME_TAKEN', 'เบอร์มือถือนี้เป็นสมาชิกอยู่แล้ว', { field: 'username' });

/**
 * Opens a member with empty wallets, in one transaction. The fields were checked by the caller. Refuses 4006 and 4007
 * when the mobile number or the bank account, as main or second one, belongs to a member already, also when two come at the same
 * time, and 4017 when a text that was agreed to holds no more. Those of
 * somebody who is excluded are taken too, in the same words: who excluded themselves is nobody else's to know.
 */
export async function createMember(
  services: Pick<Ctx, 'db' | 'random' | 'clock' | 'agentId'>,
  one: NewMember,
): Promise<{ memberId: string; username: string }> {
  const { db, random, clock, agentId } = services;
  const passwordHash = await hashPassword(one.password, 'newcomer');
  const memberId = random.uuid();
  const username = normaliseMobile(one.username);
  const now = clock.now();
  try {
    await db.transact(async (tx) => {
      const bankAccountNo = normaliseAccountNo(one.bankAccountNo);
      const account = { agentId, bankCode: one.bankCode, accountNo: bankAccountNo };
      await lockAccount(tx, account);
      await tx.orm.insert(member).values({
        id: memberId,
        agentId,
        username,
        passwordHash,
        firstName: normaliseName(one.firstName),
        lastName: normaliseName(one.lastName),
        birthDate: one.birthDate,
        bankCode: one.bankCode,
        bankAccountNo,
        referredBy: one.referredBy ?? null,
        createdAt: now,
        limitsOfferedAt: one.isOfferedLimits ? null : now,
      });
      await requireFreeAccount(tx, account, memberId);
      if (!(await writeConsents(tx, { agentId, memberId, at: now }, one.consents)))
        throw new Refusal('CONSENT_OUTDATED', outdatedConsent);
      await openMemberAccounts(tx.orm, { agentId, memberId, uuid: random.uuid });
      await one.andThen?.(tx, { memberId, username, bankAccountNo, at: now });
    });
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw violated(error) === 'member_bank_account' ? bankAccountTaken() : numberTaken();
  }
  return { memberId, username };
}
