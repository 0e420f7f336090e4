import { couponCopy as copy } from '#components/coupon/copy.ts';
import type { CouponHistory } from '#lib/api/coupon/queries.ts';
import styles from './coupon.module.css';

/** Codes that were named with deposits: those that wait for their money, and why others were not used. */
export function DepositCoupons({ rows }: { readonly rows: CouponHistory['deposits'] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="coupon-deposits">
      <h2 id="coupon-deposits">{copy.deposits}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.ref} className={styles.row}>
            <div className={styles.rowHead}>
              <span>{row.title}</span>
              <span className={styles.muted}>{`${copy.tail(row.tail)} · ${copy.at(row.at)}`}</span>
            </div>
            {row.held_until !== null && <p className={styles.muted}>{copy.held(row.held_until)}</p>}
            {row.why !== null && <p className={styles.muted}>{copy.unused(row.why)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
