import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { WithdrawPage } from '#components/payment/withdraw/withdraw-page.tsx';
import { ownPart } from '#lib/loaders/own-part.ts';
import { loadWithdraw } from '#lib/loaders/payment.ts';

export const metadata: Metadata = { title: withdrawCopy.title };

export default page('member', [], async () => <WithdrawPage own={await ownPart(loadWithdraw)} />);
