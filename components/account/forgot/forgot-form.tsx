'use client';

import { useEffect, useState } from 'react';
import { CodeRequest } from '#components/account/forgot/code-request.tsx';
import { NewPasswordForm } from '#components/account/forgot/new-password-form.tsx';
import type { AskFailure } from '#components/account/forgot/use-ask-code.ts';
import { useSentCode } from '#components/account/forgot/use-sent-code.ts';
import type { SentCode } from '#lib/api/account/queries.ts';

/** A one-time code to the mobile number, then the code with a new password. While a code lives its form can be reached. */
export function ForgotForm({ next }: { next: string }) {
  const { live, carried, keep, forget } = useSentCode();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<SentCode>();
  const [refused, setRefused] = useState<AskFailure>();
  // A form that is open stays when the code's time is over, with what was typed.
  useEffect(() => {
    if (!isAsking) setShown((now) => now ?? live);
  }, [isAsking, live]);

  const handleSent = (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => {
    setShown(keep(username, code));
    setAsking(false);
  };
  const handleOtherNumber = (failure?: AskFailure) => {
    setRefused(failure);
    setShown(undefined);
    setAsking(true);
  };
  if (shown) {
    return (
      <NewPasswordForm
        sent={shown}
        next={next}
        onSent={handleSent}
        onDone={forget}
        onOtherNumber={() => handleOtherNumber()}
        onBankNeeded={handleOtherNumber}
      />
    );
  }
  return (
    <CodeRequest
      username={carried ?? ''}
      live={live}
      refused={refused}
      onLive={() => setAsking(false)}
      onSent={handleSent}
    />
  );
}
