'use client';

import { startTransition, useEffect, useState } from 'react';
import { useFirstMs } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import styles from './ago.module.css';
import { agoText, isFresh } from './ago-text.ts';

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
  const agoMs = nowMs - Date.parse(at);
  return (
    <time className={styles.ago} dateTime={at} data-new={isFresh(agoMs) || undefined}>
      {agoText(agoMs)}
    </time>
  );
}
