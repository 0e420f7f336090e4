'use client';

import { useState } from 'react';
import { dialogCopy } from '#components/payment/dialog/copy.ts';
import { noticeCopy } from '#components/payment/notice/copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';

// One file for what both dialogs show: one more would make the build cut the scripts of every page into more bytes.
const loadParts = () => import('#components/payment/dialog/dialog-deposit.tsx');
const loadDeposit = async () => (await loadParts()).DialogDeposit;
const loadNotice = async () => (await loadParts()).DialogNotice;
const MAX_WIDTH_PX = 560;
const NOTICE_WIDTH_PX = 480;

interface PaymentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** The deposit over the page that the member is on: the same views as on its own page. */
export function DepositDialog({ open, onClose, contactUrl }: PaymentDialogProps) {
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={onClose}
        title={dialogCopy.title}
        maxWidth={MAX_WIDTH_PX}
        fullScreenOnPhone
      >
        <DepositWithNotice contactUrl={contactUrl} />
      </DialogFrame>
    </MuiProvider>
  );
}

/** The deposit, and over it the notice, to look at before money is sent. */
function DepositWithNotice({ contactUrl }: Pick<PaymentDialogProps, 'contactUrl'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LazyPart load={loadDeposit} props={{ contactUrl, onNotice: () => setOpen(true) }} />
      <NoticeDialog open={open} onClose={() => setOpen(false)} contactUrl={contactUrl} />
    </>
  );
}

/** The deposit notice: the accounts of the site, that there are no others, and what to do before money is sent. */
export function NoticeDialog({ open, onClose, contactUrl }: PaymentDialogProps) {
  return (
    <MuiProvider>
      <DialogFrame open={open} onClose={onClose} title={noticeCopy.title} maxWidth={NOTICE_WIDTH_PX}>
        <LazyPart load={loadNotice} props={{ contactUrl }} />
      </DialogFrame>
    </MuiProvider>
  );
}
