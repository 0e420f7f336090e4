'use client';

import { useState } from 'react';
import { noticeCopy } from '#components/payment/notice/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';

const loadNotice = async () => (await import('#components/payment/dialog/deposit-dialog.tsx')).NoticeDialog;

interface NoticeButtonProps {
  /** Address of the support chat. */
  readonly contactUrl: string;
  /** The look where it stands: 44 px at least. */
  readonly className: string | undefined;
}

/** Opens the deposit notice: to which accounts money may be sent. */
export function NoticeButton({ contactUrl, className }: NoticeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {noticeCopy.open}
      </button>
      <LazyDialog load={loadNotice} props={{ open, onClose: () => setOpen(false), contactUrl }} />
    </>
  );
}
