import { errorCodes } from '#contract/error-codes.ts';
import type { MockMember } from '#mocks/core.ts';
import { MockRefusal } from '#mocks/mock.ts';

/** Asks a member for the password again. */
export function requirePassword(member: MockMember, password: string): void {
  if (member.password !== password) throw new MockRefusal(errorCodes.PASSWORD_WRONG, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
}
