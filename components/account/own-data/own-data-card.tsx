'use client';

import { useState } from 'react';
import { ownDataCopy as copy } from '#components/account/own-data/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';

const loadDialog = () =>
  import('#components/account/own-data/own-data-dialog.tsx').then((module) => module.OwnDataDialog);

/** The way to all that is kept of a member. `asksCode` where a code of the second factor is asked for too. */
export function OwnDataCard({ asksCode }: { readonly asksCode: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.setting}>
      <div>
        <strong>{copy.title}</strong>
        <small>{copy.text}</small>
      </div>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ asksCode, onClose: () => setOpen(false) }} />}
    </div>
  );
}
