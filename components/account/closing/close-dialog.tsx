'use client';

import { useState } from 'react';
import { closingCopy as copy } from '#components/account/closing/copy.ts';
import styles from '#components/account/second-factor/second-factor.module.css';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';

interface CloseDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** What closing means, and the password. It ends the session: what follows is the site of a visitor. */
export function CloseDialog({ asksCode, onClose }: CloseDialogProps) {
  const [refused, setRefused] = useState<Refused>();
  const close = useCall('POST /api/member/account/close');
  const handleConfirm = async (password: string, second_factor: string | undefined) => {
    setRefused(undefined);
    try {
      await close.mutateAsync({ password, second_factor });
      leaveFor(paths.home);
    } catch (error) {
      setRefused(isUnknown(error) ? { code: 0, message: copy.unknown } : refusedBy(error));
    }
  };
  return (
    <PasswordDialog
      title={copy.ask}
      submit={copy.submit}
      sending={copy.sending}
      back={copy.back}
      variant="danger"
      asksCode={asksCode}
      isBusy={close.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ul className={styles.points}>
        {copy.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p>{copy.pause}</p>
    </PasswordDialog>
  );
}
