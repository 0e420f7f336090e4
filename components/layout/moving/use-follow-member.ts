'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { useBackOnline } from '#components/ui/use-network.ts';
import { reloadPage } from '#lib/leave.ts';
import { isOffline } from '#lib/network.ts';
import { storedMemberId } from '#stores/user.ts';

/**
 * Loads the page again as soon as somebody logs in or out in another tab, so that no tab shows one member's page over
 * another member's session. A tab that slept looks when it is seen again, one that is offline when it no longer is.
 */
export function useFollowMember(memberId: string | null): void {
  const look = useEffectEvent(() => {
    const stored = storedMemberId();
    if (stored !== undefined && stored !== memberId && !isOffline()) reloadPage();
  });
  // Before this page writes down who it was made for: what another tab answers to that is never missed.
  useLayoutEffect(() => {
    const handleChange = () => look();
    const targets = [
      [window, 'storage'],
      [window, 'focus'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of targets) target.addEventListener(event, handleChange);
    return () => {
      for (const [target, event] of targets) target.removeEventListener(event, handleChange);
    };
  }, []);
  useBackOnline(() => look());
}
