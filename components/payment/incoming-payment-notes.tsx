import { incomingPaymentCopy } from '#components/payment/incoming-payment-copy.ts';
import styles from '#components/payment/qr/qr-ticket.module.css';
import type { DepositStatus } from '#lib/api/payment/queries.ts';

export interface IncomingPaymentNotesProps extends Pick<DepositStatus, 'arrivals'> {
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** Money that came for a deposit and did not fit it: what becomes of it, and whom to ask while it waits or was found to be somebody else's. */
export function IncomingPaymentNotes({ arrivals, contactUrl }: IncomingPaymentNotesProps) {
  const isLacking = arrivals.some(({ status, why }) => status === 'waiting' && why === 'satang');
  return (
    <div className={styles.arrivals} role="status">
      <ul>
        {arrivals.map((arrival) => (
          <li key={`${arrival.arrived_at} ${arrival.amount} ${arrival.status}`}>
            {`${incomingPaymentCopy.arrival(arrival)} ${incomingPaymentCopy.status[arrival.status]}`}
          </li>
        ))}
      </ul>
      {arrivals.some(({ status }) => status === 'waiting' || status === 'other') && (
        <p>
          {arrivals.some(({ status }) => status === 'waiting') && (
            <span>{`${isLacking ? `${incomingPaymentCopy.notAgain} ` : ''}${incomingPaymentCopy.otherNameText} `}</span>
          )}
          <a href={contactUrl} target="_blank" rel="noopener noreferrer">
            {incomingPaymentCopy.ask}
          </a>
        </p>
      )}
    </div>
  );
}
