'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { useArea } from '#stores/provider.tsx';

export interface NewPasswordFields {
  username: string;
  otp: string;
  bank_last4: string;
  password: string;
}

/** Fields in the order of the form. */
const names = ['username', 'otp', 'bank_last4', 'password'] as const;

/** Sets the new password and goes to the login. The bank digits are asked for once the server wants them. */
export function useNewPassword({ sent, next, onDone }: { sent: SentCode; next: string; onDone: () => void }) {
  const navigate = useNavigate();
  const setNewUsername = useArea('user', (state) => state.setNewUsername);
  const resetPassword = useCall('POST /api/reset_password_v2');
  const [failure, setFailure] = useState<FormFailure>();
  const [needsBank, setNeedsBank] = useState(false);
  const form = useForm<NewPasswordFields>();

  /** The number the code went to, or as it was typed after a reload. */
  const readNumber = async (): Promise<string | null> => {
    if (sent.username !== null) return sent.username;
    if (!(await form.trigger('username', { shouldFocus: true }))) return null;
    return normaliseMobile(form.getValues('username'));
  };
  const save = form.handleSubmit(async ({ username: typed, otp, password, bank_last4: digits }) => {
    setFailure(undefined);
    const username = sent.username ?? normaliseMobile(typed);
    const bank = needsBank ? { bank_last4: normaliseTyped(digits) } : {};
    try {
      await resetPassword.mutateAsync({ username, ref: sent.ref, otp, password, ...bank });
      setNewUsername(username);
      onDone();
      toast(copy.forgot.done, { variant: 'success' });
      navigate(paths.loginFor(next), { replace: true });
    } catch (error) {
      const failed = formFailure(error, names);
      if (failed.fields.bank_last4) setNeedsBank(true);
      for (const name of names.toReversed()) {
        if (failed.fields[name]) form.setError(name, { message: failed.fields[name] }, { shouldFocus: true });
      }
      if (failed.message) setFailure(failed);
    }
  });
  return { form, save, failure, setFailure, needsBank, readNumber };
}
