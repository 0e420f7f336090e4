import { couponCopy as copy } from '#components/coupon/copy.ts';
import { CouponForm } from '#components/coupon/coupon-form.tsx';
import { CouponRows } from '#components/coupon/coupon-rows.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnCoupons } from '#lib/loaders/coupon.ts';
import styles from './coupon.module.css';

/** A field for a code, what codes bring, and those that were used. */
export function CouponPage({ own }: { readonly own: OwnCoupons | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <CouponForm />
      <section className={styles.card} aria-labelledby="coupon-brings">
        <h2 id="coupon-brings">{copy.brings}</h2>
        <ul className={styles.brings}>
          {copy.bringsAll.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className={styles.muted}>{copy.condition}</p>
      </section>
      <CouponRows own={own} />
    </div>
  );
}
