import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { birthDateError } from './age.ts';
import { bankAccountNoError, bankCodeError } from './bank-account.ts';
import type { FieldError } from './field-error.ts';
import { mobileError } from './mobile.ts';
import { firstNameError, lastNameError } from './name.ts';
import { passwordError } from './new-password.ts';

/** One-time code: six digits. */
export function otpError(typed: string): FieldError {
  const code = normaliseTyped(typed.trim());
  if (code === '') return 'กรุณากรอกรหัส OTP';
  if (!/^\d{6}$/.test(code)) return 'รหัส OTP ต้องเป็นตัวเลข 6 หลัก';
}

/** The terms have to be accepted. */
export function termsError(accepted: boolean): FieldError {
  if (!accepted) return 'กรุณายอมรับข้อกำหนดและนโยบายก่อนสมัคร';
}

/** The fields of a registration, as the call sends them. */
interface RegisterForm {
  readonly username: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly accept_terms: boolean;
}

/** Every error of a registration by field; empty when it can be sent. `today` is the day in Bangkok. */
export function registerErrors(form: RegisterForm, today: string): Record<string, string> {
  const errors: Record<keyof RegisterForm, FieldError> = {
    username: mobileError(form.username),
    password: passwordError(form.password, {
      username: form.username,
      firstName: form.first_name,
      lastName: form.last_name,
    }),
    first_name: firstNameError(form.first_name),
    last_name: lastNameError(form.last_name),
    birth_date: birthDateError(form.birth_date, today),
    bank_code: bankCodeError(form.bank_code),
    bank_account_no: bankAccountNoError(form.bank_code, form.bank_account_no),
    accept_terms: termsError(form.accept_terms),
  };
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
