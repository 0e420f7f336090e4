'use client';

import { protectionCopy as copy } from '#components/protection/copy.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { isEndedAfter } from '#lib/api/account/look-at-session.ts';
import { useCall } from '#lib/api/use-call.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { type ExclusionLength, exclusionKindOf } from '#rules/protection/exclusion.ts';
import { useForgetMember } from '#stores/provider.tsx';
import styles from './protection.module.css';

interface ExclusionDialogProps {
  readonly length: ExclusionLength;
  readonly onClose: () => void;
}

/** What staying away means, and the password. It ends the session: what follows is the site of a visitor. */
export function ExclusionDialog({ length, onClose }: ExclusionDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const forgetMember = useForgetMember();
  const exclusion = useCall('POST /api/member/protection/bar');
  const kind = exclusionKindOf(length);
  const handleConfirm = (password: string) =>
    attempt(async () => {
      try {
        await exclusion.mutateAsync({ length, password });
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
      title={copy.exclusionTitle[kind]}
      submit={copy.exclusionConfirm[kind]}
      sending={copy.exclusionSending}
      back={copy.back}
      variant="danger"
      isBusy={exclusion.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong>{copy.exclusionAsked(length)}</strong>
      </p>
      <ul className={styles.points}>
        {copy.exclusionEffects(kind, length).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
