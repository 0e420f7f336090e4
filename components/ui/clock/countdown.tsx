'use client';

import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useFirstMs } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';

const SECOND_MS = 1_000;

/** Time left until an instant by the server's clock; yellow in the last minute, red in the last ten seconds. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const firstMs = useFirstMs();
  const [leftMs, setLeftMs] = useState(() => Date.parse(until) - firstMs);
  const handleEnd = useEffectEvent(() => onEnd?.());
  useLayoutEffect(() => {
    const tick = () => {
      const left = Date.parse(until) - serverNowMs();
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      handleEnd();
    };
    const timer = setInterval(tick, SECOND_MS);
    // Not in the task that brings the page to life.
    startTransition(tick);
    return () => clearInterval(timer);
  }, [until]);
  const urgency =
    leftMs <= 10 * SECOND_MS ? styles.red : leftMs <= 60 * SECOND_MS ? styles.yellow : undefined;
  return (
    <time className={`${styles.countdown} ${urgency ?? ''}`} dateTime={until} role="timer">
      {clockText(leftMs)}
    </time>
  );
}
