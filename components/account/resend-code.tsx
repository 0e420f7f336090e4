'use client';

import { useEffect, useState } from 'react';
import { copy } from '#components/account/copy.ts';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { Button } from '#components/ui/button.tsx';
import { Countdown } from '#components/ui/countdown.tsx';
import { type SentCode, useResetPassword } from '#lib/api/account/queries.ts';
import { toast } from '#lib/feedback/toast.ts';

interface ResendCodeProps {
  readonly sent: SentCode;
  readonly onResent: (sent: SentCode) => void;
  readonly onFailure: (failure: FormFailure | undefined) => void;
}

/** Sends the code again, as soon as the server would take it. */
export function ResendCode({ sent, onResent, onFailure }: ResendCodeProps) {
  const resetPassword = useResetPassword();
  const [waitUntil, setWaitUntil] = useState<string | undefined>(sent.resend_at);
  useEffect(() => setWaitUntil(sent.resend_at), [sent.resend_at]);

  const handleResend = async () => {
    onFailure(undefined);
    try {
      onResent({
        ...(await resetPassword.mutateAsync({ username: sent.username })),
        username: sent.username,
      });
      toast(copy.forgot.sent, { variant: 'success' });
    } catch (error) {
      const failed = formFailure(error, []);
      onFailure(failed);
      if (failed.until) setWaitUntil(failed.until);
    }
  };
  return (
    <Button
      variant="ghost"
      fullWidth
      disabled={waitUntil !== undefined}
      busy={resetPassword.isPending}
      onClick={handleResend}
    >
      {waitUntil ? copy.forgot.waitToSend : copy.forgot.resend}
      {waitUntil && <Countdown key={waitUntil} until={waitUntil} onEnd={() => setWaitUntil(undefined)} />}
    </Button>
  );
}
