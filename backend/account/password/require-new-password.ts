import { isCommonPassword } from '#backend/account/rules/common-password.ts';
import { badField } from '#backend/refusal.ts';
import { type OwnWords, passwordError } from '#rules/person/new-password.ts';

/** What is wrong with a password that somebody wants to have, in Thai; the list of common ones is kept here alone. */
export function newPasswordError(password: string, own?: OwnWords): string | undefined {
  const error = passwordError(password, own);
  if (error) return error;
  if (isCommonPassword(password)) return 'รหัสผ่านนี้มีคนใช้บ่อยและเดาง่าย กรุณาตั้งรหัสอื่น';
}

/** Throws 422 at `password` for one that is too weak. */
export function requireNewPassword(password: string, own?: OwnWords): void {
  const error = newPasswordError(password, own);
  if (error) throw badField('password', error);
}
