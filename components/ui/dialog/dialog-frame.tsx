'use client';

import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import { useKeyboardRoom } from '#components/ui/dialog/use-keyboard-room.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when it is closed and the page is visible to screen readers again. */
  readonly onClosed?: () => void;
  readonly title: string;
  /** Widest it gets, in px. */
  readonly maxWidth: number;
  /** Below 600 px it covers the screen; others are sheets there, as high as what is in them. */
  readonly fullScreenOnPhone?: boolean;
  /** Between title and content; it stays while the content is scrolled. */
  readonly lead?: Elements;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const wholeScreen = { margin: 0, height: '100%', maxHeight: '100%', borderRadius: 0 };
/** At the lower end of a phone, or on its keyboard. */
const sheet = {
  alignSelf: 'flex-end',
  margin: '0 0 var(--keyboard, 0px)',
  maxHeight: 'calc(100dvh - var(--keyboard, 0px))',
  borderRadius: '20px 20px 0 0',
};

/** A dialog with its title, a close button and its content; Back closes it too. Needs a `MuiProvider` around it. */
export function DialogFrame({
  open,
  onClose,
  onClosed,
  title,
  maxWidth,
  fullScreenOnPhone = false,
  lead,
  footer,
  children,
}: DialogFrameProps) {
  const titleId = useId();
  useBackCloses(open, onClose);
  useKeyboardRoom(open);
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onExited: onClosed },
        paper: {
          sx: {
            width: '100%',
            maxWidth,
            margin: '16px',
            borderRadius: '20px',
            backgroundImage: 'none',
            '@media (max-width: 599.95px)': {
              width: '100%',
              maxWidth: '100%',
              ...(fullScreenOnPhone ? wholeScreen : sheet),
            },
          },
        },
      }}
    >
      <div data-dialog-head className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => onClose()} aria-label="ปิดหน้าต่าง">
          <Icon name="close" />
        </button>
      </div>
      {lead}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Dialog>
  );
}
