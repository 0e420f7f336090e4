'use client';

import { useQuery } from '@tanstack/react-query';
import { copy } from '#components/home/copy.ts';
import { OwnRows } from '#components/home/own-rows.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import type { OwnHome } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './own-home.module.css';

/** A member's own beginning of the home page: who it is, the balance with its two ways, and what is under way. */
export const OwnHomeView = fragmentView(function OwnHomeView({ own }: { readonly own: OwnHome }) {
  const { data: wallets } = useQuery({ ...walletsQuery(), initialData: own.wallets });
  const total = formatBaht(wallets.reduce((sum, { balance }) => sum + toSatang(balance), 0n));
  return (
    <div className={styles.own}>
      <div className={styles.money}>
        <h1>{copy.hello(own.name)}</h1>
        <p className={styles.balance} data-long={total.length > 12 || undefined}>
          <small>{copy.balance}</small>
          <b>{`฿ ${total}`}</b>
        </p>
        <p className={styles.ways}>
          <a href={paths.deposit}>{copy.deposit}</a>
          <a href={paths.withdraw}>{copy.withdraw}</a>
        </p>
      </div>
      <OwnRows own={own} />
    </div>
  );
});
