'use client';

import { useEffect } from 'react';
import { copy } from '#components/account/copy.ts';
import { checkNewPassword, loadCommonPasswords } from '#components/account/fields/check-new-password.ts';
import { groupMobile } from '#components/account/fields/digit-mask.ts';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import {
  BankDigitsField,
  bankDigitsRules,
  OtpField,
  otpRules,
} from '#components/account/forgot/code-fields.tsx';
import { ResendCode } from '#components/account/forgot/resend-code.tsx';
import { SentCodeFacts } from '#components/account/forgot/sent-code-facts.tsx';
import type { AskFailure } from '#components/account/forgot/use-ask-code.ts';
import { useNewPassword } from '#components/account/forgot/use-new-password.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { mobileError } from '#rules/person/mobile.ts';

interface NewPasswordProps {
  readonly sent: SentCode;
  /** Page to open after the login that follows. */
  readonly next: string;
  readonly onSent: (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => void;
  readonly onDone: () => void;
  readonly onOtherNumber: () => void;
  readonly onBankNeeded: (failure: AskFailure) => void;
}

/** The one-time code with the new password. A wrong code keeps the password that was typed. */
export function NewPasswordForm({
  sent,
  next,
  onSent,
  onDone,
  onOtherNumber,
  onBankNeeded,
}: NewPasswordProps) {
  const { form, save, failure, setFailure, needsBank, readNumber } = useNewPassword({ sent, next, onDone });
  const { register, setError, setFocus, resetField, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isUnknown = sent.username === null;
  useEffect(() => setFocus(isUnknown ? 'username' : 'otp'), [setFocus, isUnknown]);

  const handleResent: NewPasswordProps['onSent'] = (username, code) => {
    resetField('otp');
    onSent(username, code);
  };
  return (
    <form method="post" className={styles.form} onSubmit={save} noValidate>
      <SentCodeFacts
        words={copy.forgot.sentTo(sent.username ? groupMobile(sent.username) : sent.mobile)}
        sent={sent}
        onOver={() => setError('otp', { message: copy.forgot.expired })}
      />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      {isUnknown && (
        <Field
          label={copy.username}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          hint={copy.forgot.numberAgain}
          placeholder={copy.usernamePlaceholder}
          error={errors.username?.message}
          {...masked(register('username', { validate: (typed) => mobileError(typed) ?? true }), groupMobile)}
        />
      )}
      <OtpField field={register('otp', otpRules)} error={errors.otp?.message} />
      {needsBank && (
        <BankDigitsField field={register('bank_last4', bankDigitsRules)} error={errors.bank_last4?.message} />
      )}
      <PasswordField
        label={copy.forgot.newPassword}
        autoComplete="new-password"
        hint={copy.register.passwordHint}
        error={errors.password?.message}
        onFocus={loadCommonPasswords}
        {...register('password', {
          validate: async (typed) => (await checkNewPassword(typed)) ?? true,
          onBlur: () => form.getValues('password') !== '' && form.trigger('password'),
        })}
      />
      <p className={styles.note}>{copy.forgot.sessionsEnded}</p>
      <SubmitButton
        fullWidth
        busy={
          (isSubmitting || (isSubmitSuccessful && !failure && Object.keys(errors).length === 0)) &&
          copy.forgot.busy
        }
      >
        {copy.forgot.submit}
      </SubmitButton>
      <ResendCode
        sent={sent}
        readNumber={readNumber}
        onSent={handleResent}
        onFailure={setFailure}
        onBankNeeded={onBankNeeded}
      />
      <Button variant="ghost" fullWidth onClick={onOtherNumber}>
        {copy.forgot.otherNumber}
      </Button>
    </form>
  );
}
