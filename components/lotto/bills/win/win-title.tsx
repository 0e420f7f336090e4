'use client';

import { winCopy } from '#components/lotto/bills/win/copy.ts';
import { CountedUp } from '#components/lotto/bills/win/counted-up.tsx';
import { Celebration } from '#components/ui/show/celebration.tsx';
import type { Won } from '#lib/lotto/won-of.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './win.module.css';

/** What was won and what is left of it after the stake; more than the stake is celebrated. Read out once and whole. */
export function WinTitle({ won, isNew }: { readonly won: Won; readonly isNew: boolean }) {
  const isWin = won.net > 0n;
  return (
    <>
      {isWin && isNew && <Celebration />}
      {isWin && (
        // biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer
        <img src="/art/won.svg" alt="" width={144} height={120} />
      )}
      {isWin ? (
        <h2 className={styles.won}>
          <span className="visually-hidden">{winCopy.title(won.payout)}</span>
          <span aria-hidden="true" className={styles.amount}>
            <small>{winCopy.lead}</small>
            <b>{isNew ? <CountedUp satang={won.payout} /> : <span>{formatBaht(won.payout)}</span>}</b>
            <small>{winCopy.baht}</small>
          </span>
        </h2>
      ) : (
        <h2>{winCopy.back(won.payout)}</h2>
      )}
      <p className={styles.net}>{winCopy.net(won)}</p>
    </>
  );
}
