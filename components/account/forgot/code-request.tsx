'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import type { FormFailure } from '#components/account/failures.ts';
import { groupMobile } from '#components/account/fields/digit-mask.ts';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import { useAskCode } from '#components/account/forgot/use-ask-code.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

interface CodeRequestProps {
  /** Number that is known already, or empty. */
  readonly username: string;
  /** A code that was sent before and still lives. */
  readonly live: SentCode | undefined;
  readonly onLive: () => void;
  readonly onSent: (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => void;
}

/** Asks for a one-time code; within a minute of the last one the time to wait is shown. */
export function CodeRequest({ username, live, onLive, onSent }: CodeRequestProps) {
  const { ask } = useAskCode(onSent);
  const [failure, setFailure] = useState<FormFailure>();
  const { register, handleSubmit, setError, formState } = useForm<{ username: string }>({
    defaultValues: username ? { username: groupMobile(username) } : undefined,
  });
  const { errors, isSubmitting } = formState;

  const handleSend = handleSubmit(async (typed) => {
    setFailure(undefined);
    const failed = await ask(normaliseMobile(typed.username));
    if (failed?.fields.username)
      setError('username', { message: failed.fields.username }, { shouldFocus: true });
    else setFailure(failed);
  });

  return (
    <form method="post" className={styles.form} onSubmit={handleSend} noValidate>
      {failure && (
        <FormAlert>
          <span>{failure.message}</span>
          {failure.until && (
            <p className={styles.wait}>
              <span>{`${copy.forgot.waitToSend} `}</span>
              <Countdown until={failure.until} onEnd={() => setFailure(undefined)} />
            </p>
          )}
        </FormAlert>
      )}
      <Field
        label={copy.username}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        placeholder={copy.usernamePlaceholder}
        error={errors.username?.message}
        {...masked(register('username', { validate: (typed) => mobileError(typed) ?? true }), groupMobile)}
      />
      <SubmitButton fullWidth busy={isSubmitting && copy.forgot.sending} waits={failure?.until !== undefined}>
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
