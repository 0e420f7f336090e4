'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceCard } from '#components/affiliate/balance-card.tsx';
import { FriendRows } from '#components/affiliate/friend-rows.tsx';
import { LinkCard } from '#components/affiliate/link-card.tsx';
import { MonthTable } from '#components/affiliate/month-table.tsx';
import { MovementRows } from '#components/affiliate/movement-rows.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { affiliateMovementsQuery, affiliateSummaryQuery } from '#lib/api/affiliate/queries.ts';
import type { OwnAffiliate } from '#lib/loaders/affiliate.ts';

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
  return (
    <>
      <LinkCard code={summary.code} />
      <BalanceCard summary={summary} />
      <MonthTable months={summary.months} shown={network.month} />
      <FriendRows network={network} before={before} />
      <MovementRows movements={movements} />
    </>
  );
});
