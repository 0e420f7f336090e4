import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { historyCopy } from '#components/payment/history/copy.ts';
import { DepositsPage } from '#components/payment/history/deposits-page.tsx';
import { loadDeposits } from '#lib/loaders/payment.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: historyCopy.title };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/deposit/history'>) => {
  const before = idOf((await searchParams).before);
  // A deposit's reference in an address is its member's own: such a page is not kept under it.
  return (
    <DepositsPage
      own={await (before === undefined ? personalFragment(() => loadDeposits()) : loadDeposits(before))}
    />
  );
});
