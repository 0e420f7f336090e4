'use client';

import { useLayoutEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';

const SECOND_MS = 1_000;

/** Now by the server's clock, anew every second while the page is seen: one timer for a whole list of countdowns. */
export function useServerSecond(): number {
  const { nowMs: renderedMs } = usePage();
  const [nowMs, setNowMs] = useState(renderedMs);
  useLayoutEffect(() => {
    const tick = () => {
      if (!document.hidden) setNowMs(serverNowMs());
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
