'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { profileCopy } from '#components/account/profile/copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { type Profile, profileQuery } from '#lib/api/account/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { passwordError } from '#rules/person/new-password.ts';

interface Typed {
  readonly current: string;
  readonly next: string;
}
interface Intent extends Typed {
  /** When the password had been changed last; a later change tells that this one was carried out. */
  readonly changedBefore: string | null;
}

const words = profileCopy.change;
const names = ['current_password', 'password'] as const;
const none: FormFailure = { message: undefined, fields: {}, until: undefined };

/** What is wrong with what was typed, by field. */
function problemsOf({ current, next }: Typed): Record<string, string> {
  const wrong = passwordError(next) ?? (next === current ? words.same : undefined);
  return {
    ...(current === '' && { current_password: words.currentMissing }),
    ...(wrong && { password: wrong }),
  };
}

/**
 * A change of the password to its known outcome. `onWrong` is told the first field that something is wrong with. Passwords are
 * in memory alone, and gone with the dialog.
 */
export function useChangePassword(
  changedAt: string | null,
  { onDone, onWrong }: { onDone: () => void; onWrong: (field: string) => void },
) {
  const queryClient = useQueryClient();
  const change = useCall('POST /api/member/change_password', { changes: ['account'] });
  const [intent, keep] = useState<Intent | null>(null);
  const [failure, setFailure] = useState(none);
  const tell = (next: FormFailure) => {
    setFailure(next);
    const first = names.find((name) => next.fields[name]);
    if (first) onWrong(first);
  };
  const { state, isBusy, submit, look } = useSendOnce<Intent, Profile | null>({
    intent,
    keep,
    send: async ({ current, next }) => {
      await change.mutateAsync({ current_password: current, password: next });
      return null;
    },
    find: async ({ changedBefore }) => {
      const profile = await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
      return profile.password_changed_at === changedBefore ? null : profile;
    },
    onDone: () => {
      toast(words.done, { variant: 'success' });
      onDone();
    },
    onRefused: (error) => tell(formFailure(error, names)),
  });
  const save = (typed: Typed) => {
    if (isBusy) return;
    const fields = problemsOf(typed);
    tell({ ...none, fields });
    if (Object.keys(fields).length === 0) void submit({ ...typed, changedBefore: changedAt });
  };
  return { save, failure, clearFailure: () => setFailure(none), stage: state.stage, isBusy, look };
}
