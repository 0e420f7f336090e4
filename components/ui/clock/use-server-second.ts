'use client';

import { startTransition, useLayoutEffect, useState } from 'react';
import { useFirstMs } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';

const SECOND_MS = 1_000;

/** Now by the server's clock, anew every second while the page is seen: one timer for a whole list of countdowns. */
export function useServerSecond(): number {
  const [nowMs, setNowMs] = useState(useFirstMs());
  useLayoutEffect(() => {
    const tick = () => {
      // Drawn in pieces: a whole list follows, and a tap does not wait for it.
      if (!document.hidden) startTransition(() => setNowMs(serverNowMs()));
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return nowMs;
}
