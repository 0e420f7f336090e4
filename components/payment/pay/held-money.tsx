import { IncomingPaymentNotes } from '#components/payment/incoming-payment-notes.tsx';
import { payCopy } from '#components/payment/pay/copy.ts';
import styles from '#components/payment/payment-page.module.css';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import { payAddress } from '#lib/pay-address.ts';

interface HeldMoneyProps {
  readonly held: readonly DepositQr[];
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** Deposits that ended while money that did not fit them waits for the operator. */
export function HeldMoney({ held, contactUrl }: HeldMoneyProps) {
  if (held.length === 0) return null;
  return (
    <section data-screen-only className={styles.howTo} aria-labelledby="held">
      <h2 id="held">{payCopy.held}</h2>
      {held.map(({ ref, arrivals }) => (
        <div key={ref} className={styles.otherName}>
          <a href={payAddress(ref)}>{payCopy.heldOf(ref)}</a>
          <IncomingPaymentNotes arrivals={arrivals} contactUrl={contactUrl} />
        </div>
      ))}
    </section>
  );
}
