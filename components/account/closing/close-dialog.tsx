'use client';

import { useQuery } from '@tanstack/react-query';
import { closingCopy as copy } from '#components/account/closing/copy.ts';
import styles from '#components/account/second-factor/second-factor.module.css';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { isEndedAfter } from '#lib/api/account/look-at-session.ts';
import { withdrawInfoQuery } from '#lib/api/payment/withdraw-queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { useForgetMember } from '#stores/provider.tsx';

interface CloseDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** What closing means, and the password. It ends the session: what follows is the site of a visitor. */
export function CloseDialog({ asksCode, onClose }: CloseDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const { data: info } = useQuery(withdrawInfoQuery());
  const limit = info?.bonus_limit;
  const forgetMember = useForgetMember();
  const close = useCall('POST /api/member/account/close');
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      try {
        await close.mutateAsync({ password, second_factor });
      } catch (error) {
        if (await isEndedAfter(error)) return;
        throw error;
      }
      forgetMember();
      leaveFor(paths.home);
    });
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
      {limit && limit.goes > 0 && <p>{copy.goes(limit.goes, limit.stays)}</p>}
      <p>{copy.pause}</p>
    </PasswordDialog>
  );
}
