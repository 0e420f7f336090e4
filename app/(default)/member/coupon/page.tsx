import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { couponCopy } from '#components/coupon/copy.ts';
import { CouponPage } from '#components/coupon/coupon-page.tsx';
import { Uuid } from '#contract/fields.ts';
import { loadCoupons } from '#lib/loaders/coupon.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: couponCopy.title };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/coupon'>) => {
  const { before } = await searchParams;
  const id = Uuid.safeParse(before).data;
  return <CouponPage own={await (id ? loadCoupons(id) : personalFragment(() => loadCoupons()))} />;
});
