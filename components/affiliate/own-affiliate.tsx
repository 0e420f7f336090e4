'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceCard } from '#components/affiliate/balance-card.tsx';
import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { FriendRows } from '#components/affiliate/friend-rows.tsx';
import { LinkCard } from '#components/affiliate/link-card.tsx';
import { MonthTable } from '#components/affiliate/month-table.tsx';
import { MovementRows } from '#components/affiliate/movement-rows.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { affiliateMovementsQuery, affiliateSummaryQuery } from '#lib/api/affiliate/queries.ts';
import type { OwnAffiliate } from '#lib/loaders/affiliate.ts';
import styles from './affiliate.module.css';

/** The member's link, balance, months, friends and movements. */
export const OwnAffiliateView = fragmentView(function OwnAffiliateView({
  own,
}: {
  readonly own: OwnAffiliate;
}) {
  const { network, before } = own;
  const { data: summary } = useQuery({ ...affiliateSummaryQuery(), initialData: own.summary });
  const { data: movements } = useQuery({
    ...affiliateMovementsQuery(own.movements.month),
    initialData: own.movements,
  });
  const isNew = network.rows.length === 0 && summary.months.length === 0 && movements.rows.length === 0;
  // What can be paid out, or is owed, comes before the way to more of it; the order stays while the page is open.
  const balanceFirst = own.summary.balance !== 0;
  return (
    <>
      {balanceFirst && <BalanceCard summary={summary} />}
      <LinkCard code={summary.code} />
      {!balanceFirst && <BalanceCard summary={summary} />}
      {isNew && summary.invited === 0 ? (
        <section className={styles.card} aria-labelledby="affiliate-first">
          <h2 id="affiliate-first">{copy.first}</h2>
          <p>{copy.noFriends}</p>
          <p className={styles.muted}>{copy.firstMore}</p>
        </section>
      ) : (
        <>
          <MonthTable months={summary.months} shown={network.month} />
          <FriendRows network={network} before={before} />
          <MovementRows movements={movements} />
        </>
      )}
    </>
  );
});
