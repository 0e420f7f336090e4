'use client';

import { winCopy } from '#components/lotto/bills/win/copy.ts';
import { NetLine } from '#components/lotto/bills/win/net-line.tsx';
import { Celebration } from '#components/ui/show/celebration.tsx';
import type { Won } from '#lib/lotto/won-of.ts';
import styles from './win.module.css';

/** What was won and what is left of it after the stake; only more than the stake is celebrated. */
export function WinTitle({ won, isNew }: { readonly won: Won; readonly isNew: boolean }) {
  const isGain = won.net > 0n;
  return (
    <>
      {isGain && isNew && <Celebration />}
      {isGain && (
        // biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer
        <img src="/art/won.svg" alt="" width={144} height={120} />
      )}
      <h2 className={isGain ? styles.won : undefined}>
        {isGain ? winCopy.title(won.payout) : winCopy.back(won)}
      </h2>
      <NetLine won={won} isNew={isNew} />
    </>
  );
}
