'use client';

import { useEffect, useState } from 'react';
import { actCopy } from '#components/lotto/bills/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { SHARE_HASH } from '#lib/lotto/share-hash.ts';

const loadDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** Opens the picture of a bill, which is drawn on this device. */
export function ShareBill({ bill }: { bill: Bill }) {
  const [isOpen, setOpen] = useState(false);
  // Asked for by the address, as the notice of a win does.
  useEffect(() => {
    if (window.location.hash === SHARE_HASH) setOpen(true);
  }, []);
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setOpen(true)}>
        {actCopy.share}
      </Button>
      <LazyDialog load={loadDialog} props={{ bill, open: isOpen, onClose: () => setOpen(false) }} />
    </>
  );
}
