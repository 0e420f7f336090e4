'use client';

import { useEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';

const SECOND_MS = 1_000;

/** True once an instant has passed by the server's clock, also when the device was asleep at that moment; never without one. */
export function usePassed(instant: string | undefined): boolean {
  const { nowMs } = usePage();
  const untilMs = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const [isPassed, setPassed] = useState(() => untilMs < nowMs);
  useEffect(() => {
    const look = () => setPassed(serverNowMs() > untilMs);
    look();
    if (untilMs === Number.POSITIVE_INFINITY) return;
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return isPassed;
}
