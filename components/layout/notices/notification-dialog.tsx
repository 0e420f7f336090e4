'use client';

import { useRef, useState } from 'react';
import { noticeCopy } from '#components/layout/notices/copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { Notification } from '#contract/agent.ts';
import { dialogWidthPx } from '#contract/constants.ts';
import styles from './notification-dialog.module.css';

interface NotificationDialogProps {
  readonly open: boolean;
  readonly notifications: readonly Notification[];
  /** `read` are those whose end was seen. */
  readonly onClose: (read: readonly Notification[]) => void;
}

/** Announcements, one per page; the button shows the next and closes after the last. */
export function NotificationDialog({ open, notifications, onClose }: NotificationDialogProps) {
  const [page, setPage] = useState(0);
  const shown = notifications[page];
  const isLast = page >= notifications.length - 1;
  const end = useRef<HTMLDivElement>(null);
  /** The button stands below the text: where it is in sight, so is the end of that. */
  const close = () => {
    const isEndSeen =
      (end.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < window.innerHeight;
    onClose(notifications.slice(0, isEndSeen ? page + 1 : page));
  };
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={close}
        title={noticeCopy.notificationTitle}
        maxWidth={dialogWidthPx.notification}
      >
        {shown ? (
          <article className={styles.notification} aria-live="polite">
            {/* biome-ignore lint/performance/noImgElement: pictures are prepared at build time */}
            <img src={shown.image} alt="" width={800} height={450} />
            <h3>
              <ThaiText>{shown.title}</ThaiText>
            </h3>
            <p>
              <ThaiText>{shown.description}</ThaiText>
            </p>
          </article>
        ) : (
          <p className={styles.empty}>{noticeCopy.notificationEmpty}</p>
        )}
        <div ref={end}>
          <Button fullWidth onClick={() => (isLast ? close() : setPage(page + 1))}>
            {isLast ? noticeCopy.close : noticeCopy.next}
          </Button>
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}
