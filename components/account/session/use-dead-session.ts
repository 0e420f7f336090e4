'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#lib/api/call.ts';
import { setBearer } from '#lib/api/client.ts';
import { useArea } from '#stores/provider.tsx';

/**
 * Forgets whose session ended: the user on this device, and with `isDead` the cookie that the server still was sent.
 * Answers a wait until that is done, so that a new session is not ended by the old one's farewell.
 */
export function useDeadSession({ isOver, isDead }: { isOver: boolean; isDead: boolean }) {
  const queryClient = useQueryClient();
  const clearUser = useArea('user', (state) => state.clearUser);
  const farewell = useRef<Promise<unknown>>(undefined);
  const forget = useEffectEvent(() => {
    if (!isOver) return;
    setBearer(undefined);
    clearUser();
    queryClient.clear();
    if (isDead) farewell.current ??= call('POST /api/logout', {}, { handleErrors: false }).catch(() => null);
  });
  useEffect(() => forget(), []);
  return () => farewell.current;
}
