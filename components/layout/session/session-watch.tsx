'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepTimes } from '#components/layout/session/keep-times.ts';
import { type SessionFacts, TIMES_ID } from '#components/layout/session/session-facts.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';

const loadDialog = async () => (await import('#components/layout/session/reality-dialog.tsx')).RealityDialog;

/** Keeps clock and time of the session true; at intervals that the member chose a dialog says what the session brought. */
export function SessionWatch({ since, due }: Pick<SessionFacts, 'since' | 'due'>) {
  const [isDue, setDue] = useState(false);
  const queryClient = useQueryClient();
  useEffect(() => {
    const place = document.getElementById(TIMES_ID);
    if (!place) return;
    const isSending = () => queryClient.isMutating() > 0;
    return keepTimes({ place, since, due, isSending, show: setDue });
  }, [queryClient, since, due]);
  return isDue ? <LazyDialog load={loadDialog} props={{ onClose: () => setDue(false) }} isQuiet /> : null;
}
