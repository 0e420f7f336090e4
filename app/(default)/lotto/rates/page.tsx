import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { ratesCopy } from '#components/lotto/copy.ts';
import { RatesView } from '#components/lotto/rates/rates-view.tsx';
import { kindOfAddress, loadRates } from '#lib/loaders/lotto.ts';

export const metadata: Metadata = { title: ratesCopy.title };

export default page('everyone', ['kind'], async ({ searchParams }: PageProps<'/lotto/rates'>) => (
  <RatesView {...(await loadRates(kindOfAddress((await searchParams).kind)))} />
));
