import { copy } from '#components/account/copy.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { ApiRefusal, isUnknown, messageOf } from '#lib/api/errors.ts';

/** What a form shows after a failure: a message at the form, messages at fields, and until when to wait (ISO). */
export interface FormFailure {
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly until: string | undefined;
}

const fieldOfCode: Readonly<Record<number, string>> = {
  [errorCodes.USERNAME_TAKEN]: 'username',
  [errorCodes.PASSWORD_WRONG]: 'current_password',
  [errorCodes.BANK_ACCOUNT_TAKEN]: 'bank_account_no',
  [errorCodes.ENGLISH_NAME_SET]: 'english_name',
  [errorCodes.ENGLISH_NAME_UNLIKE]: 'english_name',
  [errorCodes.OTP_WRONG]: 'otp',
  [errorCodes.OTP_EXPIRED]: 'otp',
  [errorCodes.SECOND_FACTOR_NEEDED]: 'second_factor',
  [errorCodes.SECOND_FACTOR_WRONG]: 'second_factor',
  [errorCodes.BANK_DIGITS_NEEDED]: 'bank_last4',
};

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** All that a failure says, for where its form is gone. */
export function failureWords({ message, fields }: FormFailure): string {
  return [message, ...Object.values(fields)].filter(Boolean).join(' ');
}

/** Reads any failure of an account call. `known` are the fields of the form; a failure of no known field is shown above the form. */
export function formFailure(error: unknown, known: readonly string[]): FormFailure {
  if (!(error instanceof ApiRefusal)) {
    const hint = isUnknown(error) ? ` ${copy.unknownOutcome}` : '';
    return { message: `${messageOf(error)}${hint}`, fields: {}, until: undefined };
  }
  const field = fieldOfCode[error.code];
  const told = field ? { [field]: error.message } : textsOf(error.facts.fields);
  const fields = Object.fromEntries(Object.entries(told).filter(([name]) => known.includes(name)));
  const until = error.facts.until ?? error.facts.resend_at;
  return {
    message: Object.keys(fields).length > 0 ? undefined : error.message,
    fields,
    until: typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined,
  };
}
