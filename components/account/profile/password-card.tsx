'use client';

import { useState } from 'react';
import { profileCopy } from '#components/account/profile/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { useFirstMs } from '#components/ui/page-context.tsx';
import { bangkokDate, formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './profile.module.css';

const loadDialog = () =>
  import('#components/account/profile/change-password-dialog.tsx').then(
    (module) => module.ChangePasswordDialog,
  );

/** So long a change is known of. */
const KNOWN_MS = 90 * 86_400_000;

function ageOf(changedAt: string | null, since: string, nowMs: number): string {
  if (changedAt !== null) return profileCopy.passwordChanged(formatThaiDateTime(changedAt));
  const isNew = nowMs - Date.parse(since) < KNOWN_MS;
  return isNew ? profileCopy.passwordSet(formatThaiDate(bangkokDate(since))) : profileCopy.passwordOld;
}

interface PasswordCardProps {
  readonly changedAt: string | null;
  /** When the account was opened, and its first password set. */
  readonly since: string;
}

/** When the password was changed last, or set, and the way to change it. */
export function PasswordCard({ changedAt, since }: PasswordCardProps) {
  const [isOpen, setOpen] = useState(false);
  const nowMs = useFirstMs();
  return (
    <div className={styles.setting}>
      <div>
        <strong>{profileCopy.password}</strong>
        <small>{ageOf(changedAt, since, nowMs)}</small>
      </div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {profileCopy.changePassword}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ onClose: () => setOpen(false) }} />}
    </div>
  );
}
