import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { CashbackPage } from '#components/cashback/cashback-page.tsx';
import { cashbackCopy } from '#components/cashback/copy.ts';
import { loadCashbackRates, loadOwnCashback } from '#lib/loaders/cashback.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { isDay } from '#rules/time/bangkok-time.ts';

export const metadata: Metadata = { title: cashbackCopy.title.turnover };

export default page('everyone', ['before'], async ({ searchParams }: PageProps<'/cashback'>, viewer) => {
  const { before } = await searchParams;
  const day = typeof before === 'string' && isDay(before) ? before : undefined;
  const [rates, { state }] = await Promise.all([loadCashbackRates(), viewer()]);
  if (state !== 'member') return <CashbackPage basis="turnover" rates={rates} own={null} />;
  const load = () => loadOwnCashback('turnover', day);
  return <CashbackPage basis="turnover" rates={rates} own={await personalFragment(load)} />;
});
