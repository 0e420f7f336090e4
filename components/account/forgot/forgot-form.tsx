'use client';

import { CodeRequest } from '#components/account/forgot/code-request.tsx';
import { NewPasswordForm } from '#components/account/forgot/new-password-form.tsx';
import { useCodeSteps } from '#components/account/forgot/use-code-steps.ts';

/** A one-time code to the mobile number, then the code with a new password. */
export function ForgotForm({ next }: { next: string }) {
  const { shown, live, refused, carried, forget, handleSent, askAnew, handleLive } = useCodeSteps();
  if (shown) {
    return (
      <NewPasswordForm
        sent={shown}
        next={next}
        onSent={handleSent}
        onDone={forget}
        onOtherNumber={() => askAnew()}
        onBankNeeded={askAnew}
      />
    );
  }
  return (
    <CodeRequest
      username={carried ?? ''}
      live={live}
      refused={refused}
      onLive={handleLive}
      onSent={handleSent}
    />
  );
}
