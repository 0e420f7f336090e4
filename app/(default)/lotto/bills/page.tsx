import type { Metadata } from 'next';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { BillView } from '#components/lotto/bills/bill-view.tsx';
import { BillsView } from '#components/lotto/bills/bills-view.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { firstRead } from '#lib/loaders/first-read.ts';
import { billStatusOf, loadBill, loadBills } from '#lib/loaders/lotto.ts';
import { idOf } from '#lib/loaders/search-params.ts';
import { requireMember } from '#lib/loaders/viewer.ts';

export const metadata: Metadata = { title: billCopy.title };

export default orMissing(async function BillsPage({ searchParams }: PageProps<'/lotto/bills'>) {
  const query = await searchParams;
  const billId = idOf(query.bill_id);
  await requireMember();
  if (billId !== undefined) {
    const seed = await firstRead(() => loadBill(billId));
    if (seed.failure) return <InitialError failure={seed.failure} />;
    return <BillView {...seed.data} />;
  }
  const filter = { status: billStatusOf(query.status), before: idOf(query.before) };
  const seed = await firstRead(() => loadBills(filter));
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <BillsView {...seed.data} {...filter} />;
});
