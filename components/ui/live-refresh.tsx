'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { LiveKind } from '#contract/live.ts';
import { isAbout, onNews } from '#lib/live/news.ts';
import { waitOf } from '#lib/live/wait-of.ts';
import { isOffline } from '#lib/network.ts';

interface LiveRefreshProps {
  /** What the page shows, as the event stream calls it, separated by spaces. */
  readonly of: LiveKind | `${LiveKind} ${LiveKind}`;
  /** The one round or bill that it is about. */
  readonly id?: string;
}

/** Reads a server-rendered page again, quietly and where it stands, when what it shows has changed. */
export function LiveRefresh({ of, id }: LiveRefreshProps) {
  const router = useRouter();
  useEffect(() => {
    const kinds = of.split(' ');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews((news) => {
      if (!isAbout(news, kinds, id)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!isOffline()) router.refresh();
      }, waitOf(news));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [router, of, id]);
  return null;
}
