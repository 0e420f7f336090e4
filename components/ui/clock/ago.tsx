'use client';

import { startTransition, useEffect, useState } from 'react';
import { useFirstMs } from '#components/ui/page-context.tsx';
import { ago, isFresh } from '#lib/ago.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import styles from './ago.module.css';

const LOOK_MS = 30_000;

/** How long ago something was by the server's clock; in its first hour it is marked as new. */
export function Ago({ at }: { at: string }) {
  const [nowMs, setNowMs] = useState(useFirstMs());
  useEffect(() => {
    const look = () => startTransition(() => setNowMs(serverNowMs()));
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={styles.ago} dateTime={at} data-new={isFresh(at, nowMs) || undefined}>
      {ago(at, nowMs)}
    </time>
  );
}
