'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { loadTagManager, schedulePageView } from '#lib/analytics/tag-manager.ts';
import { onSessionEnd, setCallingMember } from '#lib/api/client.ts';
import { useLocalData, useSessionData } from '#stores/provider.tsx';

/** What happens beside every page: page views, the tag manager, and forgetting the user when the session ends. */
export function PageEffects({ gtmId }: { gtmId: string | null }) {
  const pathname = usePathname();
  const queryClient = useQueryClient();
  const memberId = useLocalData((state) => state.user.authUser?.memberId);
  const clearUser = useLocalData((state) => state.clearUser);
  const keepDraftsFor = useSessionData((state) => state.keepDraftsFor);

  useEffect(() => schedulePageView(pathname), [pathname]);
  useEffect(() => {
    if (gtmId) loadTagManager(gtmId);
  }, [gtmId]);
  useEffect(() => setCallingMember(memberId), [memberId]);
  useEffect(() => {
    onSessionEnd(() => {
      // What is in the bill stays, for this member alone.
      if (memberId) keepDraftsFor(memberId);
      clearUser();
      queryClient.clear();
    });
  }, [memberId, clearUser, keepDraftsFor, queryClient]);
  return null;
}
