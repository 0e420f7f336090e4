'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import { DialogLoading } from '#components/ui/dialog-loading.tsx';
import { notificationsQuery } from '#lib/api/agent/queries.ts';
import { serverNowMs } from '#lib/api/client.ts';
import { useLocalData } from '#stores/provider.tsx';
import styles from './footer.module.css';

const NotificationDialog = dynamic(
  () => import('#components/layout/notification-dialog.tsx').then((module) => module.NotificationDialog),
  { ssr: false, loading: DialogLoading },
);

/** Opens the announcements when the member asks for them. */
export function NotificationOpener() {
  const [open, setOpen] = useState(false);
  const setShownAt = useLocalData((state) => state.setNotificationShownAt);
  const { data } = useQuery({ ...notificationsQuery(), enabled: open });
  const handleClose = () => {
    setOpen(false);
    setShownAt(serverNowMs());
  };
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.notifications}
      </button>
      {open && data && <NotificationDialog open notifications={data} onClose={handleClose} />}
    </>
  );
}
