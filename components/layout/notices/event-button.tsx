'use client';

import { useEffect, useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import styles from '#components/layout/layouts/floating.module.css';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { afterActivity } from '#lib/member-activity/after-activity.ts';

const loadEventDialog = () =>
  import('#components/layout/notices/event-dialog.tsx').then((module) => module.EventDialog);

/** The floating event button; the layout renders it only when there are events. */
export function EventButton() {
  const [open, setOpen] = useState(false);
  // Fetched as soon as the page is used, so that it opens at once.
  useEffect(() => afterActivity(() => void loadEventDialog().catch(() => undefined)), []);
  return (
    <>
      <button
        type="button"
        className={styles.event}
        data-floating
        aria-label={copy.events}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="event" />
      </button>
      <LazyDialog load={loadEventDialog} props={{ open, onClose: () => setOpen(false) }} />
    </>
  );
}
