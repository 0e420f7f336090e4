'use client';

import { useState } from 'react';
import { profileCopy } from '#components/account/profile/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './profile.module.css';

const loadDialog = () =>
  import('#components/account/profile/change-password-dialog.tsx').then(
    (module) => module.ChangePasswordDialog,
  );

/** When the password was changed last, and the way to change it. */
export function PasswordCard({ changedAt }: { readonly changedAt: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.setting}>
      <div>
        <strong>{profileCopy.password}</strong>
        <small>
          {changedAt === null
            ? profileCopy.passwordOld
            : profileCopy.passwordChanged(formatThaiDateTime(changedAt))}
        </small>
      </div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {profileCopy.changePassword}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ onClose: () => setOpen(false) }} />}
    </div>
  );
}
