'use client';

import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { RegisterBankStep } from '#components/account/register/register-bank-step.tsx';
import { RegisterLoginStep } from '#components/account/register/register-login-step.tsx';
import { RegisterPersonStep } from '#components/account/register/register-person-step.tsx';
import { RegisterProgress } from '#components/account/register/register-progress.tsx';
import { RegisterReviewStep } from '#components/account/register/register-review-step.tsx';
import { useRegisterForm } from '#components/account/register/use-register-form.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { Registration } from '#lib/loaders/account.ts';
import styles from './register-form.module.css';

/** Registration in four steps. Every step stays in the form, so that going back finds what was typed. */
export function RegisterForm({
  minimumAge,
  texts: first,
  banks,
  referral,
  next,
}: Registration & {
  /** Page to open after the login that follows. */
  readonly next: string;
}) {
  const { form, step, heading, message, texts, isBusy, isLast, goTo, submit } = useRegisterForm(
    { referral, texts: first },
    next,
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const steps: ReactNode[] = [
    <RegisterLoginStep key="login" next={next} />,
    <RegisterPersonStep key="person" minimumAge={minimumAge} />,
    <RegisterBankStep key="bank" banks={banks} />,
    <RegisterReviewStep
      key="review"
      isShown={isLast}
      minimumAge={minimumAge}
      texts={texts}
      banks={banks}
      referral={referral}
      onEdit={goTo}
    />,
  ];
  const goText = isLast ? copy.register.submit : copy.next;

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={handleSubmit} noValidate>
        <RegisterProgress step={step} />
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span className="visually-hidden">{`${copy.register.stepOf(step + 1, steps.length)} `}</span>
          <span>{copy.register.headings[step]}</span>
        </h2>
        {message && <FormAlert>{message}</FormAlert>}
        {steps.map((content, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order
          <div key={at} className={styles.step} hidden={at !== step}>
            {content}
          </div>
        ))}
        <div className={styles.actions}>
          {step > 0 && (
            <Button variant="ghost" onClick={() => goTo(step - 1)}>
              {copy.back}
            </Button>
          )}
          <SubmitButton busy={isBusy && isLast && copy.register.busy}>{goText}</SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}
