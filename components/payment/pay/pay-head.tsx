'use client';

import { useQuery } from '@tanstack/react-query';
import { payCopy } from '#components/payment/pay/copy.ts';
import styles from '#components/payment/payment-page.module.css';
import { type DepositEntry, type DepositQr, depositStatusQuery } from '#lib/api/payment/queries.ts';

interface PayHeadProps {
  readonly shown: DepositQr | null;
  readonly past: DepositEntry | null;
}

/** What the page is about: a deposit to pay, one that ended, or nothing. What the panel below hears is heard here too. */
export function PayHead({ shown, past }: PayHeadProps) {
  const { data } = useQuery({ ...depositStatusQuery(shown?.ref ?? ''), enabled: false });
  const isWaiting = (data?.status ?? shown?.status) === 'pending';
  const { title, lead } = past
    ? payCopy.of.past
    : payCopy.of[!shown ? 'none' : isWaiting ? 'waiting' : 'ended'];
  return (
    <header data-screen-only className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}
