'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '#components/layout/layouts/footer.module.css';
import { NOTICES_ID } from '#components/layout/layouts/places.ts';
import { useLayoutPlace } from '#components/layout/layouts/use-layout-place.ts';
import { noticeCopy } from '#components/layout/notices/copy.ts';
import { loadNotificationDialog } from '#components/layout/notices/load-notification-dialog.ts';
import { useReadAnnouncements } from '#components/layout/notices/use-read-announcements.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import type { Notification } from '#contract/agent.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { tellMissingPart } from '#lib/missing-part.ts';
import { useArea } from '#stores/provider.tsx';

const loadAsk = () => import('#components/layout/notices/ask-notifications.ts');

/** In the footer: opens the announcements when the member asks for them; a failure is shown in a toast and tried again at the next click. */
export function NotificationOpener() {
  const place = useLayoutPlace(NOTICES_ID);
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<readonly Notification[]>();
  const [isAsking, setAsking] = useState(false);
  const { noteRead } = useReadAnnouncements();
  const setShownAt = useArea('local', (state) => state.setNotificationShownAt);
  const handleOpen = async () => {
    setAsking(true);
    try {
      const { askNotifications } = await loadAsk();
      setShown(await askNotifications(queryClient));
    } catch {
      await tellMissingPart();
    } finally {
      setAsking(false);
    }
  };
  const handleClose = (read: readonly Notification[] = []) => {
    if (shown) noteRead(shown, read);
    setShown(undefined);
    setShownAt(serverNowMs());
  };
  if (!place) return null;
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          aria-busy={isAsking || undefined}
          onClick={() => !isAsking && void handleOpen()}
        >
          {noticeCopy.notifications}
        </button>,
        place,
      )}
      {shown && (
        <LazyDialog
          load={loadNotificationDialog}
          props={{ open: true, notifications: shown, onClose: handleClose }}
        />
      )}
    </>
  );
}
