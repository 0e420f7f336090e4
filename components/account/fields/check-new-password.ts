import type { FieldError } from '#rules/person/field-error.ts';
import { type OwnWords, passwordError } from '#rules/person/new-password.ts';

/** So long a form waits for the list of common passwords; the server has it too. */
const PATIENCE_MS = 3_000;

/** Loads the list of common passwords, with the first look at a field for a new one: no page carries it. */
export const loadCommonPasswords = () => import('#rules/person/common-password.ts').catch(() => undefined);

/** What is wrong with a new password, also that many people have it. It is looked at here alone: nothing of it is sent. */
export async function checkNewPassword(typed: string, own?: OwnWords): Promise<FieldError> {
  const wrong = passwordError(typed, own);
  if (wrong) return wrong;
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const rule = await Promise.race([loadCommonPasswords(), tooLong]);
  return rule?.commonPasswordError(typed);
}
