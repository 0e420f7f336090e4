'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { useArea } from '#stores/provider.tsx';

/** Holds the event stream while the page is open, from when the browser rests; its code comes then too. */
export function useLivePage(memberId: string | undefined): void {
  const queryClient = useQueryClient();
  const { refresh } = useRouter();
  const tells = useArea('local', (state) => state.tells);
  // Of the first render: a page that is read again goes on with the stream that it has.
  const [{ nowMs: sinceMs }] = useState(usePage());
  useEffect(() => {
    let stop = whenIdle(async () => {
      let isOver = false;
      stop = () => {
        isOver = true;
      };
      const part = await import('#components/layout/live/start-live.ts').catch(() => undefined);
      if (!isOver)
        stop = part?.startLive({ queryClient, refreshPage: refresh, memberId, sinceMs, tells }) ?? stop;
    });
    return () => stop();
  }, [queryClient, refresh, memberId, sinceMs, tells]);
}
