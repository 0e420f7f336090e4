'use client';

import { useEffect, useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import styles from '#components/layout/frame/floating.module.css';
import { dialogParts } from '#components/ui/dialog/dialog-parts.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { loadWhenIdle } from '#lib/when-idle.ts';

const loadEventDialog = () =>
  import('#components/layout/notices/event-dialog.tsx').then((module) => module.EventDialog);

/** The floating event button; the layout renders it only when there are events. */
export function EventButton() {
  const [open, setOpen] = useState(false);
  // Fetched while nothing else is, so that it opens at once.
  useEffect(() => loadWhenIdle([...dialogParts, loadEventDialog]), []);
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
