import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import { WinLossPage } from '#components/wallet/winloss/win-loss-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadWinLoss, winLossFilterOf } from '#lib/loaders/winloss.ts';

export const metadata: Metadata = { title: winLossCopy.title };

export default page(
  'member',
  ['from', 'to', 'area', 'kind'],
  async ({ searchParams }: PageProps<'/winloss'>) => {
    const filter = winLossFilterOf(await searchParams);
    return <WinLossPage own={await personalFragment(() => loadWinLoss(filter))} />;
  },
);
