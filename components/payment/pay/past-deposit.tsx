'use client';

import { DepositFacts } from '#components/payment/history/deposit-facts.tsx';
import styles from '#components/payment/history/history.module.css';
import { payCopy } from '#components/payment/pay/copy.ts';
import { IncomingPaymentPart } from '#components/payment/qr/incoming-payment-part.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { DepositEntry } from '#lib/api/payment/queries.ts';
import { paths } from '#lib/paths.ts';

const loadPaidAlready = async () => (await import('#components/payment/slip/paid-already.tsx')).PaidAlready;

interface PastDepositProps {
  readonly deposit: DepositEntry;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** A deposit that ended before this page was opened: how, when and why, and whom to ask when money was sent for it. */
export function PastDeposit({ deposit, contactUrl }: PastDepositProps) {
  const isTransfer = deposit.kind === 'bank' || deposit.kind === 'true_money';
  return (
    <section className={styles.past} aria-labelledby="past-deposit">
      <h2 id="past-deposit">{payCopy.past}</h2>
      <DepositFacts deposit={deposit} />
      <IncomingPaymentPart arrivals={deposit.arrivals} contactUrl={contactUrl} />
      <ButtonLink fullWidth href={paths.deposit}>
        {payCopy.begin}
      </ButtonLink>
      {deposit.status !== 'paid' && (
        <LazyPart load={loadPaidAlready} props={{ depositRef: deposit.ref, isTransfer, contactUrl }} />
      )}
    </section>
  );
}
