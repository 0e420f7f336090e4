'use client';

import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { MoreAbout } from '#components/ui/show/more-about.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import { periodCopy } from '#components/wallet/period/copy.ts';
import { PeriodPicker } from '#components/wallet/period/period-picker.tsx';
import { LifetimeNet, SessionNet } from '#components/wallet/statement/net-positions.tsx';
import styles from '#components/wallet/statement/statement.module.css';
import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import { PlayedTables } from '#components/wallet/winloss/played-tables.tsx';
import { WinLossTotals } from '#components/wallet/winloss/win-loss-totals.tsx';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import { MOST_STATEMENT_DAYS } from '#rules/money/statement.ts';
import { addDays } from '#rules/time/bangkok-time.ts';

interface OwnWinLoss {
  readonly winLoss: WinLoss;
  /** What the steps are of, where it is not everything. */
  readonly area?: string | undefined;
  readonly kind?: string | undefined;
  /** In Bangkok. */
  readonly today: string;
}

const loadChart = async () => (await import('#components/wallet/winloss/net-chart.tsx')).NetChart;

/** What bets brought and took in a period: in all, by day or month with a chart, and by what was played. */
export const WinLossPage = fragmentView(function WinLossPage({ own }: { readonly own: OwnWinLoss }) {
  const { winLoss, area, kind, today } = own;
  const { from, to, step, steps, games, session, lifetime } = winLoss;
  const chosen = games.find((one) => one.area === area && one.kind === kind);
  const year = { from: addDays(today, 1 - MOST_STATEMENT_DAYS), to: today };
  return (
    <div className={styles.page}>
      <PageHead
        title={winLossCopy.title}
        lead={winLossCopy.lead}
        back={{ href: paths.statementOf({ from, to }), label: winLossCopy.back }}
      />
      <div className={styles.keep} data-screen-only>
        <PeriodPicker
          shown={{ from, to }}
          today={today}
          hrefOf={(period) => paths.winLossOf({ ...period, area, kind })}
        />
      </div>
      <h2 className={styles.shown}>{periodCopy.shown(from, to)}</h2>
      {area && (
        <p className={styles.keep}>
          <strong>{chosen ? winLossCopy.onlyOf(chosen.label) : winLossCopy.onlyOfOther}</strong>
          <a href={paths.winLossOf({ from, to })}>{winLossCopy.everything}</a>
        </p>
      )}
      <WinLossTotals total={winLoss.total} />
      {steps.some(({ net }) => net !== 0) && (
        <div className={styles.chart} data-screen-only>
          <LazyPart load={loadChart} props={{ from, to, step, steps }} />
        </div>
      )}
      <PlayedTables winLoss={winLoss} area={area} kind={kind} />
      {steps.length === 0 && (
        <EmptyState art="empty-bills" title={winLossCopy.empty}>
          <p>{winLossCopy.emptyText}</p>
          <ButtonLink href={paths.winLossOf({ ...year, area, kind })}>{winLossCopy.seeYear}</ButtonLink>
        </EmptyState>
      )}
      <div className={styles.note}>
        <MoreAbout text={winLossCopy.note} about={winLossCopy.noteAbout} more={winLossCopy.noteMore} />
        <a href={paths.protection}>{winLossCopy.limits}</a>
        <p>
          <a href={loyaltyPaths.lossRebate}>{winLossCopy.rebate}</a>
        </p>
      </div>
      <SessionNet session={session} />
      <LifetimeNet lifetime={lifetime} />
    </div>
  );
});
