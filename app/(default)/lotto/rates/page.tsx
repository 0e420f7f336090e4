import type { Metadata } from 'next';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { ratesCopy } from '#components/lotto/copy.ts';
import { RatesView } from '#components/lotto/rates/rates-view.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadRates } from '#lib/loaders/lotto.ts';

export const metadata: Metadata = { title: ratesCopy.title };

export default orMissing(async function RatesPage() {
  const seed = await firstRead(loadRates);
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <RatesView kinds={seed.data} />;
});
