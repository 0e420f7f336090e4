'use client';

import { useState } from 'react';
import { englishNameCopy as copy } from '#components/account/english-name/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';

const loadDialog = () =>
  import('#components/account/english-name/english-name-dialog.tsx').then(
    (module) => module.EnglishNameDialog,
  );

/** The way to give the name as the bank writes it in English, for who has not given one. */
export function EnglishNameButton({ asksCode }: { readonly asksCode: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {copy.add}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ asksCode, onClose: () => setOpen(false) }} />}
    </>
  );
}
