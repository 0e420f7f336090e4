import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { copy } from '#components/payment/copy.ts';
import { DepositPage } from '#components/payment/deposit-page.tsx';
import { ownPart } from '#lib/loaders/own-part.ts';
import { loadDeposit } from '#lib/loaders/payment.ts';

export const metadata: Metadata = { title: copy.title };

export default page('member', [], async () => <DepositPage own={await ownPart(loadDeposit)} />);
