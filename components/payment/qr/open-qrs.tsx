'use client';

import { copy } from '#components/payment/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './open-qrs.module.css';

interface OpenQrsProps {
  readonly qrs: readonly DepositQr[];
  /** True where one more is shown beside these. */
  readonly isBeside: boolean;
  readonly onOpen: (qr: DepositQr) => void;
  /** The time of one is over. */
  readonly onOver: (qr: DepositQr) => void;
}

/** QRs that were made and still wait for their payment, each with the time it has left. */
export function OpenQrs({ qrs, isBeside, onOpen, onOver }: OpenQrsProps) {
  if (qrs.length === 0) return null;
  return (
    <section data-screen-only className={styles.open} aria-labelledby="open-qrs">
      <h2 id="open-qrs">{(isBeside ? copy.otherQrs : copy.openQrs)(qrs.length)}</h2>
      <ul>
        {qrs.map((qr) => (
          <li key={qr.ref}>
            <span>
              <b>{`฿ ${formatBaht(qr.amount)}`}</b>
              <small>
                <span>{`${copy.validFor} `}</span>
                <Countdown until={qr.expires_at} onEnd={() => onOver(qr)} />
              </small>
              <small>{`${copy.reference} ${qr.ref}`}</small>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={qr.transfer ? copy.openTransferOf(qr.amount) : copy.openQrOf(qr.amount)}
              onClick={() => onOpen(qr)}
            >
              {qr.transfer ? copy.openTransfer : copy.openQr}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
