import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { WithdrawPage } from '#components/payment/withdraw/withdraw-page.tsx';
import { loadWithdraw } from '#lib/loaders/payment.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: withdrawCopy.title };

export default page('member', [], async () => <WithdrawPage own={await personalFragment(loadWithdraw)} />);
