import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { DepositPage } from '#components/payment/deposit-page.tsx';
import { OwnDeposit } from '#components/payment/own-deposit.tsx';
import { pageCopy } from '#components/payment/page-copy.ts';
import { OfferNote } from '#components/protection/offer-note.tsx';
import { loadContactUrl, loadDeposit } from '#lib/loaders/payment.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: pageCopy.title };

export default page('member', [], async (_asked, viewer) => {
  const [own, contactUrl, { user }] = await Promise.all([
    personalFragment(loadDeposit),
    loadContactUrl(),
    viewer(),
  ]);
  return (
    <>
      {!user.limits_offered && <OfferNote />}
      <DepositPage contactUrl={contactUrl}>
        <OwnDeposit own={own} />
      </DepositPage>
    </>
  );
});
