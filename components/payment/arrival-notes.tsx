import { copy } from '#components/payment/copy.ts';
import styles from '#components/payment/qr/qr-ticket.module.css';
import type { DepositStatus } from '#lib/api/payment/queries.ts';

/** Money that came for this QR and did not fit it, and what becomes of it. */
export function ArrivalNotes({ arrivals }: Pick<DepositStatus, 'arrivals'>) {
  if (arrivals.length === 0) return null;
  return (
    <ul className={styles.arrivals} role="status">
      {arrivals.map((arrival) => (
        <li key={`${arrival.arrived_at} ${arrival.amount}`}>
          {copy.arrival(arrival)} {copy.arrivalStatus[arrival.status]}
        </li>
      ))}
    </ul>
  );
}
