import { errorCodes } from '#contract/error-codes.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';

/** What the app of every mock member shows, again and again: here a code stays good. */
export const APP_CODE = '123456';
export const RECOVERY_CODES: readonly string[] = Array.from(
  { length: 10 },
  (_, at) => `MOCK${'ABCDEFGHJK'[at]}-CODES`,
);

export function wrongSecondFactor(): MockRefusal {
  return new MockRefusal(errorCodes.SECOND_FACTOR_WRONG, 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว กรุณารอรหัสถัดไปจากแอป', {
    field: 'second_factor',
  });
}

/** Asks for the second factor of a member who has one; a recovery code is good once. Answers whether there is one. */
export function requireSecondFactor(
  world: CoreWorld,
  member: MockMember,
  typed: string | undefined,
): boolean {
  const { secondFactor } = member;
  if (!secondFactor?.since) return false;
  if (!typed)
    throw new MockRefusal(errorCodes.SECOND_FACTOR_NEEDED, 'กรุณากรอกรหัสยืนยันจากแอป Authenticator', {
      field: 'second_factor',
    });
  if (typed === APP_CODE) return true;
  const left = secondFactor.recoveryCodes.filter((code) => code !== typed.toUpperCase());
  if (left.length === secondFactor.recoveryCodes.length) throw wrongSecondFactor();
  secondFactor.recoveryCodes = left;
  noteFor(world, member, 'recovery_code_used');
  return true;
}
