'use client';

import { leftText } from '#components/ui/clock/clock-text.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';

/** Time left until an instant, for a row of a list: in words, and in seconds only in the last hour. */
export function TimeLeft({ until }: { readonly until: string }) {
  const leftMs = Date.parse(until) - useServerSecond();
  return (
    <time dateTime={until} role="timer">
      {leftText(leftMs)}
    </time>
  );
}
