'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsCovered } from '#components/layout/errors/page-cover.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { NOTIFICATION_THROTTLE_MS } from '#contract/constants.ts';
import { notificationsQuery } from '#lib/api/agent/queries.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { useArea } from '#stores/provider.tsx';

export const loadNotificationDialog = () =>
  import('#components/layout/notices/notification-dialog.tsx').then((module) => module.NotificationDialog);

/** True when announcements may be shown again: never shown, or at least 15 minutes ago by the server's clock. */
export function mayShowAgain(lastShownAt: number | null, nowMs: number): boolean {
  return lastShownAt === null || nowMs - lastShownAt >= NOTIFICATION_THROTTLE_MS;
}

/** Opens the announcements by themselves once per 15 minutes, if there are any. */
export function NotificationGate() {
  const lastShownAt = useArea('local', (state) => state.lastNotificationShownAt);
  const setShownAt = useArea('local', (state) => state.setNotificationShownAt);
  const [due, setDue] = useState(false);
  const [closed, setClosed] = useState(false);
  const isCovered = useIsCovered();
  const { data } = useQuery({ ...notificationsQuery(), enabled: due && !isCovered });

  useEffect(() => {
    // Stored state is read right after mount; the look at the clock comes after it.
    const timer = setTimeout(() => setDue(mayShowAgain(lastShownAt, serverNowMs())), 0);
    return () => clearTimeout(timer);
  }, [lastShownAt]);

  const handleClose = () => {
    setClosed(true);
    setShownAt(serverNowMs());
  };
  if (!due || closed || isCovered || !data || data.length === 0) return null;
  const props = { open: true, notifications: data, onClose: handleClose };
  return <LazyDialog load={loadNotificationDialog} props={props} isQuiet />;
}
