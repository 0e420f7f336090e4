'use client';

import { lineLinkCopy as copy } from '#components/account/line-link/copy.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

interface EndLinkDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** What ends, and the password. Ended twice it is ended once, so after a lost answer it is just asked for again. */
export function EndLinkDialog({ asksCode, onClose }: EndLinkDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const end = useCall('POST /api/line/unlink', { changes: ['own', 'account'] });
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      await end.mutateAsync({ password, second_factor });
      toast(copy.ended, { variant: 'success' });
      onClose();
    });
  return (
    <PasswordDialog
      title={copy.endTitle}
      submit={copy.endSubmit}
      sending={copy.ending}
      back={copy.back}
      variant="danger"
      asksCode={asksCode}
      isBusy={end.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{copy.endText}</p>
    </PasswordDialog>
  );
}
