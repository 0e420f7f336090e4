'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FormFailure, failureWords, formFailure } from '#components/account/failures.ts';
import { profileCopy } from '#components/account/profile/copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { useLeft } from '#components/ui/use-left.ts';
import { profileQuery } from '#lib/api/account/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { passwordError } from '#rules/person/new-password.ts';

export interface Typed {
  readonly current: string;
  readonly next: string;
}

const words = profileCopy.change;
/** An earlier try holds, not the last one: that has to be read. */
const READING_MS = 8_000;
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
 * A change of the password to its known outcome, told above the page where the dialog was left. `onWrong` is told the first
 * field that something is wrong with. Passwords are in memory alone, and gone with the dialog.
 */
export function useChangePassword({
  onDone,
  onWrong,
}: {
  onDone: () => void;
  onWrong: (field: string) => void;
}) {
  const queryClient = useQueryClient();
  const change = useCall('POST /api/member/change_password', { changes: ['account'] });
  const [intent, keep] = useState<Typed | null>(null);
  const [failure, setFailure] = useState(none);
  const isLeft = useLeft();
  /** The new password that was asked for last. */
  const asked = useRef('');
  /** When it had been changed last before this try was sent; undefined when nothing was sent. */
  const changedBefore = useRef<string | null>(undefined);
  const readChangedAt = async () =>
    (await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 })).password_changed_at;
  const tell = (next: FormFailure) => {
    setFailure(next);
    const first = names.find((name) => next.fields[name]);
    if (first) onWrong(first);
  };
  const tellLeft = (said: string) => {
    if (isLeft.current) toast(said, { variant: 'error' });
  };
  const { state, isBusy, submit, look } = useSendOnce<Typed, Typed>({
    intent,
    keep,
    send: async (typed) => {
      // Read anew: since this page was read it may have been changed in another tab.
      changedBefore.current = undefined;
      changedBefore.current = await readChangedAt();
      await change.mutateAsync({ current_password: typed.current, password: typed.next });
      return typed;
    },
    find: async (typed) => {
      if (changedBefore.current === undefined) return null;
      try {
        return (await readChangedAt()) === changedBefore.current ? null : typed;
      } catch (error) {
        tellLeft(words.unknown);
        throw error;
      }
    },
    onDone: ({ next }) => {
      if (next === asked.current) toast(words.done, { variant: 'success' });
      else toast(words.doneEarlier, { variant: 'info', ms: READING_MS });
      if (!isLeft.current) onDone();
    },
    onUnsent: () => tellLeft(words.unsent),
    onRefused: (error) => {
      const failed = formFailure(error, names);
      tellLeft(failureWords(failed));
      if (!isLeft.current) tell(failed);
    },
  });
  const save = (typed: Typed) => {
    if (isBusy) return;
    const fields = problemsOf(typed);
    tell({ ...none, fields });
    if (Object.keys(fields).length > 0) return;
    asked.current = typed.next;
    void submit(typed);
  };
  /** Looks what became of the try before; `typed` is what stands in the form by now. */
  const check = (typed: Typed) => {
    asked.current = typed.next;
    void look();
  };
  return { save, failure, clearFailure: () => setFailure(none), stage: state.stage, isBusy, look: check };
}
