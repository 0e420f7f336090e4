import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { BillView } from '#components/lotto/bills/bill-view.tsx';
import { BillsView } from '#components/lotto/bills/bills-view.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { billFilterOf, loadBill, loadBills } from '#lib/loaders/lotto/bills.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: billCopy.title };

export default page(
  'member',
  ['bill_id', 'status', 'kind', 'day', 'before'],
  async ({ searchParams }: PageProps<'/lotto/bills'>) => {
    const query = await searchParams;
    const billId = idOf(query.bill_id);
    if (billId !== undefined) return <BillView {...(await loadBill(billId))} />;
    const filter = billFilterOf(query);
    const load = () => loadBills(filter);
    // A bill's number in an address is its member's own: such a page is not kept under it.
    const own = await (filter.before === undefined ? personalFragment(load) : load());
    return <BillsView own={own} />;
  },
);
