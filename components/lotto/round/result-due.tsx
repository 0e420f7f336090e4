'use client';

import { waitCopy } from '#components/lotto/round/wait-copy.ts';
import { clockText } from '#components/ui/clock/clock-text.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './round-view.module.css';

/** Results come some minutes after they are due; only then one is late. */
const LATE_MS = 15 * 60_000;

/** When the result of a closed round is due, how long that is, and that it is late. */
export function ResultDue({ resultAt }: { readonly resultAt: string }) {
  const leftMs = Date.parse(resultAt) - useServerSecond();
  const when = formatThaiDateTime(resultAt);
  if (leftMs <= 0)
    return (
      <>
        <p role="status" className={styles.due}>
          {leftMs < -LATE_MS ? waitCopy.late(when) : waitCopy.awaited(when)}
        </p>
        <p>{waitCopy.byItself}</p>
      </>
    );
  return (
    <>
      <p className={styles.due}>
        <span>{waitCopy.due(when)}</span>{' '}
        <span>
          <span>{`${waitCopy.in} `}</span>
          <time dateTime={resultAt} role="timer">
            {clockText(leftMs)}
          </time>
        </span>
      </p>
      <p>{waitCopy.byItself}</p>
    </>
  );
}
