'use client';

import { useLookUp } from '#components/account/profile/use-look-up.ts';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

export interface SecondFactorDialogProps {
  readonly onClose: () => void;
}

/** What is lost with it, the password and a code. Switching off twice is switching off once. */
export function SwitchOffDialog({ onClose }: SecondFactorDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const lookUp = useLookUp();
  const end = useCall('POST /api/member/second_factor/end', { changes: ['account'] });
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      await end
        .mutateAsync({ password, second_factor })
        .catch((error: unknown) => lookUp(error, (profile) => profile.second_factor === null));
      toast(copy.offDone, { variant: 'success' });
      onClose();
    });
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
