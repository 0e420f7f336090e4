'use client';

import { useEffect, useRef } from 'react';
import { copy } from '#components/payment/copy.ts';
import { IncomingPaymentPart } from '#components/payment/qr/incoming-payment-part.tsx';
import { QrPaper } from '#components/payment/qr/qr-paper.tsx';
import { SaveQr } from '#components/payment/qr/save-qr.tsx';
import { TransferAccount } from '#components/payment/qr/transfer-account.tsx';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { DepositQr, DepositStatus } from '#lib/api/payment/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './qr-ticket.module.css';

const loadSlipUpload = async () => (await import('#components/payment/slip/slip-upload.tsx')).SlipUpload;

interface QrTicketProps {
  readonly qr: DepositQr;
  readonly takesFocus: boolean;
  /** True while the status of the deposit cannot be read. */
  readonly isUnreachable: boolean;
  readonly isCancelling: boolean;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly contactUrl: string;
  readonly onEnd: () => void;
  readonly arrivals: DepositStatus['arrivals'];
  readonly onCancel: () => void;
  readonly onAnother: () => void;
  readonly children?: Elements;
}

/** The QR to pay or the account to transfer to, with everything that a member compares in the bank's app. */
export function QrTicket({
  qr,
  takesFocus,
  isUnreachable,
  isCancelling,
  onEnd,
  onCancel,
  arrivals,
  onAnother,
  isChecking,
  onCheck,
  contactUrl,
  children,
}: QrTicketProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section data-undisturbed className={styles.ticket} aria-labelledby="qr-title">
      <h2 id="qr-title" ref={title} tabIndex={-1}>
        {qr.transfer ? copy.transferTitle : copy.qrTitle}
      </h2>
      <p className={styles.amount}>
        <span>{`฿ ${formatBaht(qr.amount)} `}</span>
        <CopyButton text={qr.amount.toFixed(2)} label={copy.copyAmount} className={styles.copy} />
      </p>
      {qr.asked !== null && qr.asked !== qr.amount && (
        <p className={styles.left}>{copy.satangWhy(qr.amount, qr.asked)}</p>
      )}
      <p className={styles.left}>
        <span>{`${copy.validFor} `}</span>
        <Countdown until={qr.expires_at} onEnd={onEnd} />
      </p>
      {qr.transfer ? <TransferAccount to={qr.transfer} /> : <QrPaper qr={qr} />}
      <dl className={styles.facts}>
        {!qr.transfer && (
          <div>
            <dt>{copy.receiver}</dt>
            <dd>{qr.receiver_name}</dd>
          </div>
        )}
        <div>
          <dt>{copy.reference}</dt>
          <dd className={styles.reference}>{qr.ref}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        <span>{qr.transfer ? copy.exactTransfer : copy.exactly}</span>
        <br />
        <span>{copy.validUntil(formatThaiDateTime(qr.expires_at))}</span>
      </p>
      <p data-screen-only className={styles.waiting} role="status" data-trouble={isUnreachable || undefined}>
        {isUnreachable ? copy.stillTrying : copy.waiting}
      </p>
      <IncomingPaymentPart arrivals={arrivals} contactUrl={contactUrl} />
      {qr.transfer ? <LazyPart load={loadSlipUpload} props={{ depositRef: qr.ref }} /> : <SaveQr qr={qr} />}
      <Button variant="secondary" fullWidth onClick={onCheck} busy={isChecking && copy.checking}>
        {copy.checkAgain}
      </Button>
      {children}
      <Button variant="ghost" fullWidth onClick={onAnother}>
        {copy.another}
      </Button>
      <Button variant="ghost" fullWidth onClick={onCancel} busy={isCancelling && copy.cancelling}>
        {copy.cancel}
      </Button>
    </section>
  );
}
