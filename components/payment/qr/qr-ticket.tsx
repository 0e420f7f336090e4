'use client';

import { useEffect, useRef } from 'react';
import { ArrivalNotes } from '#components/payment/arrival-notes.tsx';
import { copy } from '#components/payment/copy.ts';
import { CopyAmount } from '#components/payment/qr/copy-amount.tsx';
import { qrDrawing } from '#components/payment/qr/qr-path.ts';
import { SaveQr } from '#components/payment/qr/save-qr.tsx';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { DepositQr, DepositStatus } from '#lib/api/payment/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './qr-ticket.module.css';

interface QrTicketProps {
  readonly qr: DepositQr;
  readonly takesFocus: boolean;
  /** True while the status of the deposit cannot be read. */
  readonly isUnreachable: boolean;
  readonly isCancelling: boolean;
  readonly onEnd: () => void;
  readonly arrivals: DepositStatus['arrivals'];
  readonly onCancel: () => void;
  readonly onAnother: () => void;
}

/** The QR to pay, with everything that a member compares in the bank's app. */
export function QrTicket({
  qr,
  takesFocus,
  isUnreachable,
  isCancelling,
  onEnd,
  onCancel,
  arrivals,
  onAnother,
}: QrTicketProps) {
  const { size, path } = qrDrawing(qr.payload);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.ticket} aria-labelledby="qr-title">
      <h2 id="qr-title" ref={title} tabIndex={-1}>
        {copy.qrTitle}
      </h2>
      <p data-keep-clear className={styles.amount}>
        ฿ {formatBaht(qr.amount)} <CopyAmount amount={qr.amount} />
      </p>
      <p className={styles.left}>
        {copy.validFor} <Countdown until={qr.expires_at} onEnd={onEnd} />
      </p>
      <div data-keep-clear className={styles.paper}>
        <p className={styles.brand} aria-hidden="true">
          PromptPay
        </p>
        <svg
          className={styles.code}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={copy.qrLabel(qr.amount)}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <p className={styles.sandbox}>{copy.sandbox}</p>
      </div>
      <dl data-keep-clear className={styles.facts}>
        <div>
          <dt>{copy.receiver}</dt>
          <dd>{qr.receiver_name}</dd>
        </div>
        <div>
          <dt>{copy.reference}</dt>
          <dd className={styles.reference}>{qr.ref}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {copy.exactly} · {copy.validUntil(formatThaiDateTime(qr.expires_at))}
      </p>
      <p data-screen-only className={styles.waiting} role="status" data-trouble={isUnreachable || undefined}>
        {isUnreachable ? copy.stillTrying : copy.waiting}
      </p>
      <ArrivalNotes arrivals={arrivals} />
      <SaveQr qr={qr} />
      <Button variant="ghost" fullWidth onClick={onAnother}>
        {copy.another}
      </Button>
      <Button variant="ghost" fullWidth onClick={onCancel} disabled={isCancelling}>
        {copy.cancel}
      </Button>
    </section>
  );
}
