'use client';

import { dialogCopy } from '#components/payment/dialog/copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';

const loadDeposit = async () => (await import('#components/payment/dialog/dialog-deposit.tsx')).DialogDeposit;
const MAX_WIDTH_PX = 560;

interface DepositDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** The deposit over the page that the member is on: the same views as on its own page. */
export function DepositDialog({ open, onClose, contactUrl }: DepositDialogProps) {
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={onClose}
        title={dialogCopy.title}
        maxWidth={MAX_WIDTH_PX}
        fullScreenOnPhone
      >
        <LazyPart load={loadDeposit} props={{ contactUrl }} />
      </DialogFrame>
    </MuiProvider>
  );
}
