import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { copy } from '#components/payment/copy.ts';
import { DepositPage } from '#components/payment/deposit-page.tsx';
import { OfferNote } from '#components/protection/offer-note.tsx';
import { ownPart } from '#lib/loaders/own-part.ts';
import { loadDeposit } from '#lib/loaders/payment.ts';

export const metadata: Metadata = { title: copy.title };

export default page('member', [], async (_asked, viewer) => {
  const [own, { user }] = await Promise.all([ownPart(loadDeposit), viewer()]);
  return (
    <>
      {!user.limits_offered && <OfferNote />}
      <DepositPage own={own} />
    </>
  );
});
