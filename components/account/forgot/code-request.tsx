'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { groupBankAccount, groupMobile } from '#components/account/fields/digit-mask.ts';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import { type AskFailure, useAskCode } from '#components/account/forgot/use-ask-code.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { anyAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

interface CodeRequestProps {
  /** Number that is known already, or empty. */
  readonly username: string;
  /** True where that number is the one, and is not asked for. */
  readonly isSettled?: boolean;
  /** A code that was sent before and still lives. */
  readonly live: SentCode | undefined;
  /** What was told where the code was to be sent again, and asks for the bank account. */
  readonly refused?: AskFailure | undefined;
  readonly onLive: () => void;
  readonly onSent: (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => void;
}

interface CodeFields {
  username: string;
  bank_account_no: string;
}

/** Fields in the order of the form. */
const names = ['username', 'bank_account_no'] as const;

/** Asks for a one-time code; within a minute of the last one the time to wait is shown, and the bank account asked for once the server wants it. */
export function CodeRequest({
  username,
  isSettled = false,
  live,
  refused,
  onLive,
  onSent,
}: CodeRequestProps) {
  const { ask } = useAskCode(onSent);
  const [failure, setFailure] = useState(refused);
  const [needsBank, setNeedsBank] = useState(refused !== undefined);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeFields>({
    defaultValues: username ? { username: groupMobile(username) } : undefined,
  });
  const { errors, isSubmitting } = formState;
  const isWaiting = failure?.until !== undefined && !failure.asksForBank;
  useEffect(() => {
    if (needsBank) setFocus('bank_account_no');
  }, [needsBank, setFocus]);

  const handleSend = handleSubmit(async (typed) => {
    setFailure(undefined);
    const failed = await ask(
      isSettled ? username : normaliseMobile(typed.username),
      needsBank ? normaliseAccountNo(typed.bank_account_no) : undefined,
    );
    if (failed?.asksForBank) setNeedsBank(true);
    const field = names.find((name) => failed?.fields[name]);
    if (field) setError(field, { message: failed?.fields[field] }, { shouldFocus: true });
    else setFailure(failed);
  });

  return (
    <form method="post" className={styles.form} onSubmit={handleSend} noValidate>
      {failure && (
        <FormAlert>
          <span>{failure.message}</span>
          {failure.until && !failure.asksForBank && (
            <p className={styles.wait}>
              <span>{`${copy.forgot.waitToSend} `}</span>
              <Countdown until={failure.until} onEnd={() => setFailure(undefined)} />
            </p>
          )}
        </FormAlert>
      )}
      {!isSettled && (
        <Field
          label={copy.username}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder={copy.usernamePlaceholder}
          error={errors.username?.message}
          {...masked(register('username', { validate: (typed) => mobileError(typed) ?? true }), groupMobile)}
        />
      )}
      {needsBank && (
        <Field
          label={copy.forgot.bankAccount}
          inputMode="numeric"
          autoComplete="off"
          hint={copy.forgot.bankAccountHint}
          error={errors.bank_account_no?.message}
          {...masked(
            register('bank_account_no', {
              validate: (typed) => anyAccountNoError(typed) ?? true,
              // Another account may be asked with at once.
              onChange: () => setFailure(undefined),
            }),
            groupBankAccount,
          )}
        />
      )}
      <SubmitButton fullWidth busy={isSubmitting && copy.forgot.sending} waits={isWaiting}>
        {copy.forgot.send}
      </SubmitButton>
      {live && (
        <Button variant="secondary" fullWidth onClick={onLive}>
          {copy.forgot.enterSent(live.ref)}
        </Button>
      )}
    </form>
  );
}
