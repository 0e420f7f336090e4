'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import { DialogLoading } from '#components/ui/dialog-loading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './floating.module.css';

const EventDialog = dynamic(
  () => import('#components/layout/event-dialog.tsx').then((module) => module.EventDialog),
  { ssr: false, loading: DialogLoading },
);

/** The floating event button; the layout renders it only when there are events. */
export function EventButton() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const handleOpen = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.event}
        data-floating
        aria-label={copy.events}
        aria-haspopup="dialog"
        onClick={handleOpen}
      >
        <Icon name="event" />
      </button>
      {used && <EventDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
