import { badField } from '#backend/refusal.ts';
import { commonPasswordError } from '#rules/person/common-password.ts';
import { type OwnWords, passwordError } from '#rules/person/new-password.ts';

/** What is wrong with a password that somebody wants to have, in Thai. */
export function newPasswordError(password: string, own?: OwnWords): string | undefined {
  return passwordError(password, own) ?? commonPasswordError(password);
}

/** Throws 422 at `password` for one that is too weak. */
export function requireNewPassword(password: string, own?: OwnWords): void {
  const error = newPasswordError(password, own);
  if (error) throw badField('password', error);
}
