'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#lib/api/call.ts';
import { setBearer, setCallingMember } from '#lib/api/caller.ts';
import { useArea } from '#stores/provider.tsx';

/**
 * Forgets whose session ended: the user on this device, and with `isDead` the cookie that the server still was sent.
 * Returns a function that waits for that, so that logging out the old session cannot end a new one.
 */
export function useDeadSession({ isOver, isDead }: { isOver: boolean; isDead: boolean }) {
  const queryClient = useQueryClient();
  const clearUser = useArea('user', (state) => state.clearUser);
  const ending = useRef<Promise<unknown>>(undefined);
  const forget = useEffectEvent(() => {
    if (!isOver) return;
    setBearer(undefined);
    // Nobody's: a session that began meanwhile in another tab is not ended by it.
    setCallingMember(undefined);
    clearUser();
    queryClient.clear();
    if (isDead) ending.current ??= call('POST /api/logout', {}, { handleErrors: false }).catch(() => null);
  });
  useEffect(() => forget(), []);
  return () => ending.current;
}
