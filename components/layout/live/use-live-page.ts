'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { whenIdle } from '#lib/when-idle.ts';

/** Holds the event stream while the page is open, from when the browser rests: until then nobody has seen anything that could be old. */
export function useLivePage(memberId: string | undefined): void {
  const queryClient = useQueryClient();
  // Of the first render: a page that is read again goes on with the stream that it has.
  const { nowMs } = usePage();
  const [sinceMs] = useState(nowMs);
  useEffect(() => {
    let stop = whenIdle(() => {
      const part = import('#components/layout/live/start-live.ts');
      let isOver = false;
      stop = () => {
        isOver = true;
      };
      part.then(
        ({ startLive }) => {
          if (!isOver) stop = startLive({ queryClient, memberId, sinceMs });
        },
        () => undefined,
      );
    });
    return () => stop();
  }, [queryClient, memberId, sinceMs]);
}
