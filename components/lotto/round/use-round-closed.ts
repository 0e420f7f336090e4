'use client';

import { useEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';

const SECOND_MS = 1_000;

/** True once a round's close has passed by the server's clock, also when the device was asleep at that moment. */
export function useRoundClosed(closesAt: string): boolean {
  const { nowMs } = usePage();
  const [isClosed, setClosed] = useState(() => Date.parse(closesAt) < nowMs);
  useEffect(() => {
    const look = () => setClosed(serverNowMs() > Date.parse(closesAt));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [closesAt]);
  return isClosed;
}
