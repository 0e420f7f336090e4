import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { CashbackPage } from '#components/cashback/cashback-page.tsx';
import { cashbackCopy } from '#components/cashback/copy.ts';
import { loadCashbackRates, loadOwnCashback } from '#lib/loaders/cashback.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { isDay } from '#rules/time/bangkok-time.ts';

export const metadata: Metadata = { title: cashbackCopy.title.loss };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/winloss'>) => {
  const { before } = await searchParams;
  const day = typeof before === 'string' && isDay(before) ? before : undefined;
  const load = () => loadOwnCashback('loss', day);
  const [rates, own] = await Promise.all([loadCashbackRates(), personalFragment(load)]);
  return <CashbackPage basis="loss" rates={rates} own={own} />;
});
