import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { payCopy } from '#components/payment/pay/copy.ts';
import { PayPage } from '#components/payment/pay/pay-page.tsx';
import { loadPayment } from '#lib/loaders/payment.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: payCopy.title };

export default page('member', ['ref'], async ({ searchParams }: PageProps<'/member/payment'>) => {
  const ref = idOf((await searchParams).ref);
  // A deposit's reference in an address is its member's own: such a page is not kept under it.
  return (
    <PayPage own={await (ref === undefined ? personalFragment(() => loadPayment()) : loadPayment(ref))} />
  );
});
