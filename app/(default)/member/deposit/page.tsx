import type { Metadata } from 'next';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { copy } from '#components/payment/copy.ts';
import { DepositPage } from '#components/payment/deposit-page.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadDeposit } from '#lib/loaders/payment.ts';
import { requireMember } from '#lib/loaders/viewer.ts';

export const metadata: Metadata = { title: copy.title };

export default orMissing(async function Page() {
  await requireMember();
  const seed = await firstRead(loadDeposit);
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <DepositPage {...seed.data} />;
});
