'use client';

import { useState } from 'react';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

export interface SecondFactorDialogProps {
  /** It is another one by now. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** What is lost with it, the password and a code. Switching off twice is switching off once. */
export function SwitchOffDialog({ onChange, onClose }: SecondFactorDialogProps) {
  const [refused, setRefused] = useState<Refused>();
  const end = useCall('POST /api/member/second_factor/end', { changes: ['account'] });
  const handleConfirm = async (password: string, second_factor: string | undefined) => {
    setRefused(undefined);
    try {
      await end.mutateAsync({ password, second_factor });
      toast(copy.offDone, { variant: 'success' });
      onChange();
      onClose();
    } catch (error) {
      setRefused(isUnknown(error) ? { code: 0, message: copy.unknown } : refusedBy(error));
    }
  };
  return (
    <PasswordDialog
      title={copy.offTitle}
      submit={copy.offSubmit}
      sending={copy.offSending}
      back={copy.back}
      variant="danger"
      asksCode
      isBusy={end.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{copy.offText}</p>
    </PasswordDialog>
  );
}
