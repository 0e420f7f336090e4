'use client';

import { BillCard, type BillRow } from '#components/lotto/bills/bill-card.tsx';
import { BillFilter } from '#components/lotto/bills/bill-filter.tsx';
import { BillTotals } from '#components/lotto/bills/bill-totals.tsx';
import { TurnoverLine } from '#components/lotto/bills/turnover-line.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { BillTotals as Totals } from '#lib/api/lotto/queries.ts';
import type { BillFilter as Filter } from '#lib/loaders/lotto/bills.ts';
import { paths } from '#lib/paths.ts';
import styles from './bills.module.css';

interface OwnBills {
  readonly bills: readonly BillRow[];
  readonly totals: Totals;
  /** Bill to go on after; null on the last page. */
  readonly next: string | null;
  readonly filter: Filter;
}

const statuses = [undefined, 'pending', 'won', 'lost', 'cancelled', 'refunded'] as const;

function Nothing({ filter: { status, kind, day, before } }: Pick<OwnBills, 'filter'>) {
  if (before) return <EmptyState art="empty-bills" title={billCopy.emptyOlder} />;
  if (status || kind || day) return <EmptyState art="empty-bills" title={billCopy.emptyFilter} />;
  return (
    <EmptyState art="empty-bills" title={billCopy.empty}>
      <p>{billCopy.emptyText}</p>
      <ButtonLink href={paths.lottoLobby}>{billCopy.bet}</ButtonLink>
    </EmptyState>
  );
}

/**
 * The member's bills by status, kind and day, newest first, page by page. A client component, so that its rows reach the browser
 * as the few fields they show: their elements would weigh four times that in the payload, and as much in what the page costs the server.
 */
export const BillsView = fragmentView(function BillsView({ own }: { readonly own: OwnBills }) {
  const { bills, totals, next, filter } = own;
  const first = { ...filter, before: undefined };
  return (
    <>
      <PageHead title={billCopy.title} lead={billCopy.lead} />
      <LinkTabs
        label={billCopy.filters}
        tabs={statuses.map((status) => ({
          label: status ? billCopy.status[status] : billCopy.all,
          href: paths.bills({ ...first, status }),
          isCurrent: status === filter.status,
        }))}
      />
      <BillFilter filter={filter} />
      <BillTotals totals={totals} />
      <TurnoverLine />
      {bills.length === 0 && <Nothing filter={filter} />}
      <ul className={styles.list}>
        {bills.map((bill) => (
          <li key={bill.bill_id}>
            <BillCard bill={bill} />
          </li>
        ))}
      </ul>
      <Pager
        label={billCopy.pages}
        newest={filter.before ? { label: billCopy.newest, href: paths.bills(first) } : undefined}
        older={next ? { label: billCopy.older, href: paths.bills({ ...first, before: next }) } : undefined}
      />
    </>
  );
});
