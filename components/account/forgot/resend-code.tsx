'use client';

import { useEffect, useState } from 'react';
import { copy } from '#components/account/copy.ts';
import type { FormFailure } from '#components/account/failures.ts';
import { type AskFailure, useAskCode } from '#components/account/forgot/use-ask-code.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { toast } from '#lib/feedback/toast.ts';

interface ResendCodeProps {
  readonly sent: SentCode;
  /** The number to send to; null while it cannot be read. */
  readonly readNumber: () => Promise<string | null>;
  readonly onSent: (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => void;
  readonly onFailure: (failure: FormFailure | undefined) => void;
  /** The server wants the bank account, which the form that asks for a code has a field for. */
  readonly onBankNeeded: (failure: AskFailure) => void;
}

/** Sends the code again, as soon as the server would take it. */
export function ResendCode({ sent, readNumber, onSent, onFailure, onBankNeeded }: ResendCodeProps) {
  const [waitUntil, setWaitUntil] = useState<string | undefined>(sent.resend_at);
  useEffect(() => setWaitUntil(sent.resend_at), [sent.resend_at]);
  const { ask, isAsking } = useAskCode((username, code) => {
    if (code.ref !== sent.ref) toast(copy.forgot.sent, { variant: 'success' });
    setWaitUntil(code.resend_at);
    onSent(username, code);
  });

  const handleResend = async () => {
    const username = await readNumber();
    if (username === null) return;
    onFailure(undefined);
    const failed = await ask(username);
    if (failed?.asksForBank) return onBankNeeded(failed);
    onFailure(failed);
    if (failed?.until) setWaitUntil(failed.until);
  };
  return (
    <Button
      variant="ghost"
      fullWidth
      waits={waitUntil !== undefined}
      busy={isAsking && copy.forgot.sending}
      onClick={handleResend}
    >
      <span>{waitUntil ? copy.forgot.waitToSend : copy.forgot.resend}</span>
      {waitUntil && <Countdown key={waitUntil} until={waitUntil} onEnd={() => setWaitUntil(undefined)} />}
    </Button>
  );
}
