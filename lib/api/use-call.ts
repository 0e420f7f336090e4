'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallKey, Calls } from '#contract/calls.ts';
import { type CallOptions, call } from '#lib/api/call.ts';
import { type Change, readsOf } from '#lib/api/changes.ts';
import { NotSent } from '#lib/api/errors.ts';

/** Reads again what a change has made out of date, wherever it is shown. */
export function useRefresh(): (changes: readonly Change[]) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (changes) => {
      for (const queryKey of changes.flatMap((change) => readsOf[change].map((key) => [key])))
        void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
}

interface UseCall extends Pick<CallOptions, 'handleErrors'> {
  /** What is read again afterwards, also after a refusal or a lost answer: by then it may be another one. */
  readonly changes?: readonly Change[];
}

/** One call that does something, sent when a person asks for it: `mutateAsync(input)` and `isPending`. */
export function useCall<Key extends CallKey>(key: Key, { changes = [], handleErrors }: UseCall = {}) {
  const refresh = useRefresh();
  return useMutation<Calls[Key]['data'], Error, Calls[Key]['request']>({
    mutationFn: (input) =>
      handleErrors === undefined ? call(key, input) : call(key, input, { handleErrors }),
    onSettled: (_data, error) => {
      if (!(error instanceof NotSent)) refresh(changes);
    },
  });
}
