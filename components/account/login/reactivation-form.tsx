'use client';

import { copy } from '#components/account/copy.ts';
import styles from '#components/account/fields/form.module.css';
import { CodeRequest } from '#components/account/forgot/code-request.tsx';
import { useCodeSteps } from '#components/account/forgot/use-code-steps.ts';
import { loginCopy } from '#components/account/login/copy.ts';
import { ReactivationCode } from '#components/account/login/reactivation-code.tsx';
import { useStartSession } from '#components/account/session/use-start-session.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { maskMobile } from '#rules/person/mask.ts';

interface ReactivationFormProps {
  /** Number and password that were right; they are kept in memory alone. */
  readonly username: string;
  readonly password: string;
  /** Where to go afterwards. */
  readonly next: string;
  readonly onBack: () => void;
}

/** The login of who was away for long: a one-time code to the registered number, asked for and then typed. */
export function ReactivationForm({ username, password, next, onBack }: ReactivationFormProps) {
  const startSession = useStartSession(next);
  const steps = useCodeSteps(username);
  const { shown, live, refused, handleSent, handleLive, forget } = steps;
  if (shown) {
    const handleCode = async (code: { readonly ref: string; readonly otp: string }) => {
      await startSession({ username, password, ...code });
      forget();
    };
    return (
      <ReactivationCode username={username} sent={shown} steps={steps} onCode={handleCode} onBack={onBack} />
    );
  }
  return (
    <div className={styles.form}>
      <FormAlert>{loginCopy.inactive(maskMobile(username))}</FormAlert>
      <CodeRequest
        username={username}
        isSettled
        live={live}
        refused={refused}
        onLive={handleLive}
        onSent={handleSent}
      />
      <Button variant="ghost" fullWidth onClick={onBack}>
        {copy.back}
      </Button>
    </div>
  );
}
