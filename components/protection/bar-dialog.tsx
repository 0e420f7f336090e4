'use client';

import { protectionCopy as copy } from '#components/protection/copy.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { isEndedAfter } from '#lib/api/account/look-at-session.ts';
import { useCall } from '#lib/api/use-call.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { type BarLength, barKindOf } from '#rules/protection/bar.ts';
import { useForgetMember } from '#stores/provider.tsx';
import styles from './protection.module.css';

interface BarDialogProps {
  readonly length: BarLength;
  readonly onClose: () => void;
}

/** What staying away means, and the password. It ends the session: what follows is the site of a visitor. */
export function BarDialog({ length, onClose }: BarDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const forgetMember = useForgetMember();
  const bar = useCall('POST /api/member/protection/bar');
  const kind = barKindOf(length);
  const handleConfirm = (password: string) =>
    attempt(async () => {
      try {
        await bar.mutateAsync({ length, password });
      } catch (error) {
        // A session that is over leads to the login page, which says so.
        if (await isEndedAfter(error)) return;
        throw error;
      }
      forgetMember();
      leaveFor(paths.home);
    });
  return (
    <PasswordDialog
      title={copy.barTitle[kind]}
      submit={copy.barConfirm[kind]}
      sending={copy.barSending}
      back={copy.back}
      variant="danger"
      isBusy={bar.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong>{copy.barAsked(length)}</strong>
      </p>
      <ul className={styles.points}>
        {copy.barEffects(kind).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
