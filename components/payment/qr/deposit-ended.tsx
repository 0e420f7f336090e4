'use client';

import { useEffect, useRef } from 'react';
import { copy } from '#components/payment/copy.ts';
import { endedCopy } from '#components/payment/qr/ended-copy.ts';
import { IncomingPaymentPart } from '#components/payment/qr/incoming-payment-part.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { IdlePart } from '#components/ui/idle-part.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { PaymentStatus } from '#contract/payment.ts';
import type { DepositStatus } from '#lib/api/payment/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './deposit-ended.module.css';

interface DepositEndedProps {
  readonly depositRef: string;
  readonly status: Exclude<PaymentStatus, 'pending'>;
  readonly reason: string | null;
  readonly arrivals: DepositStatus['arrivals'];
  readonly contactUrl: string;
  readonly amount: number;
  /** A transfer had no QR. */
  readonly isTransfer: boolean;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onAgain: () => void;
}

const loadPaidAlready = async () => (await import('#components/payment/slip/paid-already.tsx')).PaidAlready;
// Without it the money has come all the same.
const loadCelebration = async () => (await import('#components/ui/show/celebration.tsx')).Celebration;

const titles = { paid: endedCopy.paidTitle, expired: endedCopy.expiredTitle, cancelled: copy.cancelledTitle };
const icons = { paid: 'check', expired: 'clock', cancelled: 'close' } as const;

/** How a deposit ended, and what to do next. Money that arrives late is still credited, so one can ask again. */
export function DepositEnded({
  depositRef,
  status,
  reason,
  arrivals,
  contactUrl,
  amount,
  isTransfer,
  isChecking,
  onCheck,
  onAgain,
}: DepositEndedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The QR is gone; screen readers go on at this heading.
  useEffect(() => title.current?.focus(), []);
  const texts = {
    paid: endedCopy.paidText(amount),
    expired: isTransfer ? endedCopy.transferExpiredText : endedCopy.expiredText,
    cancelled: endedCopy.cancelledText,
  };
  return (
    <section
      // Who did pay waits for the money here, or looks for the slip.
      data-undisturbed={status !== 'paid' || undefined}
      className={styles.ended}
      data-status={status}
    >
      {status === 'paid' && <IdlePart load={loadCelebration} props={{}} />}
      <span className={styles.mark} aria-hidden="true">
        <Icon name={icons[status]} />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {isTransfer && status === 'expired' ? endedCopy.transferExpiredTitle : titles[status]}
      </h2>
      {status === 'cancelled' && reason && (
        <p className={styles.reason}>{endedCopy.cancelledReason(reason)}</p>
      )}
      <p role="status">{texts[status]}</p>
      <IncomingPaymentPart arrivals={arrivals} contactUrl={contactUrl} />
      {status === 'paid' ? (
        <>
          <ButtonLink fullWidth href={paths.lottoLobby}>
            {endedCopy.bet}
          </ButtonLink>
          <Button variant="ghost" fullWidth onClick={onAgain}>
            {endedCopy.depositMore}
          </Button>
        </>
      ) : (
        <>
          <Button fullWidth onClick={onAgain}>
            {isTransfer ? endedCopy.newTransfer : endedCopy.newQr}
          </Button>
          <Button variant="ghost" fullWidth onClick={onCheck} busy={isChecking && copy.checking}>
            {copy.checkAgain}
          </Button>
          <LazyPart load={loadPaidAlready} props={{ depositRef, isTransfer, contactUrl }} />
        </>
      )}
    </section>
  );
}
