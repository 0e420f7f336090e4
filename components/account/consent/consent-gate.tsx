'use client';

import { useState } from 'react';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';

const loadDialog = () =>
  import('#components/account/consent/consent-dialog.tsx').then((module) => module.ConsentDialog);

/** Shows a member the texts that they have not agreed to yet; who puts it off sees them again with the next page that is loaded. */
export function ConsentGate() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <LazyDialog load={loadDialog} props={{ onClose: () => setOpen(false) }} isQuiet /> : null;
}
