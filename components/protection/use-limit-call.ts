'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeft } from '#components/ui/use-left.ts';
import type { Calls } from '#contract/calls.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type Limit, protectionQuery } from '#lib/api/protection/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

type LimitCall =
  | 'POST /api/member/protection/limit'
  | 'POST /api/member/protection/confirm'
  | 'POST /api/member/protection/cancel';

/**
 * A call that changes one limit and answers it as it stands then. Each may be sent again: it says what is to be, and does
 * it once. `failure` is why the last try failed, ready to show, and what `send` answers; who has left by then is told above
 * the page.
 */
export function useLimitCall<Key extends LimitCall>(key: Key, done: string | ((limit: Limit) => string)) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useCall(key, { changes: ['protection'] });
  const [failure, setFailure] = useState<string>();
  const isLeft = useLeft();
  const send = async (input: Calls[Key]['request']): Promise<string | undefined> => {
    setFailure(undefined);
    try {
      const changed = await mutateAsync(input);
      queryClient.setQueryData(protectionQuery().queryKey, (now) =>
        now
          ? {
              ...now,
              limits: now.limits.map((one) =>
                one.kind === changed.kind && one.window === changed.window ? changed : one,
              ),
            }
          : now,
      );
      toast(typeof done === 'string' ? done : done(changed), { variant: 'success' });
      return undefined;
    } catch (error) {
      const said = messageOf(error);
      setFailure(said);
      if (isLeft.current) toast(said, { variant: 'error' });
      return said;
    }
  };
  return { send, failure, isBusy: isPending };
}
