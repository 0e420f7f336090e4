'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { bankDigits, otpDigits } from '#components/account/fields/digit-mask.ts';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import { Field } from '#components/ui/form/field.tsx';
import { otpError } from '#rules/person/register-fields.ts';

interface CodeFieldProps {
  /** As the form registers it, with the rules that stand here. */
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

export const otpRules = { validate: (typed: string | undefined) => otpError(typed ?? '') ?? true };
export const bankDigitsRules = { pattern: { value: /^\d{4}$/, message: copy.forgot.bankDigitsBad } };

/** The one-time code, as a phone fills it in. It has no `maxLength`, which would cut a pasted message before the code in it. */
export function OtpField({ field, error }: CodeFieldProps) {
  return (
    <Field
      label={copy.forgot.otp}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={styles.otp}
      error={error}
      {...masked(field, otpDigits)}
    />
  );
}

/** The end of the bank account, where the server wants it beside the code. */
export function BankDigitsField({ field, error }: CodeFieldProps) {
  return (
    <Field
      label={copy.forgot.bankDigits}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      {...masked(field, bankDigits)}
    />
  );
}
