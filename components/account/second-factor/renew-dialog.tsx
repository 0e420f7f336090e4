'use client';

import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { RecoveryCodes } from '#components/account/second-factor/recovery-codes.tsx';
import type { SecondFactorDialogProps } from '#components/account/second-factor/switch-off-dialog.tsx';
import { useCodesDialog } from '#components/account/second-factor/use-codes-dialog.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { PasswordForm } from '#components/ui/dialog/password-form.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { useLeft } from '#components/ui/use-left.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

const MAX_WIDTH_PX = 440;

/** Ten new recovery codes, with the password and a code. Those of a lost answer are replaced by the next ones. */
export function RenewDialog({ onClose }: SecondFactorDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const renew = useCall('POST /api/member/second_factor/recovery_codes', { changes: ['account'] });
  const isLeft = useLeft();
  const handleClose = useCodesDialog({ isBusy: renew.isPending, areShown: !!renew.data, onClose });
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      await renew.mutateAsync({ password, second_factor });
      if (isLeft.current) toast(copy.renewLost, { variant: 'error' });
    });
  return (
    <MuiProvider>
      <DialogFrame open onClose={handleClose} title={copy.renewTitle} maxWidth={MAX_WIDTH_PX}>
        {renew.data ? (
          <RecoveryCodes codes={renew.data.recovery_codes} onDone={onClose} />
        ) : (
          <PasswordForm
            submit={copy.renewSubmit}
            sending={copy.renewSending}
            back={copy.back}
            asksCode
            isBusy={renew.isPending}
            refused={refused}
            onConfirm={handleConfirm}
            onClose={handleClose}
          >
            <p>{copy.renewText}</p>
          </PasswordForm>
        )}
      </DialogFrame>
    </MuiProvider>
  );
}
