'use client';

import { useState } from 'react';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { RecoveryCodes } from '#components/account/second-factor/recovery-codes.tsx';
import { ScanForm } from '#components/account/second-factor/scan-form.tsx';
import styles from '#components/account/second-factor/second-factor.module.css';
import type { SecondFactorDialogProps } from '#components/account/second-factor/switch-off-dialog.tsx';
import { useCodesDialog } from '#components/account/second-factor/use-codes-dialog.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { PasswordForm } from '#components/ui/dialog/password-form.tsx';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { useLeft } from '#components/ui/use-left.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

const MAX_WIDTH_PX = 440;

/** The password, the secret for the app, a first code of it, and the recovery codes. All of it is in memory alone. */
export function SwitchOnDialog({ onClose }: SecondFactorDialogProps) {
  const begin = useCall('POST /api/member/second_factor/begin');
  const confirm = useCall('POST /api/member/second_factor/confirm', { changes: ['account'] });
  const [refused, setRefused] = useState<Refused>();
  const isLeft = useLeft();
  const handleClose = useCodesDialog({ isBusy: confirm.isPending, areShown: !!confirm.data, onClose });
  const finish = (said: string, variant: 'success' | 'error') => {
    toast(said, { variant });
    onClose();
  };
  // Beginning again begins anew, so after a lost answer it is just asked for again.
  const handlePassword = async (password: string) => {
    setRefused(undefined);
    await begin.mutateAsync({ password }).catch((error: unknown) => setRefused(refusedBy(error)));
  };
  const handleCode = async (second_factor: string) => {
    setRefused(undefined);
    try {
      await confirm.mutateAsync({ second_factor });
      if (isLeft.current) toast(copy.codesLost, { variant: 'error' });
    } catch (error) {
      const refusal = refusedBy(error);
      // A try before this one switched it on, and its answer was lost.
      if (refusal.code === errorCodes.SECOND_FACTOR_ON) return finish(copy.codesLost, 'error');
      const said = isUnknown(error) ? { code: 0, message: copy.onUnknown } : refusal;
      setRefused(said);
      if (isLeft.current) toast(said.message, { variant: 'error' });
    }
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={handleClose} title={copy.onTitle} maxWidth={MAX_WIDTH_PX}>
        {confirm.data ? (
          <RecoveryCodes codes={confirm.data.recovery_codes} onDone={() => finish(copy.onDone, 'success')} />
        ) : begin.data ? (
          <ScanForm
            {...begin.data}
            isBusy={confirm.isPending}
            refusal={refused?.message}
            onConfirm={handleCode}
          />
        ) : (
          <PasswordForm
            submit={copy.begin}
            sending={copy.beginning}
            back={copy.back}
            isBusy={begin.isPending}
            refused={refused}
            onConfirm={handlePassword}
            onClose={onClose}
          >
            <ol className={styles.points}>
              {copy.onSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </PasswordForm>
        )}
      </DialogFrame>
    </MuiProvider>
  );
}
