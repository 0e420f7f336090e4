'use client';

import { historyCopy } from '#components/payment/history/copy.ts';
import { DepositFacts } from '#components/payment/history/deposit-facts.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { DepositEntry } from '#lib/api/payment/queries.ts';
import { paths } from '#lib/paths.ts';
import { depositsAddress, payAddress } from '#lib/pay-address.ts';
import styles from './history.module.css';

interface OwnDeposits {
  readonly deposits: readonly DepositEntry[];
  /** The deposit to go on after; null on the last page. */
  readonly next: string | null;
  readonly isFirst: boolean;
}

/** The member's deposits, whatever became of them, newest first, page by page; each leads to its detail. */
export const DepositsPage = fragmentView(function DepositsPage({ own }: { readonly own: OwnDeposits }) {
  const { deposits, next, isFirst } = own;
  return (
    <div className={styles.page}>
      <PageHead
        title={historyCopy.title}
        lead={historyCopy.lead}
        back={{ href: paths.deposit, label: historyCopy.back }}
      />
      {deposits.length === 0 && (
        <EmptyState art="empty-bills" title={isFirst ? historyCopy.empty : historyCopy.emptyOlder}>
          {isFirst && <p>{historyCopy.emptyText}</p>}
          <ButtonLink href={paths.deposit}>{historyCopy.begin}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {deposits.map((deposit) => (
          <li key={deposit.ref} className={styles.row}>
            <DepositFacts deposit={deposit} />
            <a href={payAddress(deposit.ref)} aria-label={historyCopy.detailOf(deposit.ref)}>
              {historyCopy.detail}
            </a>
          </li>
        ))}
      </ul>
      <Pager
        label={historyCopy.pages}
        newest={isFirst ? undefined : { label: historyCopy.newest, href: depositsAddress() }}
        older={next === null ? undefined : { label: historyCopy.older, href: depositsAddress(next) }}
      />
    </div>
  );
});
