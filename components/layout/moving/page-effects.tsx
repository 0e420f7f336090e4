'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLivePage } from '#components/layout/live/use-live-page.ts';
import { useFollowMember } from '#components/layout/moving/use-follow-member.ts';
import { usePageFade } from '#components/layout/moving/use-page-fade.ts';
import { usePlace } from '#components/layout/moving/use-place.ts';
import { loadTagManager, schedulePageView } from '#lib/analytics/tag-manager.ts';
import { onSessionEnd, setCallingMember } from '#lib/api/caller.ts';
import { loadClient } from '#lib/api/load-client.ts';
import { watchBack } from '#lib/back-layers.ts';
import { watchHeldEnter } from '#lib/held-key.ts';
import { afterActivity } from '#lib/member-activity/after-activity.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useArea } from '#stores/provider.tsx';

/** What happens beside every page: page views, the tag manager, and forgetting the user when the session ends. */
export function PageEffects({ gtmId }: { gtmId: string | null }) {
  const place = usePlace();
  const queryClient = useQueryClient();
  const memberId = useArea('user', (state) => state.authUser?.memberId);
  const clearUser = useArea('user', (state) => state.clearUser);
  const keepDraftsFor = useArea('session', (state) => state.keepDraftsFor);

  usePageFade(place);
  useFollowMember(memberId ?? null);
  useEffect(watchBack, []);
  useEffect(watchHeldEnter, []);
  useEffect(() => {
    // A failure is the business of the first call.
    return afterActivity(() => void loadClient().catch(() => undefined));
  }, []);
  useLivePage(memberId);
  useEffect(() => schedulePageView(place), [place]);
  useEffect(() => {
    if (gtmId) return whenIdle(() => loadTagManager(gtmId));
  }, [gtmId]);
  useEffect(() => setCallingMember(memberId), [memberId]);
  useEffect(() => {
    onSessionEnd(() => {
      // The bill draft stays, for this member alone.
      if (memberId) keepDraftsFor(memberId);
      clearUser();
      queryClient.clear();
    });
  }, [memberId, clearUser, keepDraftsFor, queryClient]);
  return null;
}
