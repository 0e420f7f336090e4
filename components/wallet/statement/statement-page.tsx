'use client';

import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import { periodCopy } from '#components/wallet/period/copy.ts';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import { LifetimeNet, SessionNet } from '#components/wallet/statement/net-positions.tsx';
import { PaperNote } from '#components/wallet/statement/paper-note.tsx';
import { StatementFilter } from '#components/wallet/statement/statement-filter.tsx';
import { StatementRows } from '#components/wallet/statement/statement-rows.tsx';
import { StatementTotals } from '#components/wallet/statement/statement-totals.tsx';
import type { Statement } from '#lib/api/wallet/queries.ts';
import type { ShownFilter } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { MOST_STATEMENT_DAYS, type StatementWallet, statementWallets } from '#rules/money/statement.ts';
import { addDays } from '#rules/time/bangkok-time.ts';
import styles from './statement.module.css';
import parts from './summary.module.css';

interface OwnStatement extends Pick<Statement, 'rows' | 'next' | 'totals' | 'summary'> {
  readonly filter: ShownFilter;
  /** In Bangkok. */
  readonly today: string;
}

/** Every movement of one wallet by day, with its balance after, the sums of the period, and ways to keep them. */
export const StatementPage = fragmentView(function StatementPage({ own }: { readonly own: OwnStatement }) {
  const { rows, next, totals, summary, filter, today } = own;
  const first = { ...filter, before: undefined };
  // Opened when something is promised or owed for the first time.
  const isAlways = (wallet: StatementWallet) => wallet === 'main' || wallet === 'hold';
  const wallets = statementWallets.filter(
    (own) => isAlways(own) || filter.wallet === own || summary?.wallets.some(({ wallet }) => wallet === own),
  );
  const year = { ...first, type: undefined, from: addDays(today, 1 - MOST_STATEMENT_DAYS), to: today };
  return (
    <div className={styles.page}>
      <PageHead title={statementCopy.title} lead={statementCopy.lead} />
      <LinkTabs
        label={statementCopy.wallets}
        tabs={wallets.map((wallet) => ({
          label: statementCopy.wallet[wallet],
          href: paths.statementOf({ ...first, wallet }),
          isCurrent: wallet === filter.wallet,
        }))}
      />
      <div className={parts.columns}>
        {totals && <StatementTotals totals={totals} />}
        <div className={parts.movements}>
          <StatementFilter filter={filter} today={today} />
          {filter.file && (
            <p role="alert" className={styles.problem}>
              {statementCopy.fileProblem[filter.file]}
            </p>
          )}
          <h2 className={styles.paper}>{periodCopy.shown(filter.from, filter.to)}</h2>
          <PaperNote rows={rows} next={next} totals={totals} filter={filter} />
          <StatementRows rows={rows} />
          {rows.length === 0 && (
            <EmptyState
              art="empty-bills"
              title={filter.before ? statementCopy.emptyOlder : statementCopy.empty}
            >
              <p>{statementCopy.emptyText}</p>
              <ButtonLink href={paths.statementOf(year)}>{statementCopy.seeYear}</ButtonLink>
            </EmptyState>
          )}
          <div data-screen-only>
            <Pager
              label={statementCopy.pages}
              newest={
                filter.before ? { label: statementCopy.newest, href: paths.statementOf(first) } : undefined
              }
              older={
                next
                  ? { label: statementCopy.older, href: paths.statementOf({ ...first, before: next }) }
                  : undefined
              }
            />
          </div>
        </div>
        <div className={parts.beside}>
          <Keep filter={first} hasRows={rows.length > 0} />
          {summary && <SessionNet session={summary.session} />}
          {summary && <LifetimeNet lifetime={summary.lifetime} />}
        </div>
      </div>
    </div>
  );
});

/** Ways to take the movements along, and the sums of playing over the same days. */
function Keep({ filter, hasRows }: { filter: ShownFilter; hasRows: boolean }) {
  return (
    <div className={styles.keep} data-screen-only>
      {hasRows && (
        <>
          <ButtonLink href={paths.statementFile(filter)} variant="ghost" size="small">
            <Icon name="download" size={20} />
            <span>{statementCopy.file}</span>
          </ButtonLink>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            {statementCopy.print}
          </Button>
        </>
      )}
      <ButtonLink href={paths.winLossOf({ from: filter.from, to: filter.to })} variant="ghost" size="small">
        {statementCopy.winLoss}
      </ButtonLink>
    </div>
  );
}
