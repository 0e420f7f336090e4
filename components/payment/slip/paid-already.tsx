'use client';

import { copy } from '#components/payment/copy.ts';
import { incomingPaymentCopy } from '#components/payment/incoming-payment-copy.ts';
import styles from '#components/payment/qr/qr-ticket.module.css';
import { slipCopy } from '#components/payment/slip/copy.ts';
import { SlipUpload } from '#components/payment/slip/slip-upload.tsx';

interface PaidAlreadyProps {
  readonly depositRef: string;
  /** A transfer has a slip to show; a QR names its deposit by itself. */
  readonly isTransfer: boolean;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** For who did pay a deposit that has ended: what happens now, the slip, and whom to ask. */
export function PaidAlready({ depositRef, isTransfer, contactUrl }: PaidAlreadyProps) {
  return (
    <>
      <section data-screen-only className={styles.slip} aria-labelledby="paid-already">
        <h3 id="paid-already">{slipCopy.paidAlready}</h3>
        <p>{isTransfer ? slipCopy.paidAlreadyTransfer : slipCopy.paidAlreadyQr}</p>
        <p>
          <span>{`${copy.reference} ${depositRef} `}</span>
          <a href={contactUrl} target="_blank" rel="noopener noreferrer">
            {incomingPaymentCopy.ask}
          </a>
        </p>
      </section>
      {isTransfer && <SlipUpload depositRef={depositRef} />}
    </>
  );
}
