'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';

const SECOND_MS = 1_000;

/** Time left until an instant by the server's clock; yellow in the last minute, red in the last ten seconds. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const { nowMs } = usePage();
  const [leftMs, setLeftMs] = useState(() => Date.parse(until) - nowMs);
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
    tick();
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
