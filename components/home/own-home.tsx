'use client';

import { ownCopy } from '#components/home/own-copy.ts';
import { OwnRows } from '#components/home/own-rows.tsx';
import { BALANCE_ID } from '#components/ui/balance-place.ts';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { OwnHome } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import styles from './own-home.module.css';

/** Letters of a sum that has room in large digits on the smallest phone: `฿ 999,999.99`. */
const ROOM = 12;

/** A member's own beginning of the home page: who it is, the balance with its two ways, and what is under way. */
export const OwnHomeView = fragmentView(function OwnHomeView({ own }: { readonly own: OwnHome }) {
  return (
    <div className={styles.own}>
      <div className={styles.money}>
        <h1>{ownCopy.hello(own.name)}</h1>
        <p className={styles.balance} data-long={own.total.length > ROOM || undefined}>
          <small>{ownCopy.balance}</small>
          <b id={BALANCE_ID}>{own.total}</b>
        </p>
        <p className={styles.ways}>
          <a href={paths.deposit}>{ownCopy.deposit}</a>
          <a href={paths.withdraw}>{ownCopy.withdraw}</a>
        </p>
      </div>
      <OwnRows own={own} />
    </div>
  );
});
