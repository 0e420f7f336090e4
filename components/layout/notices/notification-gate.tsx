'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsCovered } from '#components/layout/errors/page-cover.ts';
import { isOccupied, watchFields } from '#components/layout/notices/is-occupied.ts';
import { loadNotificationDialog } from '#components/layout/notices/load-notification-dialog.ts';
import { useReadAnnouncements } from '#components/layout/notices/use-read-announcements.ts';
import { useRests } from '#components/layout/notices/use-rests.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { useIsMoving } from '#components/ui/navigation.tsx';
import { useTurn } from '#components/ui/turns.ts';
import type { Notification } from '#contract/agent.ts';
import { NOTIFICATION_THROTTLE_MS } from '#contract/constants.ts';
import { notificationsQuery } from '#lib/api/agent/queries.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { hasLayers } from '#lib/back-layers.ts';
import { afterActivity } from '#lib/member-activity/after-activity.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useArea } from '#stores/provider.tsx';

/** True when announcements may be shown again: never shown, or at least 15 minutes ago by the server's clock. */
export function mayShowAgain(lastShownAt: number | null, nowMs: number): boolean {
  return lastShownAt === null || nowMs - lastShownAt >= NOTIFICATION_THROTTLE_MS;
}

/**
 * Opens the announcements by themselves once per 15 minutes, if there are any: with the first touch, key or scrolling, so that
 * their picture is never what a page was waiting for, and nothing of them is fetched before; not over another dialog,
 * nor to who is occupied or reads what a press brought, nor while another page is on its way. What was read to its end comes
 * again when it is worded anew.
 * A tab that is never loaded again has its 15 minutes too: they are due with the next page then, and never in the middle of one.
 */
export function NotificationGate() {
  const [turn, setTurn] = useState(0);
  return <Turn key={turn} isDue={turn > 0} onAgain={() => setTurn(turn + 1)} />;
}

/** From when they are due until they were closed. */
function Turn({ isDue, onAgain }: { readonly isDue: boolean; readonly onAgain: () => void }) {
  const lastShownAt = useArea('local', (state) => state.lastNotificationShownAt);
  const setShownAt = useArea('local', (state) => state.setNotificationShownAt);
  const isWanted = useArea('local', (state) => state.tells('announcements'));
  const [due, setDue] = useState(isDue);
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');
  const queryClient = useQueryClient();
  const isCovered = useIsCovered();
  const isMoving = useIsMoving();
  const [isUsed, setUsed] = useState(false);
  const isAwaited = due && isWanted && !isCovered && state === 'waiting';
  const { data, isFetching } = useQuery({ ...notificationsQuery(), enabled: isAwaited && isUsed });
  // Of an earlier turn there may be a list that is out of date.
  const { isRead, noteRead } = useReadAnnouncements();
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const unread = data?.filter((one) => !isRead(one)) ?? [];
  const isThere = unread.length > 0 && !isFetching;
  const isTurn = useTurn('announcement', false);
  const isResting = useRests(isAwaited);
  useEffect(watchFields, []);

  // Stored state is read right after mount; the look at the clock comes after it.
  useEffect(() => whenIdle(() => setDue(mayShowAgain(lastShownAt, serverNowMs()))), [lastShownAt]);
  const lookAgain = useEffectEvent(() => {
    if (!mayShowAgain(lastShownAt, serverNowMs())) return;
    if (state === 'closed') onAgain();
    else setDue(true);
  });
  useEffect(() => {
    if (!isMoving) return whenIdle(() => lookAgain());
  }, [isMoving]);
  useEffect(() => {
    if (!isAwaited) return;
    return afterActivity(() => {
      setUsed(true);
      void loadNotificationDialog().catch(() => undefined);
    });
  }, [isAwaited]);
  const open = useEffectEvent(() => {
    if (hasLayers() || isOccupied() || queryClient.isMutating() > 0) return;
    setShown(unread);
    setState('open');
  });
  useEffect(() => {
    if (isAwaited && isThere && isTurn && isResting && !isMoving) open();
  }, [isAwaited, isThere, isTurn, isResting, isMoving]);

  const handleClose = (read: readonly Notification[] = []) => {
    noteRead(data ?? [], read);
    setState('closed');
    setShownAt(serverNowMs());
  };
  if (state !== 'open' || isCovered) return null;
  const props = { open: true, notifications: shown, onClose: handleClose };
  return <LazyDialog load={loadNotificationDialog} props={props} isQuiet />;
}
