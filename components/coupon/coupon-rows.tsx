'use client';

import { useQuery } from '@tanstack/react-query';
import { couponCopy as copy } from '#components/coupon/copy.ts';
import { DepositCoupons } from '#components/coupon/deposit-coupons.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { couponHistoryQuery } from '#lib/api/coupon/queries.ts';
import type { OwnCoupons } from '#lib/loaders/coupon.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './coupon.module.css';

/** Codes that the member used, newest first, and the way to older ones. */
export const CouponRows = fragmentView(function CouponRows({ own }: { readonly own: OwnCoupons }) {
  const { before } = own;
  const { data } = useQuery({ ...couponHistoryQuery(before), initialData: own.history });
  return (
    <>
      <DepositCoupons rows={data.deposits} />
      <section className={styles.card} aria-labelledby="coupon-history">
        <h2 id="coupon-history">{copy.history}</h2>
        {data.rows.length === 0 && <p className={styles.muted}>{copy.noHistory}</p>}
        <ul className={styles.rows}>
          {data.rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <div className={styles.rowHead}>
                <span>{row.title}</span>
                <b>{copy.prize(row)}</b>
              </div>
              <div className={styles.rowHead}>
                <span className={styles.muted}>{`${copy.tail(row.tail)} · ${copy.at(row.at)}`}</span>
                {row.until && !row.bonus && <span className={styles.muted}>{copy.until(row.until)}</span>}
              </div>
              {row.bonus && (
                <div className={styles.rowHead}>
                  <span>{copy.bonus(row.bonus)}</span>
                  {row.until && row.bonus.status === 'running' && (
                    <span className={styles.muted}>{copy.bonusUntil(row.until)}</span>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {data.before && (
          <a className={buttonClass({ variant: 'secondary' })} href={loyaltyPaths.couponsBefore(data.before)}>
            {copy.older}
          </a>
        )}
        {before !== undefined && (
          <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.coupon}>
            {copy.newest}
          </a>
        )}
      </section>
    </>
  );
});
