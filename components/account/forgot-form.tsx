'use client';

import { useState } from 'react';
import { CodeRequest } from '#components/account/code-request.tsx';
import { NewPasswordForm } from '#components/account/new-password-form.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';

/** A one-time code to the mobile number, then the code with a new password. */
export function ForgotForm() {
  const [sent, setSent] = useState<SentCode>();
  const [username, setUsername] = useState('');
  if (!sent) {
    return (
      <CodeRequest
        username={username}
        onSent={(code) => {
          setUsername(code.username);
          setSent(code);
        }}
      />
    );
  }
  return <NewPasswordForm sent={sent} onResent={setSent} onOtherNumber={() => setSent(undefined)} />;
}
