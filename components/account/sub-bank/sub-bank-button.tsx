'use client';

import { useState } from 'react';
import { subBankCopy as copy } from '#components/account/sub-bank/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';

const loadDialog = () =>
  import('#components/account/sub-bank/sub-bank-dialog.tsx').then((module) => module.SubBankDialog);

interface SubBankButtonProps {
  readonly hasOne: boolean;
  /** True where a code of the second factor is asked for too. */
  readonly asksCode: boolean;
}

/** The way to note a second bank account. */
export function SubBankButton({ hasOne, asksCode }: SubBankButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const title = hasOne ? copy.change : copy.add;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ title, asksCode, onClose: () => setOpen(false) }} />}
    </>
  );
}
