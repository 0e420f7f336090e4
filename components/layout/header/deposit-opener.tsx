'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { headerCopy } from '#components/layout/header/copy.ts';
import { useLayoutPlace } from '#components/layout/layouts/use-layout-place.ts';
import { usePlace } from '#components/layout/moving/use-place.ts';
import { TIMES_ID } from '#components/layout/session/session-facts.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { useIsMoving } from '#components/ui/navigation.tsx';
import { paths } from '#lib/paths.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './deposit-opener.module.css';

const loadDialog = async () => (await import('#components/payment/dialog/deposit-dialog.tsx')).DepositDialog;

/** The balance opens the deposit dialog, over whatever page is shown; not where a deposit is made or paid anyway. */
export function DepositOpener({ contactUrl }: { contactUrl: string }) {
  const isOpen = useArea('payment', (state) => state.isDepositOpen);
  const setOpen = useArea('payment', (state) => state.setDepositOpen);
  const balance = useLayoutPlace(TIMES_ID)?.parentElement;
  const place = usePlace();
  const isMoving = useIsMoving();

  // The frame stays from page to page, and with it the dialog would.
  useEffect(() => {
    if (isMoving) setOpen(false);
  }, [isMoving, setOpen]);
  useEffect(() => (place ? () => setOpen(false) : undefined), [place, setOpen]);

  if (!balance || place.startsWith(paths.deposit) || place.startsWith(paths.payment)) return null;
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={styles.opener}
          aria-label={headerCopy.depositHere}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />,
        balance,
      )}
      <LazyDialog load={loadDialog} props={{ open: isOpen, onClose: () => setOpen(false), contactUrl }} />
    </>
  );
}
