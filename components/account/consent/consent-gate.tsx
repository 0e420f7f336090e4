'use client';

import { useState } from 'react';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { useTurn } from '#components/ui/turns.ts';

const loadDialog = () =>
  import('#components/account/consent/consent-dialog.tsx').then((module) => module.ConsentDialog);

/** Shows a member the texts that they have not agreed to yet; who puts it off sees them again with the next page that is loaded. */
export function ConsentGate() {
  const [isWanted, setWanted] = useState(true);
  const isTurn = useTurn('consent', isWanted);
  if (!isWanted || !isTurn) return null;
  return <LazyDialog load={loadDialog} props={{ onClose: () => setWanted(false) }} isQuiet />;
}
