'use client';

import { BillCard, type BillRow } from '#components/lotto/bills/bill-card.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './bills.module.css';

interface BillsViewProps {
  readonly bills: readonly BillRow[];
  /** Bill to go on after; null on the last page. */
  readonly next: string | null;
  readonly status: BillHead['status'] | undefined;
  readonly before: string | undefined;
}

const filters = [undefined, 'pending', 'won', 'lost', 'cancelled', 'refunded'] as const;

function Nothing({ status, before }: Pick<BillsViewProps, 'status' | 'before'>) {
  if (before) return <EmptyState art="empty-bills" title={billCopy.emptyOlder} />;
  if (status) return <EmptyState art="empty-bills" title={billCopy.emptyFilter} />;
  return (
    <EmptyState art="empty-bills" title={billCopy.empty}>
      <p>{billCopy.emptyText}</p>
      <ButtonLink href={paths.lottoLobby}>{billCopy.bet}</ButtonLink>
    </EmptyState>
  );
}

/**
 * The member's bills by status, newest first, page by page. A client component, so that its rows reach the browser as the few
 * fields they show: their elements would weigh four times that in the payload, and as much in what the page costs the server.
 */
export function BillsView({ bills, next, status, before }: BillsViewProps) {
  return (
    <>
      <PageHead title={billCopy.title} lead={billCopy.lead} />
      <LinkTabs
        label={billCopy.filters}
        tabs={filters.map((filter) => ({
          label: filter ? billCopy.status[filter] : billCopy.all,
          href: paths.bills({ status: filter }),
          isCurrent: filter === status,
        }))}
      />
      {bills.length === 0 && <Nothing status={status} before={before} />}
      <ul className={styles.list}>
        {bills.map((bill) => (
          <li key={bill.bill_id}>
            <BillCard bill={bill} />
          </li>
        ))}
      </ul>
      <Pager
        label={billCopy.pages}
        newest={before ? { label: billCopy.newest, href: paths.bills({ status }) } : undefined}
        older={next ? { label: billCopy.older, href: paths.bills({ status, before: next }) } : undefined}
      />
    </>
  );
}
