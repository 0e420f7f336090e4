'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { FailureAlert } from '#components/account/fields/failure-alert.tsx';
import styles from '#components/account/fields/form.module.css';
import {
  BankDigitsField,
  bankDigitsRules,
  OtpField,
  otpRules,
} from '#components/account/forgot/code-fields.tsx';
import { ResendCode } from '#components/account/forgot/resend-code.tsx';
import { SentCodeFacts } from '#components/account/forgot/sent-code-facts.tsx';
import type { useCodeSteps } from '#components/account/forgot/use-code-steps.ts';
import { loginCopy } from '#components/account/login/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { maskMobile } from '#rules/person/mask.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

interface GivenCode {
  readonly ref: string;
  readonly otp: string;
  readonly bank_last4?: string;
}

interface ReactivationCodeProps {
  readonly username: string;
  readonly sent: SentCode;
  readonly steps: ReturnType<typeof useCodeSteps>;
  /** Logs in with the code; throws what was refused. */
  readonly onCode: (code: GivenCode) => Promise<void>;
  readonly onBack: () => void;
}

/** Fields in the order of the form. */
const names = ['otp', 'bank_last4'] as const;

/** Takes the one-time code of a login. The end of the bank account is asked for once the server wants it. */
export function ReactivationCode({ username, sent, steps, onCode, onBack }: ReactivationCodeProps) {
  const [failure, setFailure] = useState<FormFailure>();
  const [needsBank, setNeedsBank] = useState(false);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    defaultValues: { otp: '', bank_last4: '' },
  });
  const { errors, isSubmitting } = formState;
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => setFocus('otp'), [setFocus]);

  const handleLogin = handleSubmit(async ({ otp, bank_last4: digits }) => {
    setFailure(undefined);
    const bank = needsBank ? { bank_last4: normaliseTyped(digits) } : {};
    try {
      await onCode({ ref: sent.ref, otp, ...bank });
      setIsLeaving(true);
    } catch (error) {
      const failed = formFailure(error, names);
      if (failed.fields.bank_last4) setNeedsBank(true);
      for (const name of names.toReversed())
        if (failed.fields[name]) setError(name, { message: failed.fields[name] }, { shouldFocus: true });
      if (failed.message) setFailure(failed);
    }
  });
  const handleResent: typeof steps.handleSent = (number, code) => {
    resetField('otp');
    steps.handleSent(number, code);
  };
  return (
    <form method="post" className={styles.form} onSubmit={handleLogin} noValidate>
      <SentCodeFacts
        words={loginCopy.sentTo(maskMobile(username))}
        sent={sent}
        onOver={() => setError('otp', { message: copy.forgot.expired })}
      />
      {failure?.message && <FailureAlert failure={failure} onWaited={() => setFailure(undefined)} />}
      <OtpField field={register('otp', otpRules)} error={errors.otp?.message} />
      {needsBank && (
        <BankDigitsField field={register('bank_last4', bankDigitsRules)} error={errors.bank_last4?.message} />
      )}
      <SubmitButton
        fullWidth
        busy={(isSubmitting || isLeaving) && copy.login.busy}
        waits={failure?.until !== undefined}
      >
        {copy.login.submit}
      </SubmitButton>
      <ResendCode
        sent={sent}
        readNumber={async () => username}
        onSent={handleResent}
        onFailure={setFailure}
        onBankNeeded={steps.askAnew}
      />
      <Button variant="ghost" fullWidth onClick={onBack}>
        {copy.back}
      </Button>
    </form>
  );
}
