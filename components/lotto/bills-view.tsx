import Link from 'next/link';
import { BillCard } from '#components/lotto/bill-card.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { EmptyNote } from '#components/lotto/empty-note.tsx';
import { PageHead } from '#components/lotto/page-head.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './bills.module.css';

interface BillsViewProps {
  readonly bills: readonly BillHead[];
  /** Bill to go on after; null on the last page. */
  readonly next: string | null;
  readonly status: BillHead['status'] | undefined;
  readonly before: string | undefined;
}

const filters = [undefined, 'pending', 'won', 'lost', 'cancelled', 'refunded'] as const;

function Nothing({ status, before }: Pick<BillsViewProps, 'status' | 'before'>) {
  if (before) return <EmptyNote art="empty-bills" title={billCopy.emptyOlder} />;
  if (status) return <EmptyNote art="empty-bills" title={billCopy.emptyFilter} />;
  return (
    <EmptyNote art="empty-bills" title={billCopy.empty}>
      <p>{billCopy.emptyText}</p>
      <ButtonLink href={paths.lottoLobby}>{billCopy.bet}</ButtonLink>
    </EmptyNote>
  );
}

/** The member's bills by status, newest first, page by page. */
export function BillsView({ bills, next, status, before }: BillsViewProps) {
  return (
    <>
      <PageHead title={billCopy.title} lead={billCopy.lead} />
      <nav className={styles.filters} aria-label={billCopy.filters}>
        {filters.map((filter) => (
          <Link
            key={filter ?? 'all'}
            href={paths.bills({ status: filter })}
            prefetch={false}
            aria-current={filter === status ? 'page' : undefined}
          >
            {filter ? billCopy.status[filter] : billCopy.all}
          </Link>
        ))}
      </nav>
      {bills.length === 0 && <Nothing status={status} before={before} />}
      <ul className={styles.list}>
        {bills.map((bill) => (
          <li key={bill.bill_id}>
            <BillCard bill={bill} />
          </li>
        ))}
      </ul>
      {(before || next) && (
        <nav className={styles.pages} aria-label={billCopy.pages}>
          {before && (
            <Link href={paths.bills({ status })} prefetch={false}>
              {billCopy.newest}
            </Link>
          )}
          {next && (
            <Link href={paths.bills({ status, before: next })} prefetch={false}>
              {billCopy.older}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
