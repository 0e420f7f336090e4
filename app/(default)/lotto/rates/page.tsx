import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { ratesCopy } from '#components/lotto/copy.ts';
import { RatesView } from '#components/lotto/rates/rates-view.tsx';
import { kindOfAddress } from '#lib/loaders/lotto/kinds.ts';
import { loadRates } from '#lib/loaders/lotto/rates.ts';
import { oneOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: ratesCopy.title };

export default page('everyone', ['kind', 'number'], async ({ searchParams }: PageProps<'/lotto/rates'>) => {
  const { kind, number } = await searchParams;
  return <RatesView {...(await loadRates(kindOfAddress(kind), oneOf(number)))} />;
});
