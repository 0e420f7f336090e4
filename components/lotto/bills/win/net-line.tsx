'use client';

import { winCopy } from '#components/lotto/bills/win/copy.ts';
import { CountedUp } from '#components/lotto/bills/win/counted-up.tsx';
import type { Won } from '#lib/lotto/won-of.ts';
import styles from './win.module.css';

/** What was staked and what is left: a gain counts up once and is read out whole, a loss stands there. */
export function NetLine({ won, isNew }: { readonly won: Won; readonly isNew: boolean }) {
  if (won.net <= 0n || !isNew) return <p className={styles.net}>{winCopy.net(won)}</p>;
  return (
    <p className={styles.net}>
      <span className="visually-hidden">{winCopy.net(won)}</span>
      <span aria-hidden="true">
        <CountedUp satang={won.net} textOf={(net) => winCopy.net({ ...won, net })} />
      </span>
    </p>
  );
}
