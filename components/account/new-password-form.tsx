'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { maskMobile, maskOtp } from '#components/account/digit-mask.ts';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { masked } from '#components/account/masked.ts';
import { PasswordField } from '#components/account/password-field.tsx';
import { ResendCode } from '#components/account/resend-code.tsx';
import { Button } from '#components/ui/button.tsx';
import { Countdown } from '#components/ui/countdown.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormAlert } from '#components/ui/form-alert.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { otpError, passwordError } from '#contract/forms/register-fields.ts';
import { type SentCode, useResetPasswordV2 } from '#lib/api/account/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { useLocalData } from '#stores/provider.tsx';
import styles from './form.module.css';

interface NewPasswordProps {
  readonly sent: SentCode;
  readonly onResent: (sent: SentCode) => void;
  readonly onOtherNumber: () => void;
}

/** The one-time code with the new password. A wrong code keeps the password that was typed. */
export function NewPasswordForm({ sent, onResent, onOtherNumber }: NewPasswordProps) {
  const router = useRouter();
  const setNewUsername = useLocalData((state) => state.setNewUsername);
  const resetPassword = useResetPasswordV2();
  const [failure, setFailure] = useState<FormFailure>();
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm<{
    otp: string;
    password: string;
  }>();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  useEffect(() => setFocus('otp'), [setFocus]);

  const handleSave = handleSubmit(async ({ otp, password }) => {
    setFailure(undefined);
    try {
      await resetPassword.mutateAsync({ username: sent.username, ref: sent.ref, otp, password });
      setNewUsername(sent.username);
      toast(copy.forgot.done, { variant: 'success' });
      router.replace(paths.login);
    } catch (error) {
      const failed = formFailure(error, ['otp', 'password']);
      for (const name of ['password', 'otp'] as const) {
        if (failed.fields[name]) setError(name, { message: failed.fields[name] }, { shouldFocus: true });
      }
      if (failed.message) setFailure(failed);
    }
  });
  const handleResent = (code: SentCode) => {
    resetField('otp');
    setFocus('otp');
    onResent(code);
  };

  return (
    <form method="post" className={styles.form} onSubmit={handleSave} noValidate>
      <div className={styles.sent}>
        <p>{copy.forgot.sentTo(maskMobile(sent.username))}</p>
        <p>
          {copy.forgot.ref} <strong>{sent.ref}</strong>
        </p>
        <p>
          {copy.forgot.validFor}{' '}
          <Countdown
            key={sent.ref}
            until={sent.expires_at}
            onEnd={() => setError('otp', { message: copy.forgot.expired })}
          />
        </p>
      </div>
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <Field
        label={copy.forgot.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        className={styles.otp}
        error={errors.otp?.message}
        {...masked(register('otp', { validate: (typed) => otpError(typed) ?? true }), maskOtp)}
      />
      <PasswordField
        label={copy.forgot.newPassword}
        autoComplete="new-password"
        hint={copy.register.passwordHint}
        error={errors.password?.message}
        {...register('password', { validate: (typed) => passwordError(typed) ?? true })}
      />
      <p className={styles.note}>{copy.forgot.sessionsEnded}</p>
      <SubmitButton fullWidth busy={isSubmitting || (isSubmitSuccessful && !failure && !errors.otp)}>
        {isSubmitting ? copy.forgot.busy : copy.forgot.submit}
      </SubmitButton>
      <ResendCode sent={sent} onResent={handleResent} onFailure={setFailure} />
      <Button variant="ghost" fullWidth onClick={onOtherNumber}>
        {copy.forgot.otherNumber}
      </Button>
    </form>
  );
}
