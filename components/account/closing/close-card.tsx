'use client';

import { useState } from 'react';
import { closingCopy as copy } from '#components/account/closing/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';

const loadDialog = () =>
  import('#components/account/closing/close-dialog.tsx').then((module) => module.CloseDialog);

/** The way out: a dialog says what it means. `asksCode` where a code of the second factor is asked for too. */
export function CloseCard({ asksCode }: { readonly asksCode: boolean }) {
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
